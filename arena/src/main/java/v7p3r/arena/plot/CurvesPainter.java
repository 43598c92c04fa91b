package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import v7p3r.arena.plot.Canvas.Anchor;
import v7p3r.arena.plot.Canvas.Pen;
import v7p3r.arena.plot.Canvas.Type;
import v7p3r.arena.plot.Curves.Curve;
import v7p3r.arena.plot.Curves.Kind;
import v7p3r.arena.plot.Curves.Level;
import v7p3r.arena.plot.Curves.Scale;
import v7p3r.arena.plot.Curves.Spot;

/** Draws curves, dots and histograms. */
final class CurvesPainter implements Painter {
  private static final int BELOW = 36;
  private static final int ABOVE = 18;
  private static final double BAND = 0.14;
  private static final double DOT = 3.5;

  private final Curves panel;

  CurvesPainter(Curves panel) {
    this.panel = panel;
  }

  @Override
  public double height(double width) {
    return Math.clamp(width * 0.5, 190, 300) + BELOW + ABOVE;
  }

  @Override
  public void paint(Canvas canvas, double left, double top, double width) {
    Axis vertical = vertical();
    double end =
        panel.curves().stream().mapToDouble(curve -> Type.VALUE.width(curve.end())).max().orElse(0);
    double right = left + width - (end > 0 ? Math.min(end + 12, width * 0.4) : 8);
    PlotFrame frame =
        new PlotFrame(
            left + PlotFrame.room(vertical),
            top + ABOVE,
            right,
            top + height(width) - BELOW,
            horizontal(),
            vertical);
    if (finite().findAny().isEmpty()) {
      paintEmpty(canvas, frame);
      return;
    }
    canvas.text(left, top + 8, panel.y().label(), Anchor.START, Type.AXIS);
    frame.paintGrid(canvas);
    frame.paintBelow(canvas, panel.x().label());
    for (int i = 0; i < panel.curves().size(); i++) {
      paint(canvas, frame, panel.curves().get(i), Palette.pen(panel.curves().get(i).kind(), i));
    }
    panel.levels().forEach(level -> paint(canvas, frame, level));
  }

  /** Nothing can be measured here: words instead of axes. */
  private void paintEmpty(Canvas canvas, PlotFrame frame) {
    double width = frame.right() - frame.left();
    double height = frame.bottom() - frame.top();
    canvas.rectangle(frame.left(), frame.top(), width, height, Token.SUNKEN, 1);
    canvas.text(
        frame.left() + width / 2,
        frame.top() + height / 2 + 4,
        panel.empty(),
        Anchor.MIDDLE,
        Type.LABEL.in(Token.TEXT_2));
  }

  private static void paint(Canvas canvas, PlotFrame frame, Level level) {
    Token color =
        switch (level.meaning()) {
          case NEUTRAL -> Token.TEXT_3;
          case GOOD -> Token.ACCENT;
          case BAD -> Token.JUDGE;
        };
    double y = frame.y(level.y());
    canvas.line(frame.left(), y, frame.right(), y, Pen.dashed(color));
    double text = y - frame.top() < 20 ? y + 14 : y - 5;
    canvas.text(frame.left() + 6, text, level.name(), Anchor.START, Type.AXIS.in(color));
  }

  private static void paint(Canvas canvas, PlotFrame frame, Curve curve, Pen pen) {
    List<Spot> spots = curve.spots().stream().filter(spot -> Double.isFinite(spot.y())).toList();
    switch (curve.kind()) {
      case LINE -> {
        paintBand(canvas, frame, curve.spots(), pen.color());
        paintLine(canvas, frame, spots, pen);
      }
      case REFERENCE -> paintLine(canvas, frame, spots, pen);
      case DOTTED_LINE -> {
        paintLine(canvas, frame, spots, pen);
        paintDots(canvas, frame, spots, pen.color());
      }
      case DOTS -> paintDots(canvas, frame, spots, pen.color());
      case HISTOGRAM, EFFORT_HISTOGRAM -> paintBars(canvas, frame, curve, spots, pen.color());
    }
    if (!curve.end().isEmpty() && !spots.isEmpty()) {
      paintEnd(canvas, frame, spots.getLast(), curve.end());
    }
  }

