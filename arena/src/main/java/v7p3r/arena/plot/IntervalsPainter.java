package v7p3r.arena.plot;

import v7p3r.arena.plot.Canvas.Anchor;
import v7p3r.arena.plot.Canvas.Pen;
import v7p3r.arena.plot.Canvas.Type;

/** Draws values with their errors, and a tick where each should be. */
final class IntervalsPainter implements Painter {
  private static final int WIDE_ROW = 28;
  private static final int NARROW_ROW = 44;
  private static final int NARROW = 520;

  private final Intervals panel;

  IntervalsPainter(Intervals panel) {
    this.panel = panel;
  }

  private static boolean isNarrow(double width) {
    return width < NARROW;
  }

  @Override
  public double height(double width) {
    return (isNarrow(width) ? NARROW_ROW : WIDE_ROW) * panel.rows().size() + 6;
  }

  @Override
  public void paint(Canvas canvas, double left, double top, double width) {
    double names = 0;
    double numbers = 0;
    for (Intervals.Row row : panel.rows()) {
      names = Math.max(names, Type.LABEL.width(row.name()));
      numbers = Math.max(numbers, Type.VALUE.width(row.text()));
    }
    boolean narrow = isNarrow(width);
    double begin = narrow ? left : left + names + 12;
    double end = left + width - numbers - 12;
    for (int i = 0; i < panel.rows().size(); i++) {
      Intervals.Row row = panel.rows().get(i);
      double y = narrow ? top + NARROW_ROW * i + 28 : top + WIDE_ROW * (i + 0.5);
      canvas.text(left, narrow ? y - 14 : y + 4, row.name(), Anchor.START, Type.LABEL);
      paint(canvas, row, begin, end, y);
      canvas.text(left + width, y + 4, row.text(), Anchor.END, Type.VALUE);
    }
  }

  /** Each row has a scale of its own, from what was found and what is wanted. */
  private static void paint(Canvas canvas, Intervals.Row row, double begin, double end, double y) {
    double low = Double.isFinite(row.low()) ? row.low() : row.value();
    double high = Double.isFinite(row.high()) ? row.high() : row.value();
    Axis axis = Axis.around(Math.min(low, row.goal()), Math.max(high, row.goal()));
    PlotFrame frame = new PlotFrame(begin, y, end, y, axis, axis);
    Token color = row.isReached() ? Token.ACCENT : Token.JUDGE;
    canvas.line(begin, y, end, y, Pen.hair(Token.LINE));
    double from = Double.isFinite(row.low()) ? frame.x(low) : begin;
    double to = Double.isFinite(row.high()) ? frame.x(high) : end;
    canvas.line(from, y, to, y, new Pen(color, 2, false));
    for (double edge : new double[] {from, to}) {
      canvas.line(edge, y - 4, edge, y + 4, Pen.of(color));
    }
    double goal = frame.x(row.goal());
    canvas.line(goal, y - 9, goal, y + 9, new Pen(Token.TEXT, 1.5, true));
    canvas.dot(frame.x(row.value()), y, 4, color);
  }
}
