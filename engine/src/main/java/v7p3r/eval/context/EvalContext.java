package v7p3r.eval.context;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
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

  /** Turn the number of a square as the board is turned or mirrored. */
  private static final int UPSIDE_DOWN = 56;

  private static final int LEFT_TO_RIGHT = 7;

  /** The second and third rank, by side. */
  private static final long[] LOW_RANKS = {
    Bitboard.RANK_2 | Bitboard.RANK_3, Bitboard.RANK_7 | Bitboard.RANK_6
  };

  /** By type. */
  private static final Weight[] MOBILITY = {
    null,
    Weight.KNIGHT_MOBILITY,
    Weight.BISHOP_MOBILITY,
    Weight.ROOK_MOBILITY,
    Weight.QUEEN_MOBILITY
  };

  private static final Weight[] SQUARES = {
    null, Weight.KNIGHT_SQUARES, Weight.BISHOP_SQUARES, Weight.ROOK_SQUARES, Weight.QUEEN_SQUARES
  };

  private Position position;
  private int[] weights;

  private long occupied;

  private final SideFacts[] sides = {new SideFacts(), new SideFacts()};

  /** 0 with both kings on one wing, 64 with the kings on different ones. */
  private int squareTable;

  private boolean linesKnown;

  /** Of both sides. */
  private long passedPawns;

  /** Of both sides. */
  private long outposts;

  /** As {@link PawnTerrain#files} packs them. */
  private int files;

  /** Knights, bishops, rooks and queens of a side, in that order; 16 slots a side. */
  private final int[] officerSquares = new int[2 * MAX_OFFICERS];

  private final int[] officerTypes = new int[2 * MAX_OFFICERS];

  private final long[] officerAttacks = new long[2 * MAX_OFFICERS];

  /** Where the officers of a type begin in a side's slots: index side * 8 + type. */
  private final int[] officerStart = new int[2 * 8];

  /** Looks at a position with the weights of an evaluator. */
  public void look(Position position, int[] weights) {
    this.position = position;
    this.weights = weights;
    occupied = position.pieces();
    linesKnown = false;
    lookAtMen(Color.WHITE);
    lookAtMen(Color.BLACK);
    squareTable = ((sides[Color.WHITE].kingSquare ^ sides[Color.BLACK].kingSquare) & 4) << 4;
    lookAtKingLines(Color.WHITE);
    lookAtKingLines(Color.BLACK);
    lookAtOfficers(Color.WHITE);
    lookAtOfficers(Color.BLACK);
  }

  private void lookAtMen(int side) {
    SideFacts facts = sides[side];
    long pieces = position.pieces(side);
    long pawns = pieces & position.piecesOfType(PieceType.PAWN);
    long kings = pieces & position.piecesOfType(PieceType.KING);
    facts.men[PieceType.PAWN] = pawns;
    for (int type = PieceType.KNIGHT; type <= PieceType.QUEEN; type++) {
      facts.men[type] = pieces & position.piecesOfType(type);
    }
    facts.men[PieceType.KING] = kings;
    facts.pieces = pieces;
    facts.officers = pieces & ~pawns & ~kings;
    long left = pawnAttacksLeft(side, pawns);
    long right = pawnAttacksRight(side, pawns);
    facts.attackedBy[PieceType.PAWN] = left | right;
    facts.pawnAttacksTwice = left & right;
    lookAtKing(side, Long.numberOfTrailingZeros(kings));
  }

  private void lookAtKing(int side, int square) {
    sides[side].kingSquare = square;
    sides[side].squareView = side * UPSIDE_DOWN ^ ((square & 4) == 0 ? LEFT_TO_RIGHT : 0);
    int file = Math.clamp(Square.file(square), 1, 6);
    int rank = Math.clamp(Square.rank(square), 1, 6);
    int center = Square.of(file, rank);
    sides[side].kingZone = Attacks.king(center) | 1L << center;
    sides[side].attackedBy[PieceType.KING] = Attacks.king(square);
  }

  /** Finds the lone men between a side's sliders and the enemy king: pins and discoveries. */
  private void lookAtKingLines(int us) {
    int target = sides[us ^ 1].kingSquare;
    long queens = pieces(us, PieceType.QUEEN);
    long diagonal = Attacks.bishopRays(target) & (queens | pieces(us, PieceType.BISHOP));
    long straight = Attacks.rookRays(target) & (queens | pieces(us, PieceType.ROOK));
    long diagonalShields = lone(target, diagonal);
    long straightShields = lone(target, straight);
    sides[us].diagonalKingShields = diagonalShields;
    sides[us].straightKingShields = straightShields;
    sides[us ^ 1].pinned = (diagonalShields | straightShields) & pieces(us ^ 1);
  }

  private void needLines() {
    if (!linesKnown) {
      LineShields.look(this, sides[Color.WHITE], Color.WHITE);
      LineShields.look(this, sides[Color.BLACK], Color.BLACK);
      linesKnown = true;
    }
  }

  /** Men that alone stand between a square and one of those at the other ends of its lines. */
  private long lone(int square, long ends) {
    long lone = 0;
    for (; ends != 0; ends &= ends - 1) {
      long shield = Attacks.between(square, Long.numberOfTrailingZeros(ends)) & occupied;
      lone |= Bitboard.hasSeveral(shield) ? 0 : shield;
    }
    return lone;
  }

  private void lookAtOfficers(int side) {
    SideFacts facts = sides[side];
    long pawns = pawns(side);
    long stuck = pawns & (Bitboard.backward(side, occupied) | LOW_RANKS[side]);
    facts.mobilityArea = ~(stuck | 1L << facts.kingSquare | pawnAttacks(side ^ 1));
    long king = attackedBy(side, PieceType.KING);
    facts.attacked = pawnAttacks(side) | king;
    facts.attackedTwice = pawnAttacksTwice(side) | pawnAttacks(side) & king;
    facts.mobilityScore = Score.ZERO;
    facts.squareScore = Score.ZERO;
    facts.zoneHits = 0;
    facts.attacksBesideKing = 0;
    int end = lookAtType(side, PieceType.KNIGHT, side * MAX_OFFICERS);
    end = lookAtType(side, PieceType.BISHOP, end);
    end = lookAtType(side, PieceType.ROOK, end);
    end = lookAtType(side, PieceType.QUEEN, end);
    officerStart[side << 3 | PieceType.KING] = end;
  }

  /**
   * Fills the slots of a type and returns the first slot of the next. Bishops and rooks see through
   * the queens of their side, rooks through each other: they attack together. All that is wanted of
   * every single officer is found here, in one pass.
   */
  private int lookAtType(int side, int type, int slot) {
    officerStart[side << 3 | type] = slot;
    SideFacts facts = sides[side];
    long men = facts.men[type];
    if (men == 0) {
      facts.attackedBy[type] = 0;
      return slot;
    }
    int mobility = MOBILITY[type].offset;
    int squares = SQUARES[type].offset + squareTable;
    long beside = sides[side ^ 1].attackedBy[PieceType.KING];
    long zone = sides[side ^ 1].kingZone;
    long all = facts.attacked;
    long twice = facts.attackedTwice;
    long queens = facts.men[PieceType.QUEEN];
    long blockers =
        switch (type) {
          case PieceType.BISHOP -> occupied ^ queens;
          case PieceType.ROOK -> occupied ^ queens ^ men;
          default -> occupied;
        };
    long union = 0;
    for (; men != 0; men &= men - 1) {
      int square = Long.numberOfTrailingZeros(men);
      long attacks = Attacks.of(type, square, blockers);
      if (Bitboard.contains(pinned(side), square)) {
        attacks &= Attacks.line(sides[side].kingSquare, square);
      }
      officerSquares[slot] = square;
      officerTypes[slot] = type;
      officerAttacks[slot] = attacks;
      union |= attacks;
      twice |= all & attacks;
      all |= attacks;
      facts.mobilityScore += weights[mobility + Long.bitCount(attacks & facts.mobilityArea)];
      facts.squareScore += weights[squares + (square ^ facts.squareView)];
      facts.zoneHits |= (attacks & zone) != 0 ? 1 << slot : 0;
      facts.attacksBesideKing += Long.bitCount(attacks & beside);
      slot++;
    }
    facts.attackedBy[type] = union;
    facts.attacked = all;
    facts.attackedTwice = twice;
    return slot;
  }

  /** Works out what follows from pawns and kings alone. */
  public void lookAtPawns() {
    recallPawns(PawnTerrain.passedPawns(this), PawnTerrain.outposts(this), PawnTerrain.files(this));
  }

  /** The same as {@link #lookAtPawns}, with what a table remembers of {@link PawnTerrain}. */
  public void recallPawns(long passedPawns, long outposts, int files) {
    this.passedPawns = passedPawns;
    this.outposts = outposts;
    this.files = files;
  }

  // ---- The position ----

  public Position position() {
    return position;
  }

  public long occupied() {
    return occupied;
  }

  public long pieces(int side) {
    return sides[side].pieces;
  }

  public long pieces(int side, int type) {
    return sides[side].men[type];
  }

  public long pawns(int side) {
    return sides[side].men[PieceType.PAWN];
  }

  /** Knights, bishops, rooks and queens. */
  public long officers(int side) {
    return sides[side].officers;
  }

  /** Whether a side has bishops on light and on dark squares. */
  public boolean hasBishopPair(int side) {
    long bishops = pieces(side, PieceType.BISHOP);
    return (bishops & Bitboard.LIGHT_SQUARES) != 0 && (bishops & Bitboard.DARK_SQUARES) != 0;
  }

  /** Whether each side has one bishop, and these never meet: one on light, one on dark squares. */
  public boolean hasOppositeBishops() {
    long white = pieces(Color.WHITE, PieceType.BISHOP);
    long black = pieces(Color.BLACK, PieceType.BISHOP);
    return Bitboard.count(white) == 1
        && Bitboard.count(black) == 1
        && Bitboard.count((white | black) & Bitboard.LIGHT_SQUARES) == 1;
  }

  /** Pawns that no enemy pawn can stop or capture on its way: {@link PawnStructure#passed}. */
  public long passedPawns(int side) {
    return passedPawns & pawns(side);
  }

  /** Squares for a side's minors that its pawns defend and no enemy pawn can ever attack. */
  public long outposts(int side) {
    return outposts & pawnAttacks(side);
  }

  /** Every file with a pawn of the side, whole. */
  public long pawnFiles(int side) {
    return PawnTerrain.pawnFiles(files, side);
  }

  /** How many of the files at a side's king have no own pawn in front of the king's rank. */
  public int openFilesAtKing(int side) {
    return PawnTerrain.openFilesAtKing(files, side);
  }

  public int king(int side) {
    return sides[side].kingSquare;
  }

  /**
   * Changes a square, by exclusive or, into the one of White's view with the side's king on the
   * files e to h.
   */
  public int squareView(int side) {
    return sides[side].squareView;
  }

  /** Where the tables of squares begin: 0 with both kings on one wing, 64 otherwise. */
  public int squareTable() {
    return squareTable;
  }

  /** Which kings stand on the files e to h: bit 0 for White's, bit 1 for Black's. */
  public int kingWings() {
    return sides[Color.WHITE].kingSquare >>> 2 & 1 | sides[Color.BLACK].kingSquare >>> 1 & 2;
  }

  /** Men of a side that are pinned against their king. */
  public long pinned(int side) {
    return sides[side].pinned;
  }

  // ---- Attacks ----

  /** Squares that a side's men of one type attack; sliders through their own batteries. */
  public long attackedBy(int side, int type) {
    return sides[side].attackedBy[type];
  }

  public long pawnAttacks(int side) {
    return sides[side].attackedBy[PieceType.PAWN];
  }

  /** Squares that two pawns of a side attack. */
  public long pawnAttacksTwice(int side) {
    return sides[side].pawnAttacksTwice;
  }

  public long attacked(int side) {
    return sides[side].attacked;
  }

  /** Squares that at least two men of a side attack. */
  public long attackedTwice(int side) {
    return sides[side].attackedTwice;
  }

  /** Squares worth going to: no own king or stuck pawn on them, no enemy pawn attacking them. */
  public long mobilityArea(int side) {
    return sides[side].mobilityArea;
  }

  /** The nine squares around a side's king, moved inward at the edge. */
  public long kingZone(int side) {
    return sides[side].kingZone;
  }

  // ---- Lines ----

  /** Men of both sides that alone stand between a side's diagonal sliders and the enemy king. */
  public long diagonalKingShields(int side) {
    return sides[side].diagonalKingShields;
  }

  /** Men of both sides that alone stand between a side's straight sliders and the enemy king. */
  public long straightKingShields(int side) {
    return sides[side].straightKingShields;
  }

  /**
   * Men of both sides that alone stand between a side's diagonal sliders and an enemy queen or rook
   * that is worth more than the slider or undefended.
   */
  public long diagonalShields(int side) {
    needLines();
    return sides[side].diagonalShields;
  }

  /**
   * Men of both sides that alone stand between a side's straight sliders and an enemy queen or rook
   * that is worth more than the slider or undefended.
   */
  public long straightShields(int side) {
    needLines();
    return sides[side].straightShields;
  }

  // ---- Officers one by one ----

  /** The first slot of a side's officers of a type; the next type's first slot ends them. */
  public int firstOfficer(int side, int type) {
    return officerStart[side << 3 | type];
  }

  public int endOfOfficers(int side, int type) {
    return officerStart[(side << 3 | type) + 1];
  }

  public int officerType(int slot) {
    return officerTypes[slot];
  }

  public int officerSquare(int slot) {
    return officerSquares[slot];
  }

  public long officerAttacks(int slot) {
    return officerAttacks[slot];
  }

  /** A bit for each officer of a side that reaches the zone of the enemy king, by its slot. */
  public int zoneHits(int side) {
    return sides[side].zoneHits;
  }

  /** How often the officers of a side attack squares next to the enemy king. */
  public int attacksBesideKing(int side) {
    return sides[side].attacksBesideKing;
  }

  /**
   * The mobility of all officers of a side, with the weights of {@link #look}: what the theme says,
   * found in passing.
   */
  public int mobilityScore(int side) {
    return sides[side].mobilityScore;
  }

  /** The worth of the squares that a side's officers stand on, found in the same way. */
  public int squareScore(int side) {
    return sides[side].squareScore;
  }

  // ---- Weights ----

  public int weight(Weight weight) {
    return weights[weight.offset];
  }

  public int weight(Weight weight, int index) {
    assert weight.has(index);
    return weights[weight.offset + index];
  }

  private static long pawnAttacksLeft(int side, long pawns) {
    return Bitboard.forward(side, pawns & ~Bitboard.FILE_A) >>> 1;
  }

  private static long pawnAttacksRight(int side, long pawns) {
    return Bitboard.forward(side, pawns & ~Bitboard.FILE_H) << 1;
  }
}
