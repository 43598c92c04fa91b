package v7p3r.arena.plot;

import v7p3r.arena.plot.Canvas.Anchor;
import v7p3r.arena.plot.Canvas.Type;

/** Draws a table of shaded cells. */
final class HeatPainter implements Painter {
  private static final int ROW = 36;
  private static final int ABOVE = 36;

  private final Heat panel;

  HeatPainter(Heat panel) {
    this.panel = panel;
  }

  @Override
  public double height(double width) {
    return ABOVE + ROW * panel.rowNames().size() + 4;
  }

  @Override
  public void paint(Canvas canvas, double left, double top, double width) {
    double names = Type.AXIS.width(panel.rowName());
    for (String name : panel.rowNames()) {
      names = Math.max(names, Type.LABEL.width(name));
    }
    double begin = left + names + 10;
    double cell = Math.min(96, (left + width - begin) / panel.columnNames().size());
    double end = begin + cell * panel.columnNames().size();
    canvas.text((begin + end) / 2, top + 12, panel.columnName(), Anchor.MIDDLE, Type.AXIS);
    canvas.text(left, top + ABOVE - 8, panel.rowName(), Anchor.START, Type.AXIS);
    for (int column = 0; column < panel.columnNames().size(); column++) {
      canvas.text(
          begin + cell * (column + 0.5),
          top + ABOVE - 8,
          panel.columnNames().get(column),
          Anchor.MIDDLE,
          Type.AXIS);
    }
    for (int row = 0; row < panel.rowNames().size(); row++) {
      double y = top + ABOVE + ROW * row;
      canvas.text(left, y + ROW / 2.0 + 4, panel.rowNames().get(row), Anchor.START, Type.LABEL);
      for (int column = 0; column < panel.columnNames().size(); column++) {
        paint(canvas, panel.cells().get(row).get(column), begin + cell * column, y, cell);
      }
    }
  }

  private static void paint(Canvas canvas, Heat.Cell cell, double x, double y, double width) {
    canvas.rectangle(x, y, width - 2, ROW - 2, Token.SUNKEN, 1);
    double shade = Double.isFinite(cell.share()) ? 0.6 * cell.share() : 0;
    canvas.rectangle(x, y, width - 2, ROW - 2, Token.ACCENT, shade);
    boolean isMuch = cell.share() >= 0.4;
    Type type = new Type(12, isMuch, Token.TEXT);
    canvas.text(x + (width - 2) / 2, y + ROW / 2.0 + 3, cell.text(), Anchor.MIDDLE, type);
  }
}
