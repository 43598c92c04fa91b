package v7p3r.lab.report;

import java.util.Locale;

/** A picture for a page: shapes and texts, x to the right and y down, in pixels. */
public final class Svg {
  public enum Anchor {
    START,
    MIDDLE,
    END
  }

  private static final String TEXT_COLOR = "#222222";

  private final StringBuilder out = new StringBuilder();

  public Svg(int width, int height) {
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
            + " viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" role=\"img\">",
        width, height, width, height);
  }

  public Svg rectangle(double x, double y, double width, double height, String color) {
    return add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>",
        x, y, width, height, color);
  }

  public Svg line(double x1, double y1, double x2, double y2, String color) {
    return add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>",
        x1, y1, x2, y2, color);
  }

  public Svg dot(double x, double y, double radius, String color) {
    return add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"%s\"/>", x, y, radius, color);
  }

  public Svg text(double x, double y, int size, Anchor anchor, String text) {
    return add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
        x, y, size, anchor.name().toLowerCase(Locale.ROOT), TEXT_COLOR, Html.escape(text));
  }

  private Svg add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
    return this;
  }

  public String finished() {
    return out + "</svg>\n";
  }
}
