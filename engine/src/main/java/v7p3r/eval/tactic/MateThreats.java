package v7p3r.eval.tactic;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * A square next to the enemy king that nothing but the king defends, where a queen or rook of ours,
 * supported by another man, would give mate: no square around the king would be left to it.
 */
public final class MateThreats {
  private MateThreats() {}

  public static int score(EvalContext context, int us) {
    return count(context, us) * context.weight(Weight.MATE_THREAT);
  }

  /** Squares from which a side would give mate. */
  public static int count(EvalContext context, int us) {
    long contact = contact(context, us);
    long queens = contact & context.attackedBy(us, PieceType.QUEEN);
    long rooks = contact & rookChecks(context, us);
    if ((queens | rooks) == 0) {
      return 0;
    }
    int mates = 0;
    for (; queens != 0; queens &= queens - 1) {
      mates += mates(context, us, PieceType.QUEEN, Bitboard.first(queens)) ? 1 : 0;
    }
    for (; rooks != 0; rooks &= rooks - 1) {
      mates += mates(context, us, PieceType.ROOK, Bitboard.first(rooks)) ? 1 : 0;
    }
    return mates;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long queens = contact(context, us) & context.attackedBy(us, PieceType.QUEEN);
    tellMates(context, us, PieceType.QUEEN, queens, told);
    tellMates(context, us, PieceType.ROOK, contact(context, us) & rookChecks(context, us), told);
  }

  private static void tellMates(
      EvalContext context, int us, int type, long squares, Occurrences told) {
    for (; squares != 0; squares &= squares - 1) {
      if (mates(context, us, type, Bitboard.first(squares))) {
        told.add(squares & -squares, context.weight(Weight.MATE_THREAT));
      }
    }
  }

  /** Supported squares beside the enemy king that nothing but the king defends. */
  private static long contact(EvalContext context, int us) {
    int them = us ^ 1;
    return Attacks.king(context.king(them))
        & context.attackedTwice(us)
        & ~context.attackedTwice(them)
        & ~context.pieces(us);
  }

  private static long rookChecks(EvalContext context, int us) {
    return context.attackedBy(us, PieceType.ROOK) & Attacks.rookRays(context.king(us ^ 1));
  }

  private static boolean mates(EvalContext context, int us, int type, int square) {
    int king = context.king(us ^ 1);
    long occupied = context.occupied() & ~Bitboard.of(king);
    long covered =
        Attacks.of(type, square, occupied) | Bitboard.of(square) | others(context, us, type);
    return (Attacks.king(king) & ~context.pieces(us ^ 1) & ~covered) == 0;
  }

  /** What the side attacks without its men of one type. */
  private static long others(EvalContext context, int us, int type) {
    int other = type == PieceType.QUEEN ? PieceType.ROOK : PieceType.QUEEN;
    return context.pawnAttacks(us)
        | context.attackedBy(us, PieceType.KNIGHT)
        | context.attackedBy(us, PieceType.BISHOP)
        | context.attackedBy(us, other)
        | context.attackedBy(us, PieceType.KING);
  }
}
