package v7p3r.lab.validate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import v7p3r.arena.plot.Bars;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Intervals;
import v7p3r.desc.control.Mode;

/** The pictures of a validation: values by their goals, and what the arms do with effort. */
final class ValidationCharts {
  private static final int BINS = Mode.values().length;

  private ValidationCharts() {}

  /** A row for each value that was found and is finite. */
  static Chart intervals(List<Measurement> measurements) {
    List<Intervals.Row> rows = new ArrayList<>();
    for (Measurement measurement : measurements) {
      measurement
          .found()
          .filter(found -> Double.isFinite(found.value()))
          .ifPresent(found -> rows.add(row(measurement, found)));
    }
    return new Chart(
        "",
        List.of(
            new Intervals(
                "Measured values by their goals",
                "bars: 95 % interval, dashed: goal, each row on its own scale",
                rows)));
  }

  private static Intervals.Row row(Measurement measurement, Interval found) {
    Goal goal = measurement.goal();
    return new Intervals.Row(
        measurement.title(),
        found.value(),
        found.low(),
        found.high(),
        Double.isFinite(goal.low()) ? goal.low() : goal.high(),
        measurement.verdict() == Verdict.MET,
        ValidationReport.number(found.value(), measurement.unit()));
  }

  /** Means for each mode and arm. */
  static Chart byEffort(List<SearchedPosition> positions) {
    return new Chart(
        "",
        List.of(
            bars(
                "Time a move",
                "mean, by effort score before the search",
                "seconds",
                positions,
                ArmSearch::seconds),
            bars(
                "Depth of a move",
                "mean, by effort score before the search",
                "half moves",
                positions,
                ArmSearch::depth)));
  }

  private static Bars bars(
      String title,
      String note,
      String unit,
      List<SearchedPosition> positions,
      ToDoubleFunction<ArmSearch> number) {
    List<Arm> arms =
        Arrays.stream(Arm.values())
            .filter(arm -> positions.getFirst().searches().containsKey(arm))
            .toList();
    List<String> groups = new ArrayList<>();
    for (int bin = 0; bin < BINS; bin++) {
      groups.add(Mode.values()[bin].label() + " (" + inBin(positions, bin).size() + ")");
    }
    List<Bars.Series> series = new ArrayList<>();
    for (Arm arm : arms) {
      List<Double> means = new ArrayList<>();
      for (int bin = 0; bin < BINS; bin++) {
        means.add(mean(positions, arm, bin, number));
      }
      series.add(new Bars.Series(arm.label(), means));
    }
    return new Bars(title, note, unit, groups, series);
  }

  static double mean(
      List<SearchedPosition> positions, Arm arm, int bin, ToDoubleFunction<ArmSearch> number) {
    return inBin(positions, bin).stream()
        .mapToDouble(position -> number.applyAsDouble(position.by(arm)))
        .average()
        .orElse(Double.NaN);
  }

  private static List<SearchedPosition> inBin(List<SearchedPosition> positions, int bin) {
    return positions.stream()
        .filter(
            position ->
                position.pes().isPresent()
                    && Math.clamp((int) (position.pes().getAsDouble() * BINS), 0, BINS - 1) == bin)
        .toList();
  }
}
