package v7p3r.lab.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import v7p3r.arena.work.Progress;
import v7p3r.lab.schema.GameName;

/**
 * Scores all policies on held-out games. The knots of a model are fitted to one half of these games
 * and scored on the other, in both directions: on the games that taught the model it would look
 * surer than it is.
 */
public final class ReplayRun {
  private static final double HARD = 0.6;
  private static final double EASY = 0.2;

  /** Upper ends of the five bins of PES by rank. */
  private static final double[] BIN_ENDS = {0, 0.25, 0.50, 0.78, 0.93, 1};

  private final Replay judging;
  private final double budget;
  private final PesModels models;
  private final Progress progress;
  private final double[] labelPes;
  private final List<ReplayReport.Row> rows = new ArrayList<>();
  private final Allocation uniform;
  private final Allocation oracle;

  /**
   * Of positions.
   *
   * @param judging positions of games that no model was trained on
   * @param budget mean effort of a position, 1 for N_ref/8
   */
  public ReplayRun(
      List<ReplayPosition> judging, double budget, PesModels models, Progress progress) {
    this.budget = budget;
    this.judging = new Replay(judging, budget);
    this.models = models;
    this.progress = progress;
    this.labelPes = byRank(judging);
    this.uniform = this.judging.uniform();
    this.oracle = this.judging.oracle();
  }

  public ReplayReport run() {
    add("uniform", uniform, labelPes);
    double[] seedPes =
        models.seed().isPresent()
            ? first(pes(judging, models.seed().get(), false))
            : judging.positions().stream().mapToDouble(ReplayPosition::cost).toArray();
    add("seed target", judging.run(Knots.SEED.factors(repeated(seedPes))), seedPes);
    add(
        "hand rule",
        judging.run((position, checkpoint) -> position.handRule()[checkpoint]),
        labelPes);
    models.prior().ifPresent(this::addPrior);
    models.live().ifPresent(this::addLive);
    add("oracle", oracle, labelPes);
    double usualNodes =
        judging.positions().stream().mapToDouble(position -> position.reference() / 8.0).sum();
    return new ReplayReport(
        judging.positions().size(), usualNodes * uniform.meanEffort(), uniform.meanEffort(), rows);
  }

  private void addPrior(PesScore model) {
    progress.say("asking the model of what is known before the search");
    addFitted("PES prior", pes(judging, model, false), alone());
  }

  private void addLive(PesScore model) {
    progress.say("asking the model of what is known during the search");
    double[][] pes = pes(judging, model, true);
    addFitted("PES prior + live", pes, alone());
    double[][] handRule =
        judging.positions().stream().map(ReplayPosition::handRule).toArray(double[][]::new);
    addFitted("PES x hand rule", pes, handRule);
  }

  /** Nothing counts beside PES. */
  private double[][] alone() {
    double[] ones = new double[ReplayPosition.CHECKPOINTS];
    Arrays.fill(ones, 1);
    double[][] all = new double[judging.positions().size()][];
    Arrays.fill(all, ones);
    return all;
  }

  /**
   * Adds a policy of PES.
   *
   * @param beside factors that those of PES are multiplied by
   */
  private void addFitted(String name, double[][] pes, double[][] beside) {
    progress.say(name + ": fitting its knots");
    double[] knots = Knots.fit(judging, pes, beside).factors();
    add(name, crossFitted(pes, beside), usual(pes), knots);
  }

  /** Each half of the games with the knots that suit the other half. */
  private Allocation crossFitted(double[][] pes, double[][] beside) {
    List<Integer> odd = half(1);
    List<Integer> even = half(0);
    if (odd.isEmpty() || even.isEmpty()) {
      return judging.run(Knots.fit(judging, pes, beside).factors(pes, beside));
    }
    double[] efforts = new double[pes.length];
    scatter(even, fitted(odd, even, pes, beside), efforts);
    scatter(odd, fitted(even, odd, pes, beside), efforts);
    return Allocation.of(judging.positions(), efforts);
  }

  private List<Integer> half(int parity) {
    return IntStream.range(0, judging.positions().size())
        .filter(i -> halfOf(judging.positions().get(i).game()) == parity)
        .boxed()
        .toList();
  }

  /** Games that were played on from the same one teach and judge together. */
  static int halfOf(String game) {
    return GameName.source(game).hashCode() & 1;
  }

  private double[] fitted(
      List<Integer> teaching, List<Integer> asked, double[][] pes, double[][] beside) {
    Knots knots = Knots.fit(replay(teaching), picked(teaching, pes), picked(teaching, beside));
    double[][] factors = knots.factors(picked(asked, pes), picked(asked, beside));
    return replay(asked).run(factors).efforts();
  }

