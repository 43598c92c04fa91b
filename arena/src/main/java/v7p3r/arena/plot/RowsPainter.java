package v7p3r.arena.plot;

import v7p3r.arena.plot.Canvas.Anchor;
import v7p3r.arena.plot.Canvas.Type;

/** Draws bars to the right of their names. */
final class RowsPainter implements Painter {
  private static final int ROW = 22;
  private static final int BAR = 10;

  private final Rows panel;

  RowsPainter(Rows panel) {
    this.panel = panel;
  }

  @Override
  public double height(double width) {
    return ROW * panel.rows().size() + 6;
  }

  @Override
  public void paint(Canvas canvas, double left, double top, double width) {
    double names = 0;
    double numbers = 0;
    double most = 0;
    for (Rows.Row row : panel.rows()) {
      names = Math.max(names, Type.LABEL.width(row.name()));
      numbers = Math.max(numbers, Type.AXIS.width(row.text()));
      most = Math.max(most, row.value());
    }
    double begin = left + Math.min(names + 10, width * 0.6);
    double longest = Math.max(10, left + width - numbers - 8 - begin);
    for (int i = 0; i < panel.rows().size(); i++) {
      Rows.Row row = panel.rows().get(i);
      double middle = top + ROW * (i + 0.5);
      double length = most <= 0 ? 0 : longest * Math.max(0, row.value()) / most;
      canvas.text(left, middle + 4, row.name(), Anchor.START, Type.LABEL);
      Token color = row.isMain() ? Token.ACCENT : Token.LINE_STRONG;
      canvas.rectangle(begin, middle - BAR / 2.0, Math.max(1, length), BAR, color, 1);
      canvas.text(
          begin + length + 6, middle + 4, row.text(), Anchor.START, Type.AXIS.in(Token.TEXT_2));
    }
  }
}
