package v7p3r.arena.plot;

/** Something to draw on; x goes right and y goes down, in pixels. */
interface Canvas {
  /** What is drawn; each has a color of its own. */
  enum Ink {
    TEXT(0x222222),
    AXIS(0x555555),
    GRID(0xDDDDDD),
    CURVE(0x1F5FA8),
    BAND(0xCFE0F3),
    LEVEL(0xB5452C);

    private final int rgb;

    Ink(int rgb) {
      this.rgb = rgb;
    }

    int rgb() {
      return rgb;
    }
  }

  /** Which part of a text stands at the given place. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }

  void line(double x1, double y1, double x2, double y2, Ink ink);

  void curve(double[] x, double[] y, Ink ink);

  void area(double[] x, double[] y, Ink ink);

  void text(double x, double y, String text, Anchor anchor, int size);
}