  private Replay replay(List<Integer> places) {
    return new Replay(places.stream().map(judging.positions()::get).toList(), budget);
  }

  private static double[][] picked(List<Integer> places, double[][] from) {
    return places.stream().map(i -> from[i]).toArray(double[][]::new);
  }

  private static void scatter(List<Integer> places, double[] from, double[] to) {
    for (int i = 0; i < from.length; i++) {
      to[places.get(i)] = from[i];
    }
  }

  private void add(String name, Allocation allocation, double[] pes) {
    add(name, allocation, pes, new double[0]);
  }

  private void add(String name, Allocation allocation, double[] pes, double[] knots) {
    double gain = uniform.meanLoss() - allocation.meanLoss();
    double possible = uniform.meanLoss() - oracle.meanLoss();
    rows.add(
        new ReplayReport.Row(
            name,
            allocation.meanLoss(),
            gain,
            errorOfGain(allocation),
            possible == 0 ? 0 : gain / possible,
            ratio(allocation, pes),
            ratio(allocation, labelPes),
            allocation.meanEffort(),
            knots));
  }

  /** Standard error of the mean difference to the uniform policy. */
  private double errorOfGain(Allocation allocation) {
    double[] gains = new double[allocation.losses().length];
    for (int i = 0; i < gains.length; i++) {
      gains[i] = uniform.losses()[i] - allocation.losses()[i];
    }
    double mean = Allocation.mean(gains);
    double squares = Arrays.stream(gains).map(gain -> (gain - mean) * (gain - mean)).sum();
    return Math.sqrt(squares / Math.max(1, gains.length - 1) / Math.max(1, gains.length));
  }

  /** Mean effort of hard positions by that of easy ones; 0 where one kind is missing. */
  private static double ratio(Allocation allocation, double[] pes) {
    double hard = mean(allocation, pes, HARD, Double.MAX_VALUE);
    double easy = mean(allocation, pes, -1, EASY);
    return easy == 0 ? 0 : hard / easy;
  }

  private static double mean(Allocation allocation, double[] pes, double above, double below) {
    return IntStream.range(0, pes.length)
        .filter(i -> pes[i] > above && pes[i] < below)
        .mapToDouble(i -> allocation.efforts()[i])
        .average()
        .orElse(0);
  }

  // ---- PES ----

  private static double[][] pes(Replay replay, PesScore model, boolean live) {
    double[][] all = new double[replay.positions().size()][];
    for (int i = 0; i < all.length; i++) {
      ReplayPosition position = replay.positions().get(i);
      all[i] = live ? livePes(position, model) : priorPes(position, model);
    }
    return all;
  }

  private static double[] priorPes(ReplayPosition position, PesScore model) {
    double[] pes = new double[ReplayPosition.CHECKPOINTS];
    Arrays.fill(pes, model.pes(position.prior()));
    return pes;
  }

  private static double[] livePes(ReplayPosition position, PesScore model) {
    int known = position.prior().length;
    double[] pes = new double[ReplayPosition.CHECKPOINTS];
    for (int i = 0; i < pes.length; i++) {
      float[] features = Arrays.copyOf(position.prior(), known + position.live()[i].length);
      System.arraycopy(position.live()[i], 0, features, known, position.live()[i].length);
      pes[i] = model.pes(features);
    }
    return pes;
  }

  private static double[] first(double[][] pes) {
    return Arrays.stream(pes).mapToDouble(each -> each[0]).toArray();
  }

  /** PES as seen at the usual effort. */
  private static double[] usual(double[][] pes) {
    return Arrays.stream(pes).mapToDouble(each -> each[3]).toArray();
  }

  private static double[][] repeated(double[] pes) {
    double[][] all = new double[pes.length][ReplayPosition.CHECKPOINTS];
    for (int i = 0; i < all.length; i++) {
      Arrays.fill(all[i], pes[i]);
    }
    return all;
  }

  /** PES that the label itself gives: by rank, with the wanted share in each bin. */
  private static double[] byRank(List<ReplayPosition> positions) {
    List<Integer> order =
        IntStream.range(0, positions.size())
            .boxed()
            .sorted(Comparator.comparingDouble(i -> positions.get(i).target()))
            .toList();
    double[] pes = new double[positions.size()];
    for (int place = 0; place < pes.length; place++) {
      double rank = (place + 0.5) / pes.length;
      int bin = 0;
      while (rank >= BIN_ENDS[bin + 1]) {
        bin++;
      }
      double within = (rank - BIN_ENDS[bin]) / (BIN_ENDS[bin + 1] - BIN_ENDS[bin]);
      pes[order.get(place)] = 0.2 * (bin + within);
    }
    return pes;
  }
}
