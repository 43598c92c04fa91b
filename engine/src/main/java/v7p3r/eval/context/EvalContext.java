package v7p3r.eval.context;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;

/**
 * The facts about one position that several themes need, worked out once: who attacks what, where
 * pieces can go, where the kings live. Every per-side fact is asked by side, so that themes are
 * written once for both colors.
 */
public final class EvalContext {
  private static final int MAX_OFFICERS = 16;

  private Position position;
  private int[] weights;

  private long occupied;
  private final long[] pieces = new long[2];
  private final long[] pawns = new long[2];
  private final long[] attackedByType = new long[2 * 8];
  private final long[] attacked = new long[2];
  private final long[] attackedTwice = new long[2];
  private final long[] pawnAttacksTwice = new long[2];
  private final long[] mobilityArea = new long[2];
  private final long[] kingZone = new long[2];
  private final long[] officers = new long[2];
  private final long[] pinned = new long[2];
  private final int[] king = new int[2];
  private final long[] passed = new long[2];

  private final long[] diagonalKingShields = new long[2];
  private final long[] straightKingShields = new long[2];
  private final long[] diagonalShields = new long[2];
  private final long[] straightShields = new long[2];
  private boolean linesKnown;

  /** Knights, bishops, rooks and queens of a side, in that order; 16 slots a side. */
  private final int[] officerSquares = new int[2 * MAX_OFFICERS];

  private final long[] officerAttacks = new long[2 * MAX_OFFICERS];

  /** Where the officers of a type begin in a side's slots: index side * 8 + type. */
  private final int[] officerStart = new int[2 * 8];

  /** Looks at a position with the weights of an evaluator. */
  public void look(Position position, int[] weights) {
    this.position = position;
    this.weights = weights;
    occupied = position.pieces();
    for (int side = Color.WHITE; side <= Color.BLACK; side++) {
      pieces[side] = position.pieces(side);
      pawns[side] = position.pieces(side, PieceType.PAWN);
      king[side] = position.king(side);
      officers[side] = pieces[side] & ~pawns[side] & ~(1L << king[side]);
      long left = pawnAttacksLeft(side, pawns[side]);
      long right = pawnAttacksRight(side, pawns[side]);
      attackedByType[side << 3] = left | right;
      pawnAttacksTwice[side] = left & right;
    }
    linesKnown = false;
    lookAtKingLines(Color.WHITE);
    lookAtKingLines(Color.BLACK);
    lookAtOfficers(Color.WHITE);
    lookAtOfficers(Color.BLACK);
    lookAtKings();
  }

  /** Finds the lone men between a side's sliders and the enemy king: pins and discoveries. */
  private void lookAtKingLines(int us) {
    int target = king[us ^ 1];
    long diagonal = lone(target, Attacks.bishopRays(target) & position.diagonalSliders(us));
    long straight = lone(target, Attacks.rookRays(target) & position.straightSliders(us));
    diagonalKingShields[us] = diagonal;
    straightKingShields[us] = straight;
    pinned[us ^ 1] = (diagonal | straight) & pieces[us ^ 1];
  }

  /** The same for queens and rooks that a slider would win: worth more than it, or undefended. */
  private void lookAtLines(int us) {
    int them = us ^ 1;
    long bishops = position.pieces(us, PieceType.BISHOP);
    long rooks = position.pieces(us, PieceType.ROOK);
    long queens = position.pieces(us, PieceType.QUEEN);
    long enemyQueens = position.pieces(them, PieceType.QUEEN);
    long diagonal = 0;
    long straight = 0;
    long targets = enemyQueens | position.pieces(them, PieceType.ROOK);
    for (; targets != 0; targets &= targets - 1) {
      int target = Long.numberOfTrailingZeros(targets);
      boolean loose = !Bitboard.contains(attacked[them], target);
      boolean queen = Bitboard.contains(enemyQueens, target);
      long diagonalSliders = loose ? bishops | queens : bishops;
      long straightSliders = loose ? rooks | queens : queen ? rooks : 0;
      diagonal |= lone(target, Attacks.bishopRays(target) & diagonalSliders);
      straight |= lone(target, Attacks.rookRays(target) & straightSliders);
    }
    diagonalShields[us] = diagonal;
    straightShields[us] = straight;
  }

  private void needLines() {
    if (!linesKnown) {
      lookAtLines(Color.WHITE);
      lookAtLines(Color.BLACK);
      linesKnown = true;
    }
  }

  /** Men that alone stand between a target and one of the sliders. */
  private long lone(int target, long sliders) {
    long lone = 0;
    for (; sliders != 0; sliders &= sliders - 1) {
      long shield = Attacks.between(target, Long.numberOfTrailingZeros(sliders)) & occupied;
      lone |= Bitboard.hasSeveral(shield) ? 0 : shield;
    }
    return lone;
  }

  private void lookAtOfficers(int side) {
    int them = side ^ 1;
    long low = Bitboard.relativeRank(side, 1) | Bitboard.relativeRank(side, 2);
    long blocked = pawns[side] & (Bitboard.backward(side, occupied) | low);
    mobilityArea[side] = ~(blocked | 1L << king[side] | attackedByType[them << 3]);
    long kingAttacks = Attacks.king(king[side]);
    long all = attackedByType[side << 3];
    long twice = pawnAttacksTwice[side] | all & kingAttacks;
    all |= kingAttacks;
    int slot = side * MAX_OFFICERS;
    for (int type = PieceType.KNIGHT; type <= PieceType.QUEEN; type++) {
      long ofType = 0;
      officerStart[side << 3 | type] = slot;
      for (long men = position.pieces(side, type); men != 0; men &= men - 1) {
        int square = Long.numberOfTrailingZeros(men);
        long attacks = officerAttacks(side, type, square);
        if ((pinned[side] >>> square & 1) != 0) {
          attacks &= Attacks.line(king[side], square);
        }
        officerSquares[slot] = square;
        officerAttacks[slot++] = attacks;
        ofType |= attacks;
        twice |= all & attacks;
        all |= attacks;
      }
      attackedByType[side << 3 | type] = ofType;
    }
    officerStart[side << 3 | PieceType.KING] = slot;
    attackedByType[side << 3 | PieceType.KING] = kingAttacks;
    attacked[side] = all;
    attackedTwice[side] = twice;
  }

