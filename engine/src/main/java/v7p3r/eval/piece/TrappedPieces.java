package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.Castling;
import v7p3r.board.PieceType;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
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
    long far = ENEMY_HALF[us] & ~context.pinned(us);
    long minors = context.pieces(us, PieceType.KNIGHT) | context.pieces(us, PieceType.BISHOP);
    if ((minors & far) != 0) {
      score +=
          minors(context, us, PieceType.KNIGHT, far) * context.weight(Weight.TRAPPED_PIECE, KNIGHT)
              + minors(context, us, PieceType.BISHOP, far)
                  * context.weight(Weight.TRAPPED_PIECE, BISHOP);
    }
    return score;
  }

  private static int minors(EvalContext context, int us, int type, long far) {
    int them = us ^ 1;
    long exits = ~context.pieces(us) & ~context.attacked(them) | context.officers(them);
    int trapped = 0;
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      long attacks = context.officerAttacks(slot);
      boolean shut = (attacks & exits) == 0 && (attacks & context.pawnAttacks(them)) != 0;
      trapped += shut && Bitboard.contains(far, context.officerSquare(slot)) ? 1 : 0;
    }
    return trapped;
  }

  private static int lockedRooks(EvalContext context, int us) {
    long backRank = Bitboard.relativeRank(us, 0);
    int king = context.king(us);
    long outside = outside(king) & backRank;
    if ((context.pieces(us, PieceType.ROOK) & outside) == 0
        || (context.position().castlingRights() & Castling.both(us)) != 0) {
      return 0;
    }
    int locked = 0;
    int end = context.endOfOfficers(us, PieceType.ROOK);
    for (int slot = context.firstOfficer(us, PieceType.ROOK); slot < end; slot++) {
      long squares = context.officerAttacks(slot) & context.mobilityArea(us);
      boolean few = Bitboard.count(squares) <= LOCKED_IN_SQUARES;
      locked += few && Bitboard.contains(outside, context.officerSquare(slot)) ? 1 : 0;
    }
    return locked;
  }

  /** The rank's squares between the king and the nearer edge. */
  private static long outside(int king) {
    long rank = Bitboard.rank(Square.rank(king));
    long below = Bitboard.of(king) - 1;
    return Square.file(king) >= 4 ? rank & ~below & ~Bitboard.of(king) : rank & below;
  }
}
