package v7p3r.lab.validate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import v7p3r.lab.report.Svg;
import v7p3r.lab.report.Svg.Anchor;

/** The pictures of a validation: what the arms do in positions of more and less effort. */
final class ValidationPlots {
  private static final int BINS = 5;
  private static final List<String> COLORS = List.of("#1f5fa8", "#b5452c", "#7a9a3a");
  private static final int LEFT = 60;
  private static final int TOP = 40;
  private static final int HEIGHT = 220;
  private static final int BIN_WIDTH = 110;

  private ValidationPlots() {}

  /** Bars of a mean for each bin of PES and arm; bins without positions stay empty. */
  static Svg byEffort(
      String title, List<SearchedPosition> positions, ToDoubleFunction<ArmSearch> number) {
    List<Arm> arms =
        Arrays.stream(Arm.values())
            .filter(arm -> positions.getFirst().searches().containsKey(arm))
            .toList();
    double[][] means = new double[arms.size()][BINS];
    for (int i = 0; i < arms.size(); i++) {
      for (int bin = 0; bin < BINS; bin++) {
        means[i][bin] = mean(positions, arms.get(i), bin, number);
      }
    }
    double most =
        Arrays.stream(means)
            .flatMapToDouble(Arrays::stream)
            .filter(Double::isFinite)
            .max()
            .orElse(1);
    Svg svg = new Svg(LEFT + BINS * BIN_WIDTH + 20, TOP + HEIGHT + 50);
    svg.text(LEFT, 16, 13, Anchor.START, title);
    for (int i = 0; i < arms.size(); i++) {
      svg.rectangle(LEFT + i * 110, 22, 12, 12, COLORS.get(i));
      svg.text(LEFT + i * 110 + 18, 32, 12, Anchor.START, arms.get(i).label());
    }
    svg.line(LEFT, TOP + HEIGHT, LEFT + BINS * BIN_WIDTH, TOP + HEIGHT, "#555555");
    for (int bin = 0; bin < BINS; bin++) {
      double x = LEFT + bin * BIN_WIDTH;
      double width = (BIN_WIDTH - 20.0) / arms.size();
      for (int i = 0; i < arms.size(); i++) {
        if (Double.isFinite(means[i][bin])) {
          double length = most <= 0 ? 0 : (HEIGHT - 20) * means[i][bin] / most;
          double left = x + 10 + i * width;
          svg.rectangle(left, TOP + HEIGHT - length, width - 2, length, COLORS.get(i));
          svg.text(
              left + width / 2, TOP + HEIGHT - length - 4, 10, Anchor.MIDDLE, text(means[i][bin]));
        }
      }
      svg.text(
          x + BIN_WIDTH / 2.0,
          TOP + HEIGHT + 16,
          12,
          Anchor.MIDDLE,
          String.format(Locale.ROOT, "%.1f - %.1f", bin / 5.0, (bin + 1) / 5.0));
      svg.text(
          x + BIN_WIDTH / 2.0,
          TOP + HEIGHT + 30,
          10,
          Anchor.MIDDLE,
          inBin(positions, bin).size() + " positions");
    }
    svg.text(
        LEFT + BINS * BIN_WIDTH / 2.0, TOP + HEIGHT + 46, 12, Anchor.MIDDLE, "PES before search");
    return svg;
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

  /** A row for each measurement: where it lies by its goal; a dot alone where it has no bounds. */
  static Svg intervals(List<Measurement> measurements) {
    List<Measurement> shown =
        measurements.stream()
            .filter(
                each -> each.found().filter(found -> Double.isFinite(found.value())).isPresent())
            .toList();
    int row = 28;
    int left = 330;
    int width = 380;
    Svg svg = new Svg(left + width + 20, shown.size() * row + 20);
    IntStream.range(0, shown.size())
        .forEach(i -> interval(svg, shown.get(i), left, width, i * row + 18));
    return svg;
  }

  /** Each row has a scale of its own, from what was found and what is wanted. */
  private static void interval(Svg svg, Measurement measurement, int left, int width, int y) {
    Interval found = drawable(measurement.found().orElseThrow());
    double goal =
        Double.isFinite(measurement.goal().low())
            ? measurement.goal().low()
            : measurement.goal().high();
    double low = Math.min(found.low(), goal);
    double high = Math.max(found.high(), goal);
    double room = Math.max(1e-9, high - low) * 0.1;
    double scale = width / (high - low + 2 * room);
    String color = measurement.verdict() == Verdict.MET ? "#3a7a3a" : "#b5452c";
    svg.text(left - 10, y + 4, 12, Anchor.END, measurement.title());
    double at = left + (goal - low + room) * scale;
    svg.line(at, y - 9, at, y + 9, "#555555");
    double begin = left + (found.low() - low + room) * scale;
    double end = left + (found.high() - low + room) * scale;
    svg.rectangle(begin, y - 2, Math.max(1, end - begin), 4, color);
    svg.dot(left + (found.value() - low + room) * scale, y, 4, color);
  }

  private static Interval drawable(Interval found) {
    return new Interval(
        found.value(),
        Double.isFinite(found.low()) ? found.low() : found.value(),
        Double.isFinite(found.high()) ? found.high() : found.value());
  }

  private static String text(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.2f" : "%.1f", value);
  }
}
