package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;
import v7p3r.arena.plot.Canvas.Anchor;
import v7p3r.arena.plot.Canvas.Pen;
import v7p3r.arena.plot.Canvas.Type;

/** What stands above a panel: its title, a note, and a legend where there is more than one kind. */
record Head(String title, String note, List<Entry> legend) {
  private static final int LINE = 17;
  private static final int SWATCH = 16;
  private static final int GAP = 14;

  /** A kind with the line or block that it is drawn with. */
  record Entry(String name, Pen pen, boolean isBlock) {}

  static Head of(Panel panel) {
    return new Head(panel.title(), panel.note(), legend(panel));
  }

  private static List<Entry> legend(Panel panel) {
    List<Entry> entries = new ArrayList<>();
    if (panel instanceof Curves curves) {
      for (int i = 0; i < curves.curves().size(); i++) {
        Curves.Curve curve = curves.curves().get(i);
        if (!curve.name().isEmpty()) {
          boolean block = curve.kind() == Curves.Kind.HISTOGRAM;
          entries.add(new Entry(curve.name(), Palette.pen(curve.kind(), i), block));
        }
      }
    } else if (panel instanceof Bars bars && bars.series().size() > 1) {
      for (int i = 0; i < bars.series().size(); i++) {
        entries.add(new Entry(bars.series().get(i).name(), Pen.of(Palette.fill(i)), true));
      }
    }
    return entries;
  }

  double height(double width) {
    return LINE * (lines(width) + legendLines(width)) + 8;
  }

  private boolean fitsBeside(double width) {
    return Type.TITLE.width(title) + GAP + Type.NOTE.width(note) <= width;
  }

  private int lines(double width) {
    int titles = wrapped(title, Type.TITLE, width).size();
    boolean beside = titles == 1 && fitsBeside(width);
    return titles + (note.isEmpty() || beside ? 0 : wrapped(note, Type.NOTE, width).size());
  }

  private int legendLines(double width) {
    int lines = legend.isEmpty() ? 0 : 1;
    double x = 0;
    for (Entry entry : legend) {
      double wide = SWATCH + 6 + Type.NOTE.width(entry.name) + GAP;
      if (x > 0 && x + wide > width) {
        lines++;
        x = 0;
      }
      x += wide;
    }
    return lines;
  }

  void paint(Canvas canvas, double left, double top, double width) {
    double y = top + 13;
    List<String> titles = wrapped(title, Type.TITLE, width);
    for (String line : titles) {
      canvas.text(left, y, line, Anchor.START, Type.TITLE);
      y += LINE;
    }
    if (titles.size() == 1 && fitsBeside(width)) {
      double x = left + Type.TITLE.width(title) + GAP;
      canvas.text(x, y - LINE, note, Anchor.START, Type.NOTE);
    } else {
      for (String line : note.isEmpty() ? List.<String>of() : wrapped(note, Type.NOTE, width)) {
        canvas.text(left, y, line, Anchor.START, Type.NOTE);
        y += LINE;
      }
    }
    paintLegend(canvas, left, y, width);
  }

  private void paintLegend(Canvas canvas, double left, double top, double width) {
    double x = 0;
    double y = top;
    for (Entry entry : legend) {
      double wide = SWATCH + 6 + Type.NOTE.width(entry.name) + GAP;
      if (x > 0 && x + wide > width) {
        x = 0;
        y += LINE;
      }
      if (entry.isBlock) {
        canvas.rectangle(left + x + 3, y - 9, 10, 10, entry.pen.color(), 1);
      } else {
        canvas.line(left + x, y - 4, left + x + SWATCH, y - 4, entry.pen);
      }
      canvas.text(left + x + SWATCH + 6, y, entry.name, Anchor.START, Type.NOTE);
      x += wide;
    }
  }

  /** Lines that fit; a word that is too long stands alone. */
  static List<String> wrapped(String text, Type type, double width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (!line.isEmpty() && type.width(line + " " + word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
