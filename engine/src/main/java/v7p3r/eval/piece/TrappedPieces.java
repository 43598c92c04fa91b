package v7p3r.eval.piece;

import java.util.function.IntPredicate;
import v7p3r.board.Bitboard;
import v7p3r.board.Castling;
import v7p3r.board.PieceType;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * A minor in the enemy half that enemy pawns help to shut in: every square it attacks is held by
 * its own men or attacked, and no piece there is worth the trade. And a rook that its uncastled
 * king locks in on the back rank: on the king's outer side, no right to castle left, at most three
 * squares of the mobility area.
 */
public final class TrappedPieces {
  private static final int KNIGHT = 0;
  private static final int BISHOP = 1;
  private static final int ROOK = 2;
  private static final int LOCKED_IN_SQUARES = 3;

  /** By side. */
  private static final long[] ENEMY_HALF = {-1L << 32, -1L >>> 32};

  private TrappedPieces() {}

  public static int score(EvalContext context, int us) {
    int score = lockedRooks(context, us) * context.weight(Weight.TRAPPED_PIECE, ROOK);
    long far = far(context, us);
    long minors = context.pieces(us, PieceType.KNIGHT) | context.pieces(us, PieceType.BISHOP);
    if ((minors & far) != 0) {
      score +=
          minors(context, us, PieceType.KNIGHT, far) * context.weight(Weight.TRAPPED_PIECE, KNIGHT)
              + minors(context, us, PieceType.BISHOP, far)
                  * context.weight(Weight.TRAPPED_PIECE, BISHOP);
    }
    return score;
  }

  private static long far(EvalContext context, int us) {
    return ENEMY_HALF[us] & ~context.pinned(us);
  }

  private static long exits(EvalContext context, int us) {
    int them = us ^ 1;
    return ~context.pieces(us) & ~context.attacked(them) | context.officers(them);
  }

  private static int minors(EvalContext context, int us, int type, long far) {
    long exits = exits(context, us);
    int trapped = 0;
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      trapped += isShutIn(context, us, slot, exits, far) ? 1 : 0;
    }
    return trapped;
  }

  private static boolean isShutIn(EvalContext context, int us, int slot, long exits, long far) {
    long attacks = context.officerAttacks(slot);
    boolean shut = (attacks & exits) == 0 && (attacks & context.pawnAttacks(us ^ 1)) != 0;
    return shut && Bitboard.contains(far, context.officerSquare(slot));
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long far = far(context, us);
    long exits = exits(context, us);
    tellType(
        context,
        us,
        PieceType.KNIGHT,
        KNIGHT,
        told,
        slot -> isShutIn(context, us, slot, exits, far));
    tellType(
        context,
        us,
        PieceType.BISHOP,
        BISHOP,
        told,
        slot -> isShutIn(context, us, slot, exits, far));
    long outside = lockedInBy(context, us);
    tellType(context, us, PieceType.ROOK, ROOK, told, slot -> isLocked(context, us, slot, outside));
  }

  private static void tellType(
      EvalContext context, int us, int type, int index, Occurrences told, IntPredicate trapped) {
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      if (trapped.test(slot)) {
        told.add(
            Bitboard.of(context.officerSquare(slot)), context.weight(Weight.TRAPPED_PIECE, index));
      }
    }
  }

  private static int lockedRooks(EvalContext context, int us) {
    long outside = lockedInBy(context, us);
    if ((context.pieces(us, PieceType.ROOK) & outside) == 0) {
      return 0;
    }
    int locked = 0;
    int end = context.endOfOfficers(us, PieceType.ROOK);
    for (int slot = context.firstOfficer(us, PieceType.ROOK); slot < end; slot++) {
      locked += isLocked(context, us, slot, outside) ? 1 : 0;
    }
    return locked;
  }

  private static boolean isLocked(EvalContext context, int us, int slot, long outside) {
    long squares = context.officerAttacks(slot) & context.mobilityArea(us);
    boolean few = Bitboard.count(squares) <= LOCKED_IN_SQUARES;
    return few && Bitboard.contains(outside, context.officerSquare(slot));
  }

  /** Squares of the back rank that the king shuts off; none while it may castle. */
  private static long lockedInBy(EvalContext context, int us) {
    boolean mayCastle = (context.position().castlingRights() & Castling.both(us)) != 0;
    return mayCastle ? 0 : outside(context.king(us)) & Bitboard.relativeRank(us, 0);
  }

  /** The rank's squares between the king and the nearer edge. */
  private static long outside(int king) {
    long rank = Bitboard.rank(Square.rank(king));
    long below = Bitboard.of(king) - 1;
    return Square.file(king) >= 4 ? rank & ~below & ~Bitboard.of(king) : rank & below;
  }
}
