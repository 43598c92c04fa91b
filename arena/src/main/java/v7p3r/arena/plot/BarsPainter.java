package v7p3r.arena.plot;

import java.util.List;
import v7p3r.arena.plot.Canvas.Anchor;
import v7p3r.arena.plot.Canvas.Type;

/** Draws bars in groups. */
final class BarsPainter implements Painter {
  private static final int BELOW = 40;
  private static final int ABOVE = 18;
  private static final int WIDEST = 34;

  private final Bars panel;

  BarsPainter(Bars panel) {
    this.panel = panel;
  }

  @Override
  public double height(double width) {
    return Math.clamp(width * 0.45, 180, 260) + BELOW + ABOVE;
  }

  @Override
  public void paint(Canvas canvas, double left, double top, double width) {
    double most =
        panel.series().stream()
            .flatMap(series -> series.values().stream())
            .filter(Double::isFinite)
            .mapToDouble(Double::doubleValue)
            .max()
            .orElse(1);
    Axis vertical = new Axis(0, most > 0 ? most * 1.1 : 1, false);
    PlotFrame frame =
        new PlotFrame(
            left + PlotFrame.room(vertical),
            top + ABOVE,
            left + width - 4,
            top + height(width) - BELOW,
            new Axis(0, panel.groups().size(), false),
            vertical);
    canvas.text(left, top + 8, panel.unit(), Anchor.START, Type.AXIS);
    frame.paintGrid(canvas);
    double group = (frame.right() - frame.left()) / panel.groups().size();
    double bar = Math.min(WIDEST, (group - 10) / panel.series().size());
    for (int i = 0; i < panel.groups().size(); i++) {
      double middle = frame.x(i + 0.5);
      double x = middle - bar * panel.series().size() / 2;
      for (int s = 0; s < panel.series().size(); s++) {
        paint(canvas, frame, panel.series().get(s).values().get(i), x + s * bar, bar - 2, s);
      }
      List<String> lines = Head.wrapped(panel.groups().get(i), Type.AXIS, group - 2);
      for (int line = 0; line < lines.size(); line++) {
        canvas.text(
            middle, frame.bottom() + 16 + 13 * line, lines.get(line), Anchor.MIDDLE, Type.AXIS);
      }
    }
  }

  private static void paint(
      Canvas canvas, PlotFrame frame, double value, double x, double width, int series) {
    if (Double.isFinite(value)) {
      double y = frame.y(value);
      canvas.rectangle(x, y, width, Math.max(1, frame.bottom() - y), Palette.fill(series), 1);
      String text = NumberText.of(value);
      if (Type.AXIS.width(text) <= width + 6) {
        canvas.text(x + width / 2, y - 4, text, Anchor.MIDDLE, Type.AXIS.in(Token.TEXT_2));
      }
    }
  }
}
