package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.PacedEffort;
import v7p3r.desc.control.Mode;
import v7p3r.desc.control.ModeProfile;

/**
 * Learns from played games where the modes should end on the scale of PES at each pace, and how
 * prices must be scaled so that they are one on the mean of the nodes that are spent there.
 *
 * <p>What a game has recorded of a search is the mode that it ended in. Between the ends of modes
 * searches are taken to lie evenly; so the shares of the modes say below which PES 25, 50, 78 and
 * 93 % of the searches of a pace end.
 */
public final class PaceLearning {
  /** Games that were played with such thresholds already say where those are, not where to put. */
  private static final String ALREADY = "DescPaces=true";

  private static final int EXPECTED_MOVES = 40;
  private static final double LEAST_STEP = 0.01;
  private static final double[] SHARES = ModeProfile.rankShares();

  /**
   * A pace as it was learned.
   *
   * @param seconds of one side in a whole game
   * @param moves that it was learned from
   * @param shares of the modes as they were
   */
  public record Pace(double seconds, long moves, double[] shares, List<Double> ends, double price) {
    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      text.append(String.format(Locale.ROOT, "%.1f s a game, %d moves: ended", seconds, moves));
      for (Mode mode : Mode.values()) {
        text.append(
            String.format(Locale.ROOT, " %s %.1f %%", mode.label(), 100 * shares[mode.ordinal()]));
      }
      return text + "; thresholds " + ends + ", price x " + price;
    }
  }

  private static final class Counts {
    private final long[] moves = new long[Mode.values().length];
    private final long[] nodes = new long[Mode.values().length];

    private void add(Mode mode, PacedEffort effort) {
      moves[mode.ordinal()] += effort.moves();
      nodes[mode.ordinal()] += effort.nodes();
    }

    private long sum() {
      long sum = 0;
      for (long count : moves) {
        sum += count;
      }
      return sum;
    }
  }

  private final Map<Double, Counts> paces = new TreeMap<>();

  /** Takes in the games of a database. */
  public void add(Path database) throws IOException {
    try (MetricsDatabase records = MetricsDatabase.openExisting(database)) {
      records.pacedEfforts().forEach(this::add);
    }
  }

  void add(PacedEffort effort) {
    if (effort.options().contains(ALREADY) || !effort.allowance().matches("[0-9.:+]+")) {
      return;
    }
    TimeControl control = TimeControl.parse(effort.allowance());
    double seconds = (control.baseMillis() + EXPECTED_MOVES * control.incrementMillis()) / 1e3;
    Counts counts = paces.computeIfAbsent(seconds, _ -> new Counts());
    for (Mode mode : Mode.values()) {
      if (mode.label().equals(effort.mode())) {
        counts.add(mode, effort);
      }
    }
  }

  /**
   * What was learned, the fastest first.
   *
   * @param prices of a miss by mode
   * @param leastMoves of a pace; fewer teach nothing
   */
  public List<Pace> learned(double[] prices, int leastMoves) {
    List<Pace> learned = new ArrayList<>();
    paces.forEach(
        (seconds, counts) -> {
          if (counts.sum() >= leastMoves) {
            learned.add(pace(seconds, counts, prices));
          }
        });
    return learned;
  }

  private static Pace pace(double seconds, Counts counts, double[] prices) {
    long sum = counts.sum();
    double[] shares = new double[SHARES.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = (double) counts.moves[i] / sum;
    }
    return new Pace(seconds, sum, shares, ends(shares), price(counts, prices));
  }

  /** Where the shares that a rank should have end on the scale, if the modes had these. */
  static List<Double> ends(double[] shares) {
    List<Double> ends = new ArrayList<>();
    double wanted = 0;
    double before = 0;
    for (int i = 0; i < SHARES.length - 1; i++) {
      wanted += SHARES[i];
      int room = SHARES.length - 1 - i;
      double end = Math.rint(1000 * quantile(shares, wanted)) / 1000;
      before = Math.clamp(end, before + LEAST_STEP, 1 - LEAST_STEP * room);
      ends.add(Math.rint(1000 * before) / 1000);
    }
    return ends;
  }

  private static double quantile(double[] shares, double wanted) {
    double width = 1.0 / shares.length;
    double below = 0;
    for (int i = 0; i < shares.length; i++) {
      if (below + shares[i] >= wanted) {
        return width * (i + (wanted - below) / shares[i]);
      }
      below += shares[i];
    }
    return 1;
  }

  /** With the shares of a rank, and nodes a search as they were in each mode, the mean is one. */
  private static double price(Counts counts, double[] prices) {
    double nodes = 0;
    double logarithms = 0;
    for (int i = 0; i < SHARES.length; i++) {
      if (counts.moves[i] > 0) {
        double spent = SHARES[i] * counts.nodes[i] / counts.moves[i];
        nodes += spent;
        logarithms += spent * Math.log(prices[i]);
      }
    }
    double mean = nodes == 0 ? 1 : Math.exp(-logarithms / nodes);
    return Math.clamp(Math.rint(1000 * mean) / 1000, 0.5, 2);
  }

  /** Writes the paces into a profile. */
  static void put(ObjectNode profile, List<Pace> paces) {
    ArrayNode rows = profile.putArray("paces");
    for (Pace pace : paces) {
      ObjectNode row = rows.addObject();
      row.put("seconds", pace.seconds());
      pace.ends().forEach(row.putArray("pes")::add);
      row.put("price", pace.price());
    }
  }
}
