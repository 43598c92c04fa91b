package v7p3r.arena.plot;

import java.util.List;
import v7p3r.arena.plot.Canvas.Anchor;
import v7p3r.arena.plot.Canvas.Pen;
import v7p3r.arena.plot.Canvas.Type;

/** The rectangle that data are drawn in, and the values at its edges. */
record PlotFrame(
    double left, double top, double right, double bottom, Axis horizontal, Axis vertical) {
  private static final int TICK_GAP = 6;
  private static final int LEAST_DISTANCE = 46;

  /** What the numbers beside an axis need. */
  static double room(Axis vertical) {
    double widest = 0;
    for (double tick : vertical.ticks()) {
      widest = Math.max(widest, Type.AXIS.width(vertical.text(tick)));
    }
    return widest + TICK_GAP + 2;
  }

  double x(double value) {
    return left + horizontal.share(value) * (right - left);
  }

  double y(double value) {
    return bottom - vertical.share(value) * (bottom - top);
  }

  /** Lines across at round numbers, zero stronger than the others; no lines for the axes. */
  void paintGrid(Canvas canvas) {
    for (double tick : vertical.ticks()) {
      boolean zero = Math.abs(tick) < 1e-12;
      Token color = zero ? Token.LINE_STRONG : Token.LINE;
      canvas.line(left, y(tick), right, y(tick), Pen.hair(color));
      canvas.text(left - TICK_GAP, y(tick) + 4, vertical.text(tick), Anchor.END, Type.AXIS);
    }
  }

  /** Numbers below, and what they are at the right end. */
  void paintBelow(Canvas canvas, String label) {
    List<Double> ticks = horizontal.ticks();
    int most = Math.max(2, (int) ((right - left) / LEAST_DISTANCE));
    int every = (ticks.size() + most - 1) / most;
    for (int i = 0; i < ticks.size(); i += Math.max(1, every)) {
      double tick = ticks.get(i);
      canvas.text(x(tick), bottom + 16, horizontal.text(tick), Anchor.MIDDLE, Type.AXIS);
    }
    canvas.text(right, bottom + 31, label, Anchor.END, Type.AXIS);
  }
}
