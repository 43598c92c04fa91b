package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Curves;
import v7p3r.arena.plot.Curves.Curve;
import v7p3r.arena.plot.Curves.Kind;
import v7p3r.arena.plot.Curves.Scale;
import v7p3r.arena.plot.Curves.Spot;
import v7p3r.arena.plot.Heat;
import v7p3r.arena.plot.NumberText;
import v7p3r.arena.plot.Panel;
import v7p3r.arena.plot.Rows;
import v7p3r.desc.control.Mode;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.StageParameters;

/** The pictures of a model report. */
final class ModelCharts {
  static final List<String> MODES = Arrays.stream(Mode.values()).map(Mode::label).toList();

  private static final int BINS = StageParameters.BINS;
  private static final int COLUMNS = 20;
  private static final int SHOWN_FEATURES = 25;

  private ModelCharts() {}

  /** Calibration, confusion, and what the phases of the game look like. */
  static Chart quality(ModelEvaluation evaluation) {
    List<Panel> panels = new ArrayList<>();
    panels.add(calibration(evaluation.calibration()));
    panels.add(confusion(evaluation.model().confusion()));
    panels.addAll(phases(evaluation));
    return new Chart("", panels);
  }

  private static Panel calibration(Calibration calibration) {
    double highest = 0.05;
    List<Spot> spots = new ArrayList<>();
    for (Calibration.Group group : calibration.groups()) {
      double low = group.actual() - group.error();
      double high = group.actual() + group.error();
      highest = Math.max(highest, Math.max(group.predicted(), high));
      spots.add(Spot.of(group.predicted(), group.actual(), Math.max(0, low), high));
    }
    highest = Math.min(1, Math.ceil(highest * 20) / 20);
    return new Curves(
        "Does it mean what it says?",
        String.format(
            Locale.ROOT,
            "calibration: ten groups of equal size, mean gap %.4f",
            calibration.error()),
        Scale.of("effort predicted", 0, highest),
        Scale.of("effort that was needed", 0, highest),
        List.of(
            new Curve("", Kind.DOTTED_LINE, spots),
            new Curve("exact", Kind.REFERENCE, List.of(Spot.of(0, 0), Spot.of(highest, highest)))));
  }

  private static Panel confusion(ConfusionMatrix confusion) {
    List<List<Heat.Cell>> cells = new ArrayList<>();
    for (int actual = 0; actual < BINS; actual++) {
      double all = Math.max(1, confusion.actualCount(actual));
      List<Heat.Cell> row = new ArrayList<>();
      for (int predicted = 0; predicted < BINS; predicted++) {
        double share = confusion.count(actual, predicted) / all;
        row.add(new Heat.Cell(share, NumberText.of(100 * share, 0)));
      }
      cells.add(row);
    }
    return new Heat(
        "Where it errs", "percent of each row", "mode needed", "mode chosen", MODES, MODES, cells);
  }

  /** On one scale, to be compared. */
  private static List<Panel> phases(ModelEvaluation evaluation) {
    EffortRows held = evaluation.rows();
    long[][] counts = new long[held.phases().size()][COLUMNS];
    double[] sums = new double[held.phases().size()];
    for (int row = 0; row < held.size(); row++) {
      float pes = evaluation.pes()[row];
      counts[held.phase(row)][Math.clamp((int) (pes * COLUMNS), 0, COLUMNS - 1)]++;
      sums[held.phase(row)] += pes;
    }
    double most = 1;
    for (long[] phase : counts) {
      long all = Arrays.stream(phase).sum();
      most = Math.max(most, 100.0 * Arrays.stream(phase).max().orElse(0) / Math.max(1, all));
    }
    List<Panel> panels = new ArrayList<>();
    for (int phase = 0; phase < counts.length; phase++) {
      long all = Math.max(1, Arrays.stream(counts[phase]).sum());
      List<Spot> spots = new ArrayList<>();
      for (int i = 0; i < COLUMNS; i++) {
        spots.add(Spot.of((i + 0.5) / COLUMNS, 100.0 * counts[phase][i] / all));
      }
      panels.add(
          new Curves(
              "Effort in the " + held.phases().get(phase),
              String.format(
                  Locale.ROOT, "mean %.2f, %s rows", sums[phase] / all, NumberText.of(all)),
              Scale.of("effort score (PES)", 0, 1),
              Scale.of("percent of positions", 0, most * 1.05),
              List.of(new Curve("", Kind.EFFORT_HISTOGRAM, spots))));
    }
    return panels;
  }

  /** The strongest first. */
  static Chart importance(EffortModel model) {
    List<Rows.Row> rows = new ArrayList<>();
    for (FeatureGain gain : FeatureGain.of(model, SHOWN_FEATURES)) {
      rows.add(new Rows.Row(gain.name(), gain.share(), NumberText.percent(gain.share()), false));
    }
    return new Chart(
        "",
        List.of(new Rows("What it looks at", "share of what all splits gained in training", rows)));
  }

  /** The loss of each policy, less is better. */
  static Chart replay(List<ReplayResult.Policy> policies) {
    List<Rows.Row> rows = new ArrayList<>();
    for (ReplayResult.Policy policy : policies) {
      rows.add(
          new Rows.Row(
              policy.name(),
              policy.loss(),
              String.format(Locale.ROOT, "%.5f", policy.loss()),
              policy.name().startsWith("PES")));
    }
    return new Chart("", List.of(new Rows("Lost a move", "win probability, less is better", rows)));
  }
}
