package v7p3r.search.sparring;

import java.util.Arrays;
import v7p3r.board.Move;
import v7p3r.search.Value;

/**
 * A transposition table of one entry a slot, for {@link MaterialSearch}: the key in one long, and
 * in the other move 0–15, score 16–31, depth 32–39, bound 40–41 (1 exact, 2 at least, 3 at most).
 * An entry of an older search, or of no greater depth, gives way.
 */
final class SmallTable {
  static final int EXACT = 1;
  static final int LOWER = 2;
  static final int UPPER = 3;

  /** {@link #probe} found nothing: no entry looks like this. */
  static final long NOTHING = 0;

  private static final int SAMPLE = 1000;

  private long[] slots;
  private int mask;
  private int generation;

  SmallTable(int megabytes) {
    resize(megabytes);
  }

  /** Largest power of two of entries that fits; the table is empty afterwards. */
  void resize(int megabytes) {
    int entries = Integer.highestOneBit((int) Math.min(1 << 29, ((long) megabytes << 20) / 16));
    slots = null; // let the old table go before the new one comes
    slots = new long[2 * entries];
    mask = entries - 1;
  }

  void clear() {
    Arrays.fill(slots, 0);
    generation = 0;
  }

  void nextSearch() {
    generation = generation + 1 & 63;
  }

  long probe(long key) {
    int slot = 2 * ((int) key & mask);
    return slots[slot] == key ? slots[slot + 1] : NOTHING;
  }

  void store(long key, int move, int score, int depth, int bound, int ply) {
    int slot = 2 * ((int) key & mask);
    long old = slots[slot + 1];
    boolean same = slots[slot] == key;
    if (!same && old != NOTHING && generation(old) == generation && depth(old) > depth) {
      return;
    }
    int kept = move == Move.NONE && same ? move(old) : move;
    slots[slot] = key;
    slots[slot + 1] =
        kept & 0xFFFFL
            | (toTable(score, ply) & 0xFFFFL) << 16
            | (depth & 0xFFL) << 32
            | (long) bound << 40
            | (long) generation << 42;
  }

  static int move(long entry) {
    return (int) entry & 0xFFFF;
  }

  /** The score as seen from a node {@code ply} half moves away from the root. */
  static int score(long entry, int ply) {
    int score = (short) (entry >>> 16);
    if (score >= Value.MATE_BOUND) {
      return score - ply;
    }
    return score <= -Value.MATE_BOUND ? score + ply : score;
  }

  static int depth(long entry) {
    return (int) (entry >>> 32) & 0xFF;
  }

  static int bound(long entry) {
    return (int) (entry >>> 40) & 3;
  }

  private static int generation(long entry) {
    return (int) (entry >>> 42) & 63;
  }

  /** Mates are stored as counted from the node, for the node may be reached at another ply. */
  private static int toTable(int score, int ply) {
    if (score >= Value.MATE_BOUND) {
      return score + ply;
    }
    return score <= -Value.MATE_BOUND ? score - ply : score;
  }

  /** Entries of the current search, in thousandths. */
  int hashFull() {
    int used = 0;
    for (int i = 0; i < SAMPLE; i++) {
      long entry = slots[2 * i + 1];
      used += entry != NOTHING && generation(entry) == generation ? 1 : 0;
    }
    return used;
  }
}
