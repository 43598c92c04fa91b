package v7p3r.lab.model;

import java.util.List;
import java.util.Locale;
import v7p3r.desc.model.StageParameters;
import v7p3r.lab.model.Calibration.Group;
import v7p3r.lab.report.Svg;
import v7p3r.lab.report.Svg.Anchor;

/** The pictures of a model report. */
final class ReportPlots {
  static final List<String> BIN_NAMES = List.of("very low", "low", "medium", "high", "very high");

  /** Light enough for numbers on them. */
  private static final List<String> BIN_COLORS =
      List.of("#7fb0e0", "#b9d3ee", "#d9d9d9", "#f3c9a0", "#e08e75");

  private static final String BAR = "#1f5fa8";
  private static final String AXIS = "#555555";
  private static final String GRID = "#dddddd";
  private static final int BINS = StageParameters.BINS;
  private static final int PERCENT = 100;

  private ReportPlots() {}

  /** Rows are the right bin, columns the predicted one; shades are shares of the row. */
  static Svg confusion(ConfusionMatrix confusion) {
    int cell = 84;
    int left = 110;
    int top = 50;
    Svg svg = new Svg(left + BINS * cell + 10, top + BINS * cell + 10);
    svg.text(left + BINS * cell / 2.0, 16, 13, Anchor.MIDDLE, "predicted bin of PES");
    svg.text(left - 8, 40, 13, Anchor.END, "right bin");
    for (int actual = 0; actual < BINS; actual++) {
      svg.text(left + (actual + 0.5) * cell, 40, 12, Anchor.MIDDLE, BIN_NAMES.get(actual));
      svg.text(left - 8, top + (actual + 0.5) * cell + 4, 12, Anchor.END, BIN_NAMES.get(actual));
      double all = Math.max(1, confusion.actualCount(actual));
      for (int predicted = 0; predicted < BINS; predicted++) {
        long count = confusion.count(actual, predicted);
        double share = count / all;
        double x = left + predicted * cell;
        double y = top + actual * cell;
        svg.rectangle(x, y, cell - 2, cell - 2, shade(share));
        svg.text(x + cell / 2.0, y + cell / 2.0, 14, Anchor.MIDDLE, percent(share));
        svg.text(x + cell / 2.0, y + cell / 2.0 + 16, 11, Anchor.MIDDLE, String.valueOf(count));
      }
    }
    return svg;
  }

  private static String shade(double share) {
    int fade = (int) Math.round(255 - 150 * share);
    return String.format(Locale.ROOT, "#%02x%02xff", fade, fade);
  }

  /** What was expected against what happened; perfect predictions lie on the diagonal. */
  static Svg calibration(Calibration calibration) {
    int size = 360;
    int left = 60;
    int top = 14;
    double highest = 0.05;
    for (Group group : calibration.groups()) {
      highest = Math.max(highest, Math.max(group.predicted(), group.actual()));
    }
    highest = Math.min(1, Math.ceil(highest * 20) / 20);
    Svg svg = new Svg(left + size + 20, top + size + 50);
    for (int i = 0; i <= 5; i++) {
      double value = highest * i / 5;
      double at = size * i / 5.0;
      svg.line(left, top + size - at, left + size, top + size - at, GRID);
      svg.text(left - 6, top + size - at + 4, 11, Anchor.END, number(value));
      svg.text(left + at, top + size + 16, 11, Anchor.MIDDLE, number(value));
    }
    svg.line(left, top + size, left + size, top, AXIS);
    for (Group group : calibration.groups()) {
      svg.dot(
          left + size * group.predicted() / highest,
          top + size - size * group.actual() / highest,
          4,
          BAR);
    }
    svg.text(left + size / 2.0, top + size + 38, 12, Anchor.MIDDLE, "expected effort");
    svg.text(left + 8, top + 12, 12, Anchor.START, "mean label");
    return svg;
  }

  /** The strongest first. */
  static Svg importance(List<FeatureGain> gains) {
    int row = 19;
    int left = 230;
    int width = 420;
    Svg svg = new Svg(left + width + 70, gains.size() * row + 10);
    double most = gains.isEmpty() ? 1 : Math.max(1e-12, gains.getFirst().share());
    for (int i = 0; i < gains.size(); i++) {
      FeatureGain gain = gains.get(i);
      double length = width * gain.share() / most;
      svg.text(left - 8, i * row + 15, 12, Anchor.END, gain.name());
      svg.rectangle(left, i * row + 4, Math.max(1, length), row - 5, BAR);
      svg.text(left + length + 6, i * row + 15, 11, Anchor.START, percent(gain.share()));
    }
    return svg;
  }

  /** A bar a phase, cut into the five bins. */
  static Svg phases(List<String> names, long[][] counts) {
    int row = 34;
    int left = 130;
    int width = 520;
    Svg svg = new Svg(left + width + 90, names.size() * row + 40);
    for (int bin = 0; bin < BINS; bin++) {
      svg.rectangle(left + bin * 105, 6, 12, 12, BIN_COLORS.get(bin));
      svg.text(left + bin * 105 + 18, 16, 12, Anchor.START, BIN_NAMES.get(bin));
    }
    for (int phase = 0; phase < names.size(); phase++) {
      long all = 0;
      for (long count : counts[phase]) {
        all += count;
      }
      double y = 30 + phase * row;
      svg.text(left - 8, y + 18, 12, Anchor.END, names.get(phase));
      double x = left;
      for (int bin = 0; bin < BINS; bin++) {
        double share = all == 0 ? 0 : (double) counts[phase][bin] / all;
        svg.rectangle(x, y, width * share, row - 8, BIN_COLORS.get(bin));
        if (share > 0.06) {
          svg.text(x + width * share / 2, y + 18, 11, Anchor.MIDDLE, percent(share));
        }
        x += width * share;
      }
      svg.text(left + width + 8, y + 18, 11, Anchor.START, all + " rows");
    }
    return svg;
  }

  /** The loss of each policy, lower is better. */
  static Svg replay(List<ReplayResult.Policy> policies) {
    int row = 26;
    int left = 190;
    int width = 420;
    Svg svg = new Svg(left + width + 90, policies.size() * row + 10);
    double most = policies.stream().mapToDouble(ReplayResult.Policy::loss).max().orElse(1);
    for (int i = 0; i < policies.size(); i++) {
      ReplayResult.Policy policy = policies.get(i);
      double length = most <= 0 ? 0 : width * policy.loss() / most;
      svg.text(left - 8, i * row + 18, 12, Anchor.END, policy.name());
      svg.rectangle(left, i * row + 5, Math.max(1, length), row - 8, BAR);
      String loss = String.format(Locale.ROOT, "%.5f", policy.loss());
      svg.text(left + length + 6, i * row + 18, 11, Anchor.START, loss);
    }
    return svg;
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", PERCENT * share);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
