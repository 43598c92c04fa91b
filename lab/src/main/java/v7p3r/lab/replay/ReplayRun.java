package v7p3r.lab.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import v7p3r.lab.work.Progress;

/** Scores all policies; knots are fitted to the positions that teach, not to those that judge. */
public final class ReplayRun {
  private static final double HARD = 0.6;
  private static final double EASY = 0.2;

  /** Upper ends of the five bins of PES by rank. */
  private static final double[] BIN_ENDS = {0, 0.25, 0.50, 0.78, 0.93, 1};

  private final Replay teaching;
  private final Replay judging;
  private final PesModels models;
  private final Progress progress;
  private final double[] labelPes;
  private final List<ReplayReport.Row> rows = new ArrayList<>();
  private final Allocation uniform;
  private final Allocation oracle;

  /**
   * Of positions.
   *
   * @param teaching to fit knots to
   * @param judging to score on
   * @param budget mean effort of a position, 1 for N_ref/8
   */
  public ReplayRun(
      List<ReplayPosition> teaching,
      List<ReplayPosition> judging,
      double budget,
      PesModels models,
      Progress progress) {
    this.teaching = new Replay(teaching, budget);
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
    models.prior().ifPresent(model -> addFitted("PES prior", model, false));
    models.live().ifPresent(model -> addFitted("PES prior + live", model, true));
    add("oracle", oracle, labelPes);
    double usualNodes =
        judging.positions().stream().mapToDouble(position -> position.reference() / 8.0).sum();
    return new ReplayReport(
        judging.positions().size(),
        teaching.positions().size(),
        usualNodes * uniform.meanEffort(),
        uniform.meanEffort(),
        rows);
  }

  /** Knots of a model, fitted where it may learn and scored where it may not. */
  private void addFitted(String name, PesScore model, boolean live) {
    progress.say(name + ": asking the model and fitting its knots");
    Knots knots = Knots.fit(teaching, pes(teaching, model, live));
    double[][] pes = pes(judging, model, live);
    add(name, judging.run(knots.factors(pes)), usual(pes), knots.factors());
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
