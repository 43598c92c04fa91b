package v7p3r.arena.plot;

import v7p3r.arena.plot.Canvas.Pen;

/** How the kinds of a panel are told apart: by color, and by more than that. */
final class Palette {
  private static final Token[] FILLS = {
    Token.ACCENT, Token.LINE_STRONG, Token.TEXT_2, Token.EFFORT_2, Token.EFFORT_4
  };
  private static final Token[] LINES = {
    Token.ACCENT, Token.TEXT_2, Token.TEXT_3, Token.EFFORT_2, Token.EFFORT_4
  };

  private Palette() {}

  static Token fill(int index) {
    return FILLS[index % FILLS.length];
  }

  static Pen pen(Curves.Kind kind, int index) {
    return switch (kind) {
      case REFERENCE -> Pen.dashed(Token.TEXT_3);
      case HISTOGRAM, EFFORT_HISTOGRAM -> Pen.of(fill(index));
      case LINE, DOTS, DOTTED_LINE ->
          new Pen(LINES[index % LINES.length], 1.5, index == 2 || index >= LINES.length);
    };
  }
}