  /**
   * Bishops and rooks see through the own queen, rooks through each other: they attack together.
   */
  private long officerAttacks(int side, int type, int square) {
    long queens = position.pieces(side, PieceType.QUEEN);
    return switch (type) {
      case PieceType.KNIGHT -> Attacks.knight(square);
      case PieceType.BISHOP -> Attacks.bishop(square, occupied ^ queens);
      case PieceType.ROOK ->
          Attacks.rook(square, occupied ^ queens ^ position.pieces(side, PieceType.ROOK));
      default -> Attacks.queen(square, occupied);
    };
  }

  private void lookAtKings() {
    for (int side = Color.WHITE; side <= Color.BLACK; side++) {
      int file = Math.clamp(Square.file(king[side]), 1, 6);
      int rank = Math.clamp(Square.rank(king[side]), 1, 6);
      int center = Square.of(file, rank);
      kingZone[side] = Attacks.king(center) | 1L << center;
    }
  }

  /** What the pawn table knows: passed pawns of both sides. */
  public void setPassedPawns(long passedPawns) {
    passed[Color.WHITE] = passedPawns & pawns[Color.WHITE];
    passed[Color.BLACK] = passedPawns & pawns[Color.BLACK];
  }

  // ---- The position ----

  public Position position() {
    return position;
  }

  public long occupied() {
    return occupied;
  }

  public long pieces(int side) {
    return pieces[side];
  }

  public long pieces(int side, int type) {
    return position.pieces(side, type);
  }

  public long pawns(int side) {
    return pawns[side];
  }

  /** Knights, bishops, rooks and queens. */
  public long officers(int side) {
    return officers[side];
  }

  /** A side's officers counted in pawns: minors 3, rooks 5, queens 9. */
  public int officerWorth(int side) {
    int minors =
        position.count(Piece.of(side, PieceType.KNIGHT))
            + position.count(Piece.of(side, PieceType.BISHOP));
    return 3 * minors
        + 5 * position.count(Piece.of(side, PieceType.ROOK))
        + 9 * position.count(Piece.of(side, PieceType.QUEEN));
  }

  /** Pawns that no enemy pawn can stop or capture on its way. */
  public long passedPawns(int side) {
    return passed[side];
  }

  public int king(int side) {
    return king[side];
  }

  /** Men of a side that are pinned against their king. */
  public long pinned(int side) {
    return pinned[side];
  }

  // ---- Attacks ----

  /** Squares that a side's men of one type attack; sliders through their own batteries. */
  public long attackedBy(int side, int type) {
    return attackedByType[side << 3 | type];
  }

  public long pawnAttacks(int side) {
    return attackedByType[side << 3];
  }

  /** Squares that two pawns of a side attack. */
  public long pawnAttacksTwice(int side) {
    return pawnAttacksTwice[side];
  }

  public long attacked(int side) {
    return attacked[side];
  }

  /** Squares that at least two men of a side attack. */
  public long attackedTwice(int side) {
    return attackedTwice[side];
  }

  /** Squares worth going to: no own king or stuck pawn on them, no enemy pawn attacking them. */
  public long mobilityArea(int side) {
    return mobilityArea[side];
  }

  /** The nine squares around a side's king, moved inward at the edge. */
  public long kingZone(int side) {
    return kingZone[side];
  }

  // ---- Lines ----

  /** Men of both sides that alone stand between a side's diagonal sliders and the enemy king. */
  public long diagonalKingShields(int side) {
    return diagonalKingShields[side];
  }

  /** Men of both sides that alone stand between a side's straight sliders and the enemy king. */
  public long straightKingShields(int side) {
    return straightKingShields[side];
  }

  /**
   * Men of both sides that alone stand between a side's diagonal sliders and an enemy queen or rook
   * that is worth more than the slider or undefended.
   */
  public long diagonalShields(int side) {
    needLines();
    return diagonalShields[side];
  }

  /**
   * Men of both sides that alone stand between a side's straight sliders and an enemy queen or rook
   * that is worth more than the slider or undefended.
   */
  public long straightShields(int side) {
    needLines();
    return straightShields[side];
  }

  // ---- Officers one by one ----

  /** The first slot of a side's officers of a type; the next type's first slot ends them. */
  public int firstOfficer(int side, int type) {
    return officerStart[side << 3 | type];
  }

  public int endOfOfficers(int side, int type) {
    return officerStart[(side << 3 | type) + 1];
  }

  public int officerSquare(int slot) {
    return officerSquares[slot];
  }

  public long officerAttacks(int slot) {
    return officerAttacks[slot];
  }

  // ---- Weights ----

  public int weight(Weight weight) {
    return weights[weight.offset];
  }

  public int weight(Weight weight, int index) {
    assert index >= 0 && index < weight.length;
    return weights[weight.offset + index];
  }

  private static long pawnAttacksLeft(int side, long pawns) {
    return Bitboard.forward(side, pawns & ~Bitboard.FILE_A) >>> 1;
  }

  private static long pawnAttacksRight(int side, long pawns) {
    return Bitboard.forward(side, pawns & ~Bitboard.FILE_H) << 1;
  }
}
