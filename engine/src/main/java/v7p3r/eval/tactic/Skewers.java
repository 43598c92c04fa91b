package v7p3r.eval.tactic;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * A slider attacks the king, or a queen or rook worth more than itself, and next behind it on the
 * line stands an enemy piece that is worth more than the slider or that nobody else defends.
 */
public final class Skewers {
  private Skewers() {}

  public static int score(EvalContext context, int us) {
    int them = us ^ 1;
    long king = Bitboard.of(context.king(them));
    long forRooks = forRooks(context, them);
    long forBishops = forBishops(context, them);
    long fronts =
        context.attackedBy(us, PieceType.BISHOP) & forBishops
            | context.attackedBy(us, PieceType.ROOK) & forRooks
            | context.attackedBy(us, PieceType.QUEEN) & king;
    if (fronts == 0) {
      return Score.ZERO;
    }
    int skewers =
        skewers(context, us, PieceType.BISHOP, forBishops)
            + skewers(context, us, PieceType.ROOK, forRooks)
            + skewers(context, us, PieceType.QUEEN, king);
    return skewers * context.weight(Weight.SKEWER);
  }

  /** The slider, the front man and the man behind it. */
  public static void tell(EvalContext context, int us, Occurrences told) {
    int them = us ^ 1;
    tellType(context, us, PieceType.BISHOP, forBishops(context, them), told);
    tellType(context, us, PieceType.ROOK, forRooks(context, them), told);
    tellType(context, us, PieceType.QUEEN, Bitboard.of(context.king(them)), told);
  }

  private static void tellType(
      EvalContext context, int us, int type, long fronts, Occurrences told) {
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      int slider = context.officerSquare(slot);
      for (long hit = context.officerAttacks(slot) & fronts; hit != 0; hit &= hit - 1) {
        int front = Bitboard.first(hit);
        long prey = behind(context, slider, front) & (fronts | loose(context, us ^ 1, front));
        if (prey != 0) {
          long both = Bitboard.of(slider) | Bitboard.of(front);
          told.add(both | prey, context.weight(Weight.SKEWER));
        }
      }
    }
  }

  private static long forRooks(EvalContext context, int them) {
    return context.pieces(them, PieceType.QUEEN) | Bitboard.of(context.king(them));
  }

  private static long forBishops(EvalContext context, int them) {
    return context.pieces(them, PieceType.ROOK) | forRooks(context, them);
  }

  /** Fronts are the men worth more than the slider: they are good prey behind a front, too. */
  private static int skewers(EvalContext context, int us, int type, long fronts) {
    if ((context.attackedBy(us, type) & fronts) == 0) {
      return 0;
    }
    int skewers = 0;
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      int slider = context.officerSquare(slot);
      for (long hit = context.officerAttacks(slot) & fronts; hit != 0; hit &= hit - 1) {
        int front = Bitboard.first(hit);
        long prey = fronts | loose(context, us ^ 1, front);
        skewers += (behind(context, slider, front) & prey) != 0 ? 1 : 0;
      }
    }
    return skewers;
  }

  /** Pieces that nobody but the front man defends; of the front men, only a queen does. */
  private static long loose(EvalContext context, int them, int front) {
    boolean queen = Bitboard.contains(context.pieces(them, PieceType.QUEEN), front);
    long defended = queen ? context.attackedTwice(them) : context.attacked(them);
    return context.officers(them) & ~defended;
  }

  /** The man that would be hit next if the front man left the line, if any. */
  private static long behind(EvalContext context, int slider, int front) {
    long line = Attacks.line(slider, front) & ~Bitboard.of(slider);
    long seen = Attacks.queen(front, context.occupied()) & line & ~Attacks.between(slider, front);
    return seen & context.occupied();
  }
}
