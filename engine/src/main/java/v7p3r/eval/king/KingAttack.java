package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.DANGER_ATTACK;
import static v7p3r.eval.context.Weight.DANGER_ATTACKER;
import static v7p3r.eval.context.Weight.DANGER_BASE;
import static v7p3r.eval.context.Weight.DANGER_NO_QUEEN;
import static v7p3r.eval.context.Weight.DANGER_PINNED;
import static v7p3r.eval.context.Weight.DANGER_SAFE_CHECK;
import static v7p3r.eval.context.Weight.DANGER_SHELTER;
import static v7p3r.eval.context.Weight.DANGER_UNSAFE_CHECK;
import static v7p3r.eval.context.Weight.DANGER_WEAK_SQUARE;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/**
 * Danger to the enemy king, counted in units: officers that reach its zone, attacks on the squares
 * beside it, squares that only king or queen defend, checks, pins and open files. Attackers help
 * each other, so centipawns grow with the square of the units: {@code units² / 720} in the
 * middlegame, {@code units / 16} in the endgame, nothing for units of zero or less. No danger is
 * counted for a single attacker without a queen.
 */
public final class KingAttack {
  /** Middlegame centipawns are the square of the units divided by this. */
  public static final int SQUARE_DIVISOR = 720;

  /** Endgame centipawns are the units divided by this. */
  public static final int LINEAR_DIVISOR = 16;

  /** More units than these count no more: an attack is worth a queen at most. */
  public static final int MAX_UNITS = 800;

  private KingAttack() {}

  public static int score(EvalContext context, int us) {
    int units = Math.min(units(context, us), MAX_UNITS);
    return units <= 0
        ? Score.ZERO
        : Score.of(units * units / SQUARE_DIVISOR, units / LINEAR_DIVISOR);
  }

  /** The danger that a side is to the enemy king: middlegame values of the weights times counts. */
  public static int units(EvalContext context, int us) {
    int them = us ^ 1;
    long zone = context.kingZone(them);
    int hits = context.zoneHits(us);
    boolean hasQueen = context.pieces(us, PieceType.QUEEN) != 0;
    int enough = hasQueen ? hits : hits & (hits - 1);
    if (enough == 0) {
      return 0;
    }
    int sum = attackers(context, us, hits);
    sum +=
        context.attacksBesideKing(us) * context.weight(DANGER_ATTACK) + context.weight(DANGER_BASE);
    sum += hasQueen ? 0 : context.weight(DANGER_NO_QUEEN);
    sum += Bitboard.count(context.pinned(them)) * context.weight(DANGER_PINNED);
    sum += context.openFilesAtKing(them) * context.weight(DANGER_SHELTER);
    return Score.middlegame(sum + weakness(context, us, zone));
  }

  /** Those of {@link #tellUnits}, each with its part of the whole. */
  public static void tell(EvalContext context, int us, Occurrences told) {
    int score = score(context, us);
    if (score != Score.ZERO) {
      tellUnits(context, us, told);
      told.divide(score);
    }
  }

  /**
   * What the units are counted for, once there is danger: attackers, weak squares, squares for
   * checks, pinned men; the king for its open files and where counting begins.
   */
  public static void tellUnits(EvalContext context, int us, Occurrences told) {
    int them = us ^ 1;
    long king = Bitboard.of(context.king(them));
    long beside = context.attackedBy(them, PieceType.KING);
    int end = context.endOfOfficers(us, PieceType.QUEEN);
    for (int slot = context.firstOfficer(us, PieceType.KNIGHT); slot < end; slot++) {
      long officer = Bitboard.of(context.officerSquare(slot));
      long reach = context.officerAttacks(slot);
      if ((reach & context.kingZone(them)) != 0) {
        int type = context.officerType(slot) - PieceType.KNIGHT;
        told.add(officer, context.weight(DANGER_ATTACKER, type));
      }
      told.add(officer, Bitboard.count(reach & beside) * context.weight(DANGER_ATTACK));
    }
    told.add(king, context.weight(DANGER_BASE));
    if (context.pieces(us, PieceType.QUEEN) == 0) {
      told.add(king, context.weight(DANGER_NO_QUEEN));
    }
    told.addEach(context.pinned(them), context.weight(DANGER_PINNED));
    told.add(king, context.openFilesAtKing(them) * context.weight(DANGER_SHELTER));
    told.addEach(weak(context, us) & context.kingZone(them), context.weight(DANGER_WEAK_SQUARE));
    tellChecks(context, us, told);
  }

