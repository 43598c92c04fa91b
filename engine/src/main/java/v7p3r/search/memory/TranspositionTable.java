package v7p3r.search.memory;

import java.util.function.IntFunction;
import v7p3r.board.Move;
import v7p3r.search.Value;

/**
 * What searches have found out about positions, shared by all threads. A bucket of four entries
 * fills one cache line: three keep what was deep or recent, the fourth takes whatever comes last.
 *
 * <p>An entry is two longs, the facts and the key xor the facts, so that an entry torn by two
 * threads does not match any key. Facts: move 0–15, score 16–31, static evaluation 32–47, depth
 * 48–55, bound 56–57, whether the node was on a principal variation 58, age 59–63.
 */
public class TranspositionTable {
  /** Facts of a position that is not in the table; no entry has them. */
  public static final long MISS = 0;

  /** The entry knows no static evaluation. */
  public static final int NO_EVAL = Short.MIN_VALUE;

  /** Less than any depth that is stored. */
  public static final int NO_DEPTH = -2;

  public static final int NO_BOUND = 0;
  public static final int UPPER = 1;
  public static final int LOWER = 2;
  public static final int EXACT = 3;

  /** The longs of a bucket. */
  static final int BUCKET_LONGS = 8;

  private static final int ENTRY_LONGS = 2;
  private static final int ALWAYS_SLOT = 6;
  private static final int AGE_SHIFT = 59;
  private static final int AGES = 32;

  /** How many plies of depth an entry is worth less for each search it is old. */
  private static final int AGE_COST = 8;

  /** Gives zeroed memory for a number of longs. */
  private final IntFunction<TableMemory> source;

  private TableMemory table = TableMemory.ofLongs(0);
  private int buckets;
  private int age;

  public TranspositionTable(int megabytes) {
    this(megabytes, TableMemory::ofLongs);
  }

  TranspositionTable(int megabytes, IntFunction<TableMemory> source) {
    this.source = source;
    resize(megabytes);
  }

  /**
   * Empty afterwards. The old table is given up first, for there may be no room for both.
   *
   * @throws OutOfMemoryError if there is no room for the new one; the table is tiny then
   */
  public final void resize(int megabytes) {
    replace((int) Math.min(((long) megabytes << 20) / (BUCKET_LONGS * 8L), (1 << 30) / 5));
  }

  private void replace(int wanted) {
    table.free();
    take(1);
    take(wanted);
  }

  private void take(int wanted) {
    table = source.apply(wanted * BUCKET_LONGS);
    buckets = wanted;
    age = 0;
  }

  /**
   * Of the same size afterwards.
   *
   * @throws OutOfMemoryError if there is no room for other memory; the table is tiny then
   */
  public void clear() {
    if (!table.clear()) {
      replace(buckets);
    }
    age = 0;
  }

  /** A new search begins: what is in the table grows older. */
  public void nextSearch() {
    age = (age + 1) % AGES;
  }

  /** The facts of a position, or {@link #MISS}. */
  public long probe(long key) {
    TableMemory table = this.table;
    int bucket = bucket(key);
    for (int slot = bucket; slot < bucket + BUCKET_LONGS; slot += ENTRY_LONGS) {
      long facts = table.get(slot + 1);
      if ((table.get(slot) ^ facts) == key && facts != MISS) {
        return facts;
      }
    }
    return MISS;
  }

  /**
   * Keeps what is known of a position. The same position is overwritten unless the old entry is
   * much deeper; a bare evaluation never drives out a searched entry.
   *
   * @param fresh made by {@link #facts}
   * @return whether another position was driven out
   */
  public boolean store(long key, long fresh) {
    TableMemory table = this.table;
    int depth = depth(fresh);
    int bound = bound(fresh);
    int bucket = bucket(key);
    int victim = bucket + ALWAYS_SLOT;
    int least = Integer.MAX_VALUE;
    for (int slot = bucket; slot < bucket + BUCKET_LONGS; slot += ENTRY_LONGS) {
      long facts = table.get(slot + 1);
      if ((table.get(slot) ^ facts) == key && facts != MISS) {
        boolean keep = bound != EXACT && depth + 4 < depth(facts) && age(facts) == age;
        if (!keep) {
          write(slot, key, move(fresh) == Move.NONE ? fresh | move(facts) : fresh);
        }
        return false;
      }
      int worth = worth(facts);
      if (worth < least && slot < bucket + ALWAYS_SLOT) {
        least = worth;
        victim = slot;
      }
    }
    if (least >= depth) {
      victim = bucket + ALWAYS_SLOT;
      if (bound == NO_BOUND
          && bound(table.get(victim + 1)) != NO_BOUND
          && worth(table.get(victim + 1)) > 0) {
        return false;
      }
    }
    boolean drivesOut = table.get(victim + 1) != MISS;
    write(victim, key, fresh);
    return drivesOut;
  }

