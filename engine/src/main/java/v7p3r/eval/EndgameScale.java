package v7p3r.eval;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.PieceLead;
import v7p3r.eval.context.Score;

/** Blends middlegame and endgame by the pieces left, and shrinks endings that are hard to win. */
final class EndgameScale {
  /** The scale of an ending that is not drawish at all. */
  static final int FULL = 64;

  /** With more than two rooks and two minors on each side nothing is called drawish. */
  static final int MAX_PHASE = 12;

  /** Opposite bishops alone: what is left, and what each passed pawn adds. */
  private static final int OPPOSITE_BISHOPS = 20;

  private static final int OPPOSITE_BISHOPS_PASSED = 8;
  private static final int OPPOSITE_BISHOPS_WITH_PIECES = 46;

  /** A rook ending with the pawns on one wing and at most one of them extra. */
  private static final int ROOKS_ONE_WING = 40;

  private static final int ONE_PAWN_AGAINST_MINOR = 32;

  /** With fewer pawns the last one is sooner traded: 49, 54, 59, 64. */
  private static final int FEW_PAWNS = 44;

  private static final int FEW_PAWNS_STEP = 5;

  private static final long QUEENSIDE = 0x0F0F0F0F0F0F0F0FL;

  private EndgameScale() {}

  /** Centipawns for White from a packed score. */
  static int blend(EvalContext context, int score, boolean shrinkDrawish) {
    int value = taper(context.position(), score);
    return shrinkDrawish ? value * scale(context, value) / FULL : value;
  }

  /** Between middlegame and endgame by the pieces left. */
  static int taper(Position position, int score) {
    int phase = Math.min(position.phase(), Position.FULL_PHASE);
    return (Score.middlegame(score) * phase + Score.endgame(score) * (Position.FULL_PHASE - phase))
        / Position.FULL_PHASE;
  }

  /** 0 to 64: how much counts of a value that is good for White, or for Black when negative. */
  static int scale(EvalContext context, int value) {
    return context.position().phase() <= MAX_PHASE
        ? factor(context, value > 0 ? WHITE : BLACK)
        : FULL;
  }

  /** 0 to 64: how much of the stronger side's advantage counts. */
  static int factor(EvalContext context, int strong) {
    int weak = strong ^ 1;
    Position position = context.position();
    int pawns = Long.bitCount(context.pawns(strong));
    if (pawns == 0) {
      return withoutPawns(context, strong);
    }
    if (isRookPawnAndWrongBishop(context, strong)) {
      return 0;
    }
    if (context.officers(weak) == 0) {
      boolean lonePawn = Long.bitCount(context.occupied()) == 3;
      return lonePawn && !KingPawnEnding.isWon(position, strong) ? 0 : FULL;
    }
    if (PieceLead.of(position, strong) >= PieceLead.WINNING) {
      return FULL;
    }
    int few = Math.min(FULL, FEW_PAWNS + FEW_PAWNS_STEP * pawns);
    return Math.min(few, byPieces(context, strong, pawns));
  }

  private static int withoutPawns(EvalContext context, int strong) {
    long bishops = context.pieces(strong, PieceType.BISHOP);
    long others = context.officers(strong) & ~bishops;
    boolean oneColor =
        (bishops & Bitboard.LIGHT_SQUARES) == 0 || (bishops & Bitboard.DARK_SQUARES) == 0;
    return others == 0 && oneColor ? 0 : KnownEndings.scale(context, strong);
  }

  /**
   * All pawns on a rook file, no piece but bishops that never attack the queening corner, and the
   * enemy king there.
   */
  private static boolean isRookPawnAndWrongBishop(EvalContext context, int strong) {
    long pawns = context.pawns(strong);
    if ((pawns & ~Bitboard.FILE_A) != 0 && (pawns & ~Bitboard.FILE_H) != 0) {
      return false;
    }
    int file = (pawns & Bitboard.FILE_A) != 0 ? 0 : 7;
    int corner = Square.of(file, 7 ^ 7 * strong);
    long cornerColor = Square.isLight(corner) ? Bitboard.LIGHT_SQUARES : Bitboard.DARK_SQUARES;
    long harmless = context.pieces(strong, PieceType.BISHOP) & ~cornerColor;
    return context.officers(strong) == harmless
        && Square.distance(context.king(strong ^ 1), corner) <= 1;
  }

  private static int byPieces(EvalContext context, int strong, int pawns) {
    Position position = context.position();
    int weak = strong ^ 1;
    int own = Long.bitCount(context.officers(strong));
    int enemy = Long.bitCount(context.officers(weak));
    if (context.hasOppositeBishops()) {
      return own == 1 && enemy == 1
          ? OPPOSITE_BISHOPS + OPPOSITE_BISHOPS_PASSED * Long.bitCount(context.passedPawns(strong))
          : OPPOSITE_BISHOPS_WITH_PIECES;
    }
    if (own != 1 || enemy != 1) {
      return FULL;
    }
    boolean minors = position.phase() == 2;
    if (minors && pawns == 1) {
      return ONE_PAWN_AGAINST_MINOR;
    }
    long rooks = position.piecesOfType(PieceType.ROOK);
    long allPawns = context.pawns(strong) | context.pawns(weak);
    boolean oneWing = (allPawns & QUEENSIDE) == 0 || (allPawns & ~QUEENSIDE) == 0;
    boolean oneExtra = pawns - Long.bitCount(context.pawns(weak)) <= 1;
    return Bitboard.hasSeveral(rooks) && oneWing && oneExtra ? ROOKS_ONE_WING : FULL;
  }
}
