package v7p3r.eval;

import v7p3r.board.Color;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.PawnTerrain;

/**
 * Pawns seen before, together with the wings or the squares of the kings: their score, and what
 * {@link PawnTerrain} tells of them.
 */
final class PawnTable {
  private static final int ENTRIES = 1 << 14;
  private static final int STRIDE = 4;

  /** An odd number whose multiples tell places of the kings apart. */
  private static final long KING_SALT = 0x9E3779B97F4A7C15L;

  /** Key, passed pawns, outposts, files and score: half a cache line an entry. */
  private final long[] table = new long[ENTRIES * STRIDE];

  private int score;
  private long passedPawns;
  private long outposts;
  private int files;

  PawnTable() {
    clear();
  }

  void clear() {
    java.util.Arrays.fill(table, 0);
    for (int entry = 0; entry < ENTRIES; entry++) {
      table[entry * STRIDE] = ~(long) entry; // a key that no position maps onto this entry
    }
  }

  /** Whether the key is known; then the score and the facts are its. */
  boolean probe(long key) {
    int entry = entry(key);
    if (table[entry] != key) {
      return false;
    }
    passedPawns = table[entry + 1];
    outposts = table[entry + 2];
    long both = table[entry + 3];
    files = (int) (both >>> 32);
    score = (int) both;
    return true;
  }

  /** Keeps a score without facts. */
  void store(long key, int score) {
    store(key, score, 0, 0, 0);
  }

  void store(long key, int score, long passedPawns, long outposts, int files) {
    int entry = entry(key);
    table[entry] = key;
    table[entry + 1] = passedPawns;
    table[entry + 2] = outposts;
    table[entry + 3] = (long) files << 32 | score & 0xFFFF_FFFFL;
    this.score = score;
    this.passedPawns = passedPawns;
    this.outposts = outposts;
    this.files = files;
  }

  /** Packed, White's minus Black's. */
  int score() {
    return score;
  }

  long passedPawns() {
    return passedPawns;
  }

  long outposts() {
    return outposts;
  }

  int files() {
    return files;
  }

  static long keyByWings(EvalContext context) {
    return context.position().pawnKey() ^ KING_SALT * context.kingWings();
  }

  /** By the squares of the kings and by who has rooks or queens to use open files with. */
  static long keyByKings(EvalContext context) {
    int kings = context.king(Color.WHITE) << 6 | context.king(Color.BLACK);
    int heavy = hasHeavy(context, Color.WHITE) << 1 | hasHeavy(context, Color.BLACK);
    return context.position().pawnKey() ^ KING_SALT * (kings << 2 | heavy);
  }

  private static int hasHeavy(EvalContext context, int side) {
    return context.position().straightSliders(side) == 0 ? 0 : 1;
  }

  private static int entry(long key) {
    return ((int) key & ENTRIES - 1) * STRIDE;
  }
}
