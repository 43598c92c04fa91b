package v7p3r.arena.plot;

/** Something to draw on; x goes right and y goes down, in pixels. */
interface Canvas {
  /** How a line is drawn. */
  record Pen(Token color, double width, boolean dashed) {
    static Pen hair(Token color) {
      return new Pen(color, 1, false);
    }

    static Pen of(Token color) {
      return new Pen(color, 1.5, false);
    }

    static Pen dashed(Token color) {
      return new Pen(color, 1.2, true);
    }
  }

  /** How a text is written. */
  record Type(int size, boolean bold, Token color) {
    static final Type TITLE = new Type(13, true, Token.TEXT);
    static final Type NOTE = new Type(12, false, Token.TEXT_3);
    static final Type AXIS = new Type(11, false, Token.TEXT_3);
    static final Type LABEL = new Type(12, false, Token.TEXT);
    static final Type VALUE = new Type(11, true, Token.TEXT);

    Type in(Token other) {
      return new Type(size, bold, other);
    }

    /** About how wide a text is; fonts differ. */
    double width(String text) {
      double width = 0;
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        width +=
            " .,:;'|!il".indexOf(c) >= 0
                ? 0.3
                : c == '%' ? 0.9 : Character.isUpperCase(c) ? 0.68 : 0.56;
      }
      return width * size * (bold ? 1.22 : 1.1);
    }
  }

  /** Which part of a text stands at the given place. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }

  void line(double x1, double y1, double x2, double y2, Pen pen);

  void curve(double[] x, double[] y, Pen pen);

  /** A filled shape; opacity from 0 to 1. */
  void area(double[] x, double[] y, Token color, double opacity);

  void rectangle(double x, double y, double width, double height, Token color, double opacity);

  /** A dot with a thin ring of the ground, so that dots that touch stay apart. */
  void dot(double x, double y, double radius, Token color);

  /** Its base line is at y. */
  void text(double x, double y, String text, Anchor anchor, Type type);
}
