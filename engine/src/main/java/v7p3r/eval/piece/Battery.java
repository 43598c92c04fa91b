package v7p3r.eval.piece;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * A queen with a bishop on its diagonal or a rook on its file or rank, nothing between them, whose
 * line reaches the enemy king's zone.
 */
public final class Battery {
  private Battery() {}

  public static int score(EvalContext context, int us) {
    long zone = context.kingZone(us ^ 1);
    long bishops =
        (context.attackedBy(us, PieceType.BISHOP) & zone) == 0
            ? 0
            : context.pieces(us, PieceType.BISHOP);
    long rooks =
        (context.attackedBy(us, PieceType.ROOK) & zone) == 0
            ? 0
            : context.pieces(us, PieceType.ROOK);
    if ((context.attackedBy(us, PieceType.QUEEN) & (bishops | rooks)) == 0) {
      return Score.ZERO;
    }
    int batteries = 0;
    int end = context.endOfOfficers(us, PieceType.QUEEN);
    for (int slot = context.firstOfficer(us, PieceType.QUEEN); slot < end; slot++) {
      int queen = context.officerSquare(slot);
      long seen = context.officerAttacks(slot);
      batteries +=
          batteries(context, us, PieceType.BISHOP, queen, seen & Attacks.bishopRays(queen))
              + batteries(context, us, PieceType.ROOK, queen, seen & Attacks.rookRays(queen));
    }
    return batteries * context.weight(Weight.BATTERY);
  }

  /** Partners see through their queen, so whoever stands in front, the partner reaches the zone. */
  private static int batteries(EvalContext context, int us, int type, int queen, long seen) {
    int count = 0;
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      int partner = context.officerSquare(slot);
      if (Bitboard.contains(seen, partner)) {
        count += reachesZone(context, us, queen, slot) ? 1 : 0;
      }
    }
    return count;
  }

  private static boolean reachesZone(EvalContext context, int us, int queen, int partner) {
    long line = Attacks.line(queen, context.officerSquare(partner));
    return (context.officerAttacks(partner) & line & context.kingZone(us ^ 1)) != 0;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    int end = context.endOfOfficers(us, PieceType.QUEEN);
    for (int slot = context.firstOfficer(us, PieceType.QUEEN); slot < end; slot++) {
      int queen = context.officerSquare(slot);
      long seen = context.officerAttacks(slot);
      tellPartners(context, us, PieceType.BISHOP, queen, seen & Attacks.bishopRays(queen), told);
      tellPartners(context, us, PieceType.ROOK, queen, seen & Attacks.rookRays(queen), told);
    }
  }

  private static void tellPartners(
      EvalContext context, int us, int type, int queen, long seen, Occurrences told) {
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      int partner = context.officerSquare(slot);
      if (Bitboard.contains(seen, partner) && reachesZone(context, us, queen, slot)) {
        told.add(Bitboard.of(queen) | Bitboard.of(partner), context.weight(Weight.BATTERY));
      }
    }
  }
}