  private static void paintLine(Canvas canvas, PlotFrame frame, List<Spot> spots, Pen pen) {
    if (spots.size() > 1) {
      canvas.curve(xs(frame, spots), ys(frame, spots), pen);
    } else if (spots.size() == 1) {
      canvas.dot(frame.x(spots.getFirst().x()), frame.y(spots.getFirst().y()), DOT, pen.color());
    }
  }

  /** An end that is open reaches to the edge. */
  private static void paintBand(Canvas canvas, PlotFrame frame, List<Spot> all, Token color) {
    List<Spot> spots = all.stream().filter(Spot::hasError).toList();
    if (spots.size() < 2) {
      return;
    }
    double[] x = new double[2 * spots.size()];
    double[] y = new double[x.length];
    for (int i = 0; i < spots.size(); i++) {
      int back = x.length - 1 - i;
      x[i] = frame.x(spots.get(i).x());
      y[i] = frame.y(spots.get(i).high());
      x[back] = x[i];
      y[back] = frame.y(spots.get(i).low());
    }
    canvas.area(x, y, color, BAND);
  }

  private static void paintDots(Canvas canvas, PlotFrame frame, List<Spot> spots, Token color) {
    List<double[]> taken = new ArrayList<>();
    for (Spot spot : spots) {
      double x = frame.x(spot.x());
      paintError(canvas, frame, spot, x, color);
      canvas.dot(x, frame.y(spot.y()), DOT, color);
    }
    for (Spot spot : spots) {
      double x = frame.x(spot.x()) + 6;
      double y = frame.y(spot.y()) + 4;
      double end = x + Type.AXIS.width(spot.label());
      boolean isFree =
          taken.stream().noneMatch(t -> x < t[1] && end > t[0] && Math.abs(y - t[2]) < 12);
      if (!spot.label().isEmpty() && isFree && end < frame.right()) {
        canvas.text(x, y, spot.label(), Anchor.START, Type.AXIS.in(Token.TEXT_2));
        taken.add(new double[] {x, end, y});
      }
    }
  }

  private static void paintError(Canvas canvas, PlotFrame frame, Spot spot, double x, Token color) {
    if (spot.hasError()) {
      double high = frame.y(spot.high());
      double low = frame.y(spot.low());
      canvas.line(x, high, x, low, Pen.of(color));
      canvas.line(x - 3, high, x + 3, high, Pen.of(color));
      canvas.line(x - 3, low, x + 3, low, Pen.of(color));
    }
  }

  private static void paintEnd(Canvas canvas, PlotFrame frame, Spot last, String text) {
    double x = frame.x(last.x());
    paintError(canvas, frame, last, x, Token.TEXT);
    canvas.dot(x, frame.y(last.y()), DOT, Token.TEXT);
    canvas.text(x + 8, frame.y(last.y()) + 4, text, Anchor.START, Type.VALUE);
  }

  private static void paintBars(
      Canvas canvas, PlotFrame frame, Curve curve, List<Spot> spots, Token color) {
    double half = distance(spots) / 2;
    for (Spot spot : spots) {
      double begin = frame.x(spot.x() - half) + 0.5;
      double end = frame.x(spot.x() + half) - 0.5;
      double y = frame.y(spot.y());
      Token fill = curve.kind() == Kind.EFFORT_HISTOGRAM ? Token.ofEffort(spot.x()) : color;
      double opacity = curve.kind() == Kind.EFFORT_HISTOGRAM ? 1 : 0.75;
      canvas.rectangle(begin, y, Math.max(1, end - begin), frame.y(0) - y, fill, opacity);
    }
  }

