package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;
import v7p3r.arena.plot.Canvas.Anchor;
import v7p3r.arena.plot.Canvas.Ink;
import v7p3r.arena.plot.Chart.Band;
import v7p3r.arena.plot.Chart.Level;
import v7p3r.arena.plot.Chart.Panel;
import v7p3r.arena.plot.Chart.Point;

/** Lays out a chart: a few panels below each other, many of them in columns. */
final class ChartPainter {
  private static final int FEW = 3;
  private static final int COLUMNS = 3;
  private static final int TOP = 40;
  private static final int BOTTOM = 24;
  private static final int LEFT = 62;
  private static final int RIGHT = 18;
  private static final int PANEL_TOP = 26;
  private static final int PANEL_BOTTOM = 22;

  private final Chart chart;
  private final int columns;
  private final int panelWidth;
  private final int panelHeight;

  ChartPainter(Chart chart) {
    this.chart = chart;
    boolean few = chart.panels().size() <= FEW;
    this.columns = few ? 1 : COLUMNS;
    this.panelWidth = few ? 860 : 330;
    this.panelHeight = few ? 280 : 190;
  }

  int width() {
    return columns * panelWidth;
  }

  int height() {
    int rows = (chart.panels().size() + columns - 1) / columns;
    return TOP + rows * panelHeight + BOTTOM;
  }

  void paint(Canvas canvas) {
    canvas.text(width() / 2.0, 24, chart.title(), Anchor.MIDDLE, 16);
    for (int i = 0; i < chart.panels().size(); i++) {
      paint(
          canvas, chart.panels().get(i), i % columns * panelWidth, TOP + i / columns * panelHeight);
    }
    canvas.text(width() / 2.0, height() - 8, chart.xLabel(), Anchor.MIDDLE, 12);
  }

  private void paint(Canvas canvas, Panel panel, int left, int top) {
    Frame frame =
        new Frame(
            left + LEFT,
            top + PANEL_TOP,
            left + panelWidth - RIGHT,
            top + panelHeight - PANEL_BOTTOM,
            horizontal(panel),
            vertical(panel));
    canvas.text(left + LEFT, top + PANEL_TOP - 8, panel.label(), Anchor.START, 13);
    panel.band().ifPresent(band -> paintBand(canvas, frame, band));
    frame.paintGrid(canvas);
    for (Level level : panel.levels()) {
      double y = frame.y(level.y());
      canvas.line(frame.left(), y, frame.right(), y, Ink.LEVEL);
      canvas.text(frame.right(), y - 4, level.name(), Anchor.END, 11);
    }
    List<Point> points = finite(panel.curve().points());
    if (!points.isEmpty()) {
      canvas.curve(frame.xs(points), frame.ys(points), Ink.CURVE);
    }
  }

  private static void paintBand(Canvas canvas, Frame frame, Band band) {
    List<Point> around = new ArrayList<>();
    List<Point> back = new ArrayList<>();
    for (int i = 0; i < band.low().points().size(); i++) {
      Point low = band.low().points().get(i);
      Point high = band.high().points().get(i);
      if (Double.isFinite(low.y()) && Double.isFinite(high.y())) {
        around.add(high);
        back.addFirst(low);
      }
    }
    around.addAll(back);
    if (!around.isEmpty()) {
      canvas.area(frame.xs(around), frame.ys(around), Ink.BAND);
    }
  }

  private static List<Point> finite(List<Point> points) {
    return points.stream().filter(point -> Double.isFinite(point.y())).toList();
  }

  private static Axis horizontal(Panel panel) {
    List<Point> points = panel.curve().points();
    return points.isEmpty() ? new Axis(0, 1) : new Axis(0, Math.max(1, points.getLast().x()));
  }

  /** Holds the curve and the levels; the band only as far as three times their height. */
  private static Axis vertical(Panel panel) {
    List<Double> values = new ArrayList<>();
    finite(panel.curve().points()).forEach(point -> values.add(point.y()));
    panel.levels().forEach(level -> values.add(level.y()));
    double low = values.stream().mapToDouble(Double::doubleValue).min().orElse(0);
    double high = values.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    if (panel.band().isPresent() && !panel.band().get().low().points().isEmpty()) {
      Band band = panel.band().get();
      low = Math.min(low, Math.max(lastFinite(band.low().points(), low), 3 * low - 2 * high - 1));
      high = Math.max(high, Math.min(lastFinite(band.high().points(), high), 3 * high - 2 * low));
    }
    return Axis.around(low, high);
  }

  private static double lastFinite(List<Point> points, double otherwise) {
    List<Point> finite = finite(points);
    return finite.isEmpty() ? otherwise : finite.getLast().y();
  }

  /** The rectangle of a panel and the values at its edges. */
  private record Frame(int left, int top, int right, int bottom, Axis horizontal, Axis vertical) {
    double x(double value) {
      return left + horizontal.share(value) * (right - left);
    }

    double y(double value) {
      return bottom - vertical.share(value) * (bottom - top);
    }

    double[] xs(List<Point> points) {
      return points.stream().mapToDouble(point -> x(point.x())).toArray();
    }

    double[] ys(List<Point> points) {
      return points.stream().mapToDouble(point -> y(point.y())).toArray();
    }

    void paintGrid(Canvas canvas) {
      for (double tick : vertical.ticks()) {
        canvas.line(left, y(tick), right, y(tick), Ink.GRID);
        canvas.text(left - 6, y(tick) + 4, vertical.text(tick), Anchor.END, 11);
      }
      for (double tick : horizontal.ticks()) {
        canvas.line(x(tick), bottom, x(tick), bottom + 4, Ink.AXIS);
        canvas.text(x(tick), bottom + 16, horizontal.text(tick), Anchor.MIDDLE, 11);
      }
      canvas.line(left, bottom, right, bottom, Ink.AXIS);
      canvas.line(left, top, left, bottom, Ink.AXIS);
    }
  }
}