  /** Copies the bucket of a position, {@link #BUCKET_LONGS} longs. */
  final void saveBucket(long key, long[] to, int at) {
    int bucket = bucket(key);
    for (int i = 0; i < BUCKET_LONGS; i++) {
      to[at + i] = table.get(bucket + i);
    }
  }

  /** Puts a copy of the bucket of a position back. */
  final void restoreBucket(long key, long[] from, int at) {
    int bucket = bucket(key);
    for (int i = 0; i < BUCKET_LONGS; i++) {
      table.set(bucket + i, from[at + i]);
    }
  }

  /** Thousandths of a sample that this search has written. */
  public int fullness() {
    int sampled = Math.min(buckets, 250);
    int used = 0;
    for (int i = 0; i < sampled; i++) {
      for (int slot = 0; slot < BUCKET_LONGS; slot += ENTRY_LONGS) {
        long facts = table.get(i * BUCKET_LONGS + slot + 1);
        used += facts != MISS && age(facts) == age ? 1 : 0;
      }
    }
    return sampled == 0 ? 0 : used * 250 / sampled;
  }

  private void write(int slot, long key, long fresh) {
    long facts = fresh | (long) age << AGE_SHIFT;
    table.set(slot, key ^ facts);
    table.set(slot + 1, facts);
  }

  private int bucket(long key) {
    return (int) Math.unsignedMultiplyHigh(key, buckets) * BUCKET_LONGS;
  }

  /** Depth, less for entries of earlier searches; an empty slot is worth least. */
  private int worth(long facts) {
    if (facts == MISS) {
      return Integer.MIN_VALUE;
    }
    int years = (age - age(facts) + AGES) % AGES;
    return depth(facts) - AGE_COST * years;
  }

  /** Facts of no age yet. Depths begin at -1 and are stored two up: no facts are all zero. */
  public static long facts(int move, int score, int eval, int depth, int bound, boolean pv) {
    assert depth > NO_DEPTH;
    return move & 0xFFFFL
        | (score & 0xFFFFL) << 16
        | (eval & 0xFFFFL) << 32
        | (depth - NO_DEPTH & 0xFFL) << 48
        | (long) bound << 56
        | (pv ? 1L << 58 : 0);
  }

  public static int move(long facts) {
    return (int) facts & 0xFFFF;
  }

  /** As stored: see {@link #scoreAt} for the score at a node. */
  public static int score(long facts) {
    return (short) (facts >>> 16);
  }

  public static int eval(long facts) {
    return (short) (facts >>> 32);
  }

  public static int depth(long facts) {
    return (int) (facts >>> 48 & 0xFF) + NO_DEPTH;
  }

  public static int bound(long facts) {
    return (int) (facts >>> 56) & 3;
  }

  public static boolean isPv(long facts) {
    return (facts >>> 58 & 1) != 0;
  }

  private static int age(long facts) {
    return (int) (facts >>> AGE_SHIFT);
  }

  /** Mates and solved endings are stored as counted from the position, used as from the root. */
  public static int scoreAt(long facts, int ply) {
    int score = score(facts);
    if (score >= Value.DECIDED_BOUND) {
      return score - ply;
    }
    return score <= -Value.DECIDED_BOUND ? score + ply : score;
  }

  public static int scoreFor(int score, int ply) {
    if (score >= Value.DECIDED_BOUND) {
      return score + ply;
    }
    return score <= -Value.DECIDED_BOUND ? score - ply : score;
  }

  /** A table score that proves the node to be at least, or at most, what is asked. */
  public static boolean cutsOff(int bound, int score, int beta) {
    return (bound & (score >= beta ? LOWER : UPPER)) != 0;
  }

  /** A table score that says more than a static evaluation. */
  public static boolean isBetterThan(int bound, int score, int eval) {
    return (bound & (score > eval ? LOWER : UPPER)) != 0;
  }
}
