package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Curves, dots and histograms over a common scale.
 *
 * @param empty what to say where there is nothing to draw
 */
public record Curves(
    String title,
    String note,
    Scale x,
    Scale y,
    List<Curve> curves,
    List<Level> levels,
    String empty)
    implements Panel {
  public Curves {
    curves = List.copyOf(curves);
    levels = List.copyOf(levels);
  }

  public Curves(String title, String note, Scale x, Scale y, List<Curve> curves) {
    this(title, note, x, y, curves, List.of(), "nothing to show yet");
  }

  /**
   * What an axis says.
   *
   * @param low the least value; without it, that of the data
   * @param high the greatest one, likewise
   * @param isLogarithmic whether equal factors are equally far apart
   */
  public record Scale(
      String label, OptionalDouble low, OptionalDouble high, boolean isLogarithmic) {
    public static Scale of(String label) {
      return new Scale(label, OptionalDouble.empty(), OptionalDouble.empty(), false);
    }

    public static Scale of(String label, double low, double high) {
      return new Scale(label, OptionalDouble.of(low), OptionalDouble.of(high), false);
    }

    public static Scale from(String label, double low) {
      return new Scale(label, OptionalDouble.of(low), OptionalDouble.empty(), false);
    }

    public static Scale logarithmic(String label) {
      return new Scale(label, OptionalDouble.empty(), OptionalDouble.empty(), true);
    }
  }

  /** How points are drawn. */
  public enum Kind {
    /** A line, with a band where the points have errors. */
    LINE,
    /** Dots joined by a line, with error bars. */
    DOTTED_LINE,
    /** Dots alone, with error bars. */
    DOTS,
    /** A dashed line to compare with. */
    REFERENCE,
    /** Bars from zero, each as wide as the distance of the points. */
    HISTOGRAM,
    /** The same, in the colors of the modes of effort: x goes from 0 to 1. */
    EFFORT_HISTOGRAM
  }

  /**
   * Points from left to right.
   *
   * @param name for the legend; empty for none
   * @param end beside the last point; empty for none
   */
  public record Curve(String name, Kind kind, List<Spot> spots, String end) {
    public Curve {
      spots = List.copyOf(spots);
    }

    public Curve(String name, Kind kind, List<Spot> spots) {
      this(name, kind, spots, "");
    }
  }

  /**
   * A point with its error.
   *
   * @param low the lower end of the error, NaN for none, may be infinite
   * @param high the upper end, likewise
   * @param label beside it, where there is room
   */
  public record Spot(double x, double y, double low, double high, String label) {
    public static Spot of(double x, double y) {
      return new Spot(x, y, Double.NaN, Double.NaN, "");
    }

    public static Spot of(double x, double y, double low, double high) {
      return new Spot(x, y, low, high, "");
    }

    boolean hasError() {
      return !Double.isNaN(low) && !Double.isNaN(high);
    }
  }

  /** What a height means. */
  public enum Meaning {
    NEUTRAL,
    GOOD,
    BAD
  }

  /** A height worth a line of its own. */
  public record Level(String name, double y, Meaning meaning) {}

  @Override
  public List<List<String>> table() {
    List<List<String>> rows = new ArrayList<>();
    boolean errors = curves.stream().flatMap(c -> c.spots.stream()).anyMatch(Spot::hasError);
    List<String> head = new ArrayList<>(List.of("curve", x.label, y.label));
    if (errors) {
      head.addAll(List.of("from", "to"));
    }
    rows.add(head);
    for (Curve curve : curves) {
      for (Spot spot : curve.spots) {
        List<String> row = new ArrayList<>();
        row.add(spot.label.isEmpty() ? curve.name : spot.label);
        row.add(NumberText.of(spot.x));
        row.add(NumberText.of(spot.y));
        if (errors) {
          row.add(NumberText.of(spot.low));
          row.add(NumberText.of(spot.high));
        }
        rows.add(row);
      }
    }
    return rows;
  }
}
