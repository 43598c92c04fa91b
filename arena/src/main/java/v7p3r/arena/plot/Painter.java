package v7p3r.arena.plot;

/** Draws a panel below its head. */
interface Painter {
  /** How high the body of the panel is at a width. */
  double height(double width);

  void paint(Canvas canvas, double left, double top, double width);

  static Painter of(Panel panel) {
    return switch (panel) {
      case Curves curves -> new CurvesPainter(curves);
      case Bars bars -> new BarsPainter(bars);
      case Rows rows -> new RowsPainter(rows);
      case Intervals intervals -> new IntervalsPainter(intervals);
      case Heat heat -> new HeatPainter(heat);
    };
  }
}
