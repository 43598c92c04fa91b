package v7p3r.eval;

import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.eval.context.EvalContext;

/** Pawns seen before, together with the wings or the squares of the kings: score, passed pawns. */
final class PawnTable {
  private static final int ENTRIES = 1 << 14;
  private static final int STRIDE = 4;

  /** An odd number whose multiples tell places of the kings apart. */
  private static final long KING_SALT = 0x9E3779B97F4A7C15L;

  /** Key, passed pawns, score, unused: half a cache line an entry. */
  private final long[] table = new long[ENTRIES * STRIDE];

  private int score;
  private long passedPawns;

  PawnTable() {
    clear();
  }

  void clear() {
    java.util.Arrays.fill(table, 0);
    for (int entry = 0; entry < ENTRIES; entry++) {
      table[entry * STRIDE] = ~(long) entry; // a key that no position maps onto this entry
    }
  }

  /** Whether the key is known; then {@link #score} and {@link #passedPawns} are its. */
  boolean probe(long key) {
    int entry = entry(key);
    if (table[entry] != key) {
      return false;
    }
    passedPawns = table[entry + 1];
    score = (int) table[entry + 2];
    return true;
  }

  void store(long key, int score, long passedPawns) {
    int entry = entry(key);
    table[entry] = key;
    table[entry + 1] = passedPawns;
    table[entry + 2] = score;
    this.score = score;
    this.passedPawns = passedPawns;
  }

  /** Packed, White's minus Black's. */
  int score() {
    return score;
  }

  long passedPawns() {
    return passedPawns;
  }

  /** Pawns of both sides with no enemy pawn before them on their own or a neighboring file. */
  static long findPassedPawns(EvalContext context) {
    return passed(context, Color.WHITE) | passed(context, Color.BLACK);
  }

  private static long passed(EvalContext context, int us) {
    long enemies = Bitboard.forwardFill(us ^ 1, context.pawns(us ^ 1));
    long guarded = enemies | Bitboard.sideways(enemies);
    long behindOwn = Bitboard.forwardFill(us ^ 1, context.pawns(us));
    return context.pawns(us) & ~guarded & ~behindOwn;
  }

  static long keyByWings(EvalContext context) {
    return context.position().pawnKey() ^ KING_SALT * context.kingWings();
  }

  static long keyByKings(EvalContext context) {
    int kings = context.king(Color.WHITE) << 6 | context.king(Color.BLACK);
    return context.position().pawnKey() ^ KING_SALT * kings;
  }

  private static int entry(long key) {
    return ((int) key & ENTRIES - 1) * STRIDE;
  }
}
