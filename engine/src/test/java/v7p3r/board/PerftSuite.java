package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions with the published number of leaves at each depth, one a line as in {@code FEN ;D1 20
 * ;D2 400}.
 */
record PerftSuite(String name, List<Row> rows) {
  private static final Pattern COUNT = Pattern.compile("D(\\d+)\\s+(\\d+)");
  private static final int FAILURES_TOLD = 20;

  /** A position and its leaves by depth. */
  record Row(String fen, SortedMap<Integer, Long> leaves) {
    static Row parse(String line) {
      SortedMap<Integer, Long> leaves = new TreeMap<>();
      Matcher count = COUNT.matcher(line);
      while (count.find()) {
        leaves.put(Integer.parseInt(count.group(1)), Long.parseLong(count.group(2)));
      }
      return new Row(line.substring(0, line.indexOf(';')), leaves);
    }
  }

  /** What was counted, for the record. */
  record Result(String name, int positions, int counts, long leaves, double seconds) {
    @Override
    public String toString() {
      return "%s: %,d of its counts checked on %,d positions, %,d leaves in %.1f s, %.0f million a second"
          .formatted(name, counts, positions, leaves, seconds, leaves / seconds / 1e6);
    }
  }

  static PerftSuite parse(String name, List<String> lines) {
    return new PerftSuite(name, lines.stream().map(Row::parse).toList());
  }

  /**
   * From this number of leaves on subtrees are remembered: whole suites take an hour instead of
   * days.
   */
  private static final long LEAVES_TO_REMEMBER = 20_000_000;

  private static long count(Position position, int depth, long expected) {
    if (expected < LEAVES_TO_REMEMBER) {
      return Perft.count(position, depth);
    }
    return Perft.count(position, depth, LargeTable.TABLE);
  }

  /** Made when a count needs it first. */
  private static final class LargeTable {
    static final PerftTable TABLE = new PerftTable(256);
  }

  /** Counts every position to every depth whose leaves are within the limit. */
  Result check(long limit) {
    List<String> failures = new ArrayList<>();
    int positions = 0;
    int counts = 0;
    long total = 0;
    long start = System.nanoTime();
    for (Row row : rows) {
      Position position = Positions.at(row.fen);
      int before = counts;
      for (var entry : row.leaves.entrySet()) {
        if (entry.getValue() <= limit) {
          long found = count(position, entry.getKey(), entry.getValue());
          counts++;
          total += found;
          if (found != entry.getValue()) {
            failures.add(row.fen + " to depth " + entry + " found " + found);
          }
        }
      }
      positions += counts > before ? 1 : 0;
    }
    assertThat(failures.stream().limit(FAILURES_TOLD).toList())
        .as("%d wrong counts in %s", failures.size(), name)
        .isEmpty();
    return new Result(name, positions, counts, total, (System.nanoTime() - start) / 1e9);
  }
}
