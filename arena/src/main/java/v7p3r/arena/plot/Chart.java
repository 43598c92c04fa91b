package v7p3r.arena.plot;

import java.util.List;
import java.util.Optional;

/** Curves over one kind of progress, in one or more panels. */
public record Chart(String title, String xLabel, List<Panel> panels) {
  public Chart {
    panels = List.copyOf(panels);
    if (panels.isEmpty()) {
      throw new IllegalArgumentException("a chart needs a panel");
    }
  }

  /**
   * One curve with what belongs to it.
   *
   * @param band around the curve, such as its error
   * @param levels heights worth a line of their own
   */
  public record Panel(String label, Curve curve, Optional<Band> band, List<Level> levels) {
    public Panel {
      levels = List.copyOf(levels);
    }
  }

  /** Points from left to right. */
  public record Curve(List<Point> points) {
    public Curve {
      points = List.copyOf(points);
    }
  }

  public record Point(double x, double y) {}

  /** What lies between two curves; where one is infinite the band is left out. */
  public record Band(Curve low, Curve high) {}

  public record Level(String name, double y) {}
}