  /** The least one of neighbors. */
  private static double distance(List<Spot> spots) {
    double least = Double.MAX_VALUE;
    for (int i = 1; i < spots.size(); i++) {
      least = Math.min(least, spots.get(i).x() - spots.get(i - 1).x());
    }
    return least == Double.MAX_VALUE ? 1 : least;
  }

  private static double[] xs(PlotFrame frame, List<Spot> spots) {
    return spots.stream().mapToDouble(spot -> frame.x(spot.x())).toArray();
  }

  private static double[] ys(PlotFrame frame, List<Spot> spots) {
    return spots.stream().mapToDouble(spot -> frame.y(spot.y())).toArray();
  }

  // ---- Scales ----

  private Stream<Spot> finite() {
    return panel.curves().stream()
        .flatMap(curve -> curve.spots().stream())
        .filter(spot -> Double.isFinite(spot.y()));
  }

  private boolean hasBars() {
    return panel.curves().stream()
        .anyMatch(c -> c.kind() == Kind.HISTOGRAM || c.kind() == Kind.EFFORT_HISTOGRAM);
  }

  private Axis horizontal() {
    double room =
        panel.curves().stream()
            .filter(c -> c.kind() == Kind.HISTOGRAM || c.kind() == Kind.EFFORT_HISTOGRAM)
            .mapToDouble(curve -> distance(curve.spots()) / 2)
            .max()
            .orElse(0);
    double low = finite().mapToDouble(Spot::x).min().orElse(0) - room;
    double high = finite().mapToDouble(Spot::x).max().orElse(1) + room;
    return axis(panel.x(), low, high, false);
  }

  /** Holds the data and the levels; errors only as far as they leave the data room. */
  private Axis vertical() {
    double[] values =
        DoubleStream.concat(
                finite().mapToDouble(Spot::y), panel.levels().stream().mapToDouble(Level::y))
            .toArray();
    double low = DoubleStream.of(values).min().orElse(0);
    double high = DoubleStream.of(values).max().orElse(1);
    double room = Math.max(high - low, 1e-9);
    double[] ends =
        panel.curves().stream()
            .filter(curve -> !curve.spots().isEmpty())
            .flatMapToDouble(
                curve ->
                    curve.kind() == Kind.LINE
                        ? ends(curve.spots().getLast())
                        : curve.spots().stream().flatMapToDouble(CurvesPainter::ends))
            .filter(Double::isFinite)
            .toArray();
    double lowest = DoubleStream.of(ends).min().orElse(low);
    double highest = DoubleStream.of(ends).max().orElse(high);
    double reach = Math.max(2 * room, (highest - lowest));
    low = Math.min(low, Math.max(lowest, low - reach));
    high = Math.max(high, Math.min(highest, high + reach));
    if (hasBars()) {
      low = Math.min(0, low);
    }
    return axis(panel.y(), low, high, true);
  }

  private static DoubleStream ends(Spot spot) {
    return spot.hasError() ? DoubleStream.of(spot.low(), spot.high()) : DoubleStream.empty();
  }

  private Axis axis(Scale scale, double low, double high, boolean withRoom) {
    double begin = scale.low().orElse(low);
    double end = scale.high().orElse(high);
    if (scale.isLogarithmic()) {
      return Axis.logarithmic(begin, end);
    }
    if (end <= begin) {
      Axis around = Axis.around(begin, begin);
      return scale.low().isPresent() ? new Axis(begin, around.high(), false) : around;
    }
    Axis around = withRoom ? Axis.around(begin, end) : new Axis(begin, end, false);
    boolean fromZero = hasBars() && begin == 0 && withRoom;
    return new Axis(
        scale.low().isPresent() || fromZero ? begin : around.low(),
        scale.high().isPresent() ? end : around.high(),
        false);
  }
}