  private static void tellChecks(EvalContext context, int us, Occurrences told) {
    long safe = safe(context, us, weak(context, us));
    long all = 0;
    for (int type = PieceType.KNIGHT; type <= PieceType.QUEEN; type++) {
      long lines = Attacks.of(type, context.king(us ^ 1), seenThrough(context, us));
      long checks = lines & context.attackedBy(us, type);
      told.addEach(checks & safe, context.weight(DANGER_SAFE_CHECK, type - PieceType.KNIGHT));
      all |= checks;
    }
    told.addEach(all & ~safe & ~context.pieces(us), context.weight(DANGER_UNSAFE_CHECK));
  }

  /** Officers that reach the zone, by type. */
  private static int attackers(EvalContext context, int us, int hits) {
    int bishops = -1 << context.firstOfficer(us, PieceType.BISHOP);
    int rooks = -1 << context.firstOfficer(us, PieceType.ROOK);
    int queens = -1 << context.firstOfficer(us, PieceType.QUEEN);
    return Integer.bitCount(hits & ~bishops) * context.weight(DANGER_ATTACKER, 0)
        + Integer.bitCount(hits & bishops & ~rooks) * context.weight(DANGER_ATTACKER, 1)
        + Integer.bitCount(hits & rooks & ~queens) * context.weight(DANGER_ATTACKER, 2)
        + Integer.bitCount(hits & queens) * context.weight(DANGER_ATTACKER, 3);
  }

  /** Squares of the zone that are hard to hold, and the checks that they and others allow. */
  private static int weakness(EvalContext context, int us, long zone) {
    long weak = weak(context, us);
    return Bitboard.count(weak & zone) * context.weight(DANGER_WEAK_SQUARE)
        + checks(context, us, safe(context, us, weak));
  }

  /** Squares that a side attacks and the enemy defends once at most, by king or queen. */
  private static long weak(EvalContext context, int us) {
    int them = us ^ 1;
    long royals =
        context.attackedBy(them, PieceType.KING) | context.attackedBy(them, PieceType.QUEEN);
    return context.attacked(us) & ~context.attackedTwice(them) & (~context.attacked(them) | royals);
  }

  /** Squares where a check of a side is not answered by taking. */
  private static long safe(EvalContext context, int us, long weak) {
    return ~context.pieces(us) & (~context.attacked(us ^ 1) | weak & context.attackedTwice(us));
  }

  /** What lines to the enemy king end at: it cannot hide behind its queen. */
  private static long seenThrough(EvalContext context, int us) {
    return context.occupied() ^ context.pieces(us ^ 1, PieceType.QUEEN);
  }

  private static int checks(EvalContext context, int us, long safe) {
    int king = context.king(us ^ 1);
    long occupied = seenThrough(context, us);
    long diagonal = Attacks.bishop(king, occupied);
    long straight = Attacks.rook(king, occupied);
    long knight = Attacks.knight(king) & context.attackedBy(us, PieceType.KNIGHT);
    long bishop = diagonal & context.attackedBy(us, PieceType.BISHOP);
    long rook = straight & context.attackedBy(us, PieceType.ROOK);
    long queen = (diagonal | straight) & context.attackedBy(us, PieceType.QUEEN);
    long unsafe = (knight | bishop | rook | queen) & ~safe & ~context.pieces(us);
    return Bitboard.count(knight & safe) * context.weight(DANGER_SAFE_CHECK, 0)
        + Bitboard.count(bishop & safe) * context.weight(DANGER_SAFE_CHECK, 1)
        + Bitboard.count(rook & safe) * context.weight(DANGER_SAFE_CHECK, 2)
        + Bitboard.count(queen & safe) * context.weight(DANGER_SAFE_CHECK, 3)
        + Bitboard.count(unsafe) * context.weight(DANGER_UNSAFE_CHECK);
  }
}
