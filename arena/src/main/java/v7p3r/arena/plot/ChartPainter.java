package v7p3r.arena.plot;

import java.util.List;
import v7p3r.arena.plot.Canvas.Anchor;
import v7p3r.arena.plot.Canvas.Type;

/** Lays out a chart as one picture: a few panels below each other, many of them in columns. */
final class ChartPainter {
  private static final int FEW = 3;
  private static final int COLUMNS = 3;
  private static final int MARGIN = 20;
  private static final int TITLE = 30;
  private static final int WIDE = 820;
  private static final int NARROW = 360;
  private static final Type HEADING = new Type(16, true, Token.TEXT);

  private final Chart chart;
  private final int columns;
  private final double panelWidth;

  ChartPainter(Chart chart) {
    this.chart = chart;
    boolean few = chart.panels().size() <= FEW;
    this.columns = few ? 1 : COLUMNS;
    this.panelWidth = few ? WIDE : NARROW;
  }

  int width() {
    return (int) (columns * (panelWidth + MARGIN) + MARGIN);
  }

  int height() {
    double height = MARGIN + TITLE;
    for (int row = 0; row * columns < chart.panels().size(); row++) {
      height += rowHeight(row) + MARGIN;
    }
    return (int) Math.ceil(height);
  }

  private double rowHeight(int row) {
    return panels(row).stream().mapToDouble(panel -> height(panel, panelWidth)).max().orElse(0);
  }

  private List<Panel> panels(int row) {
    int begin = row * columns;
    return chart.panels().subList(begin, Math.min(chart.panels().size(), begin + columns));
  }

  /** Of a panel with its head. */
  static double height(Panel panel, double width) {
    return Head.of(panel).height(width) + Painter.of(panel).height(width);
  }

  static void paint(Canvas canvas, Panel panel, double left, double top, double width) {
    Head head = Head.of(panel);
    head.paint(canvas, left, top, width);
    Painter.of(panel).paint(canvas, left, top + head.height(width), width);
  }

  void paint(Canvas canvas) {
    canvas.text(MARGIN, MARGIN + 14, chart.title(), Anchor.START, HEADING);
    double top = MARGIN + TITLE;
    for (int row = 0; row * columns < chart.panels().size(); row++) {
      double left = MARGIN;
      for (Panel panel : panels(row)) {
        paint(canvas, panel, left, top, panelWidth);
        left += panelWidth + MARGIN;
      }
      top += rowHeight(row) + MARGIN;
    }
  }
}
