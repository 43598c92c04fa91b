package v7p3r.arena.plot;

import java.util.Locale;

/** Draws SVG; every color is a class, with the light color for viewers that know no classes. */
final class SvgCanvas implements Canvas {
  private static final String FONT =
      "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

  private final StringBuilder out = new StringBuilder();

  /**
   * A picture.
   *
   * @param name what is seen, for those who do not see it
   * @param alone whether it is a file of its own; else the page has the style sheet
   */
  SvgCanvas(double width, double height, String name, boolean alone) {
    out.append(
        format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\""
                + " viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"%s\" font-family=\"%s\""
                + " style=\"font-variant-numeric: tabular-nums\">\n",
            width, height, width, height, escape(name), FONT));
    if (alone) {
      out.append("<style>\n").append(Token.variables()).append(Token.classes());
      out.append("</style>\n");
      rectangle(0, 0, width, height, Token.SURFACE, 1);
    }
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {
    out.append(
        format(
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" %s/>\n",
            x1, y1, x2, y2, stroke(pen)));
  }

  @Override
  public void curve(double[] x, double[] y, Pen pen) {
    out.append("<polyline fill=\"none\" stroke-linejoin=\"round\" ").append(stroke(pen));
    out.append(" points=\"").append(points(x, y)).append("\"/>\n");
  }

  @Override
  public void area(double[] x, double[] y, Token color, double opacity) {
    out.append("<polygon ").append(fill(color, opacity));
    out.append(" points=\"").append(points(x, y)).append("\"/>\n");
  }

  @Override
  public void rectangle(
      double x, double y, double width, double height, Token color, double opacity) {
    out.append(
        format(
            "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" %s/>\n",
            x, y, Math.max(0, width), Math.max(0, height), fill(color, opacity)));
  }

  @Override
  public void dot(double x, double y, double radius, Token color) {
    out.append(
        format(
            "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" class=\"f-%s s-%s\" fill=\"%s\""
                + " stroke=\"%s\"/>\n",
            x,
            y,
            radius,
            color.key(),
            Token.SURFACE.key(),
            color.lightText(),
            Token.SURFACE.lightText()));
  }

  @Override
  public void text(double x, double y, String text, Anchor anchor, Type type) {
    out.append(
        format(
            "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\"%s text-anchor=\"%s\" %s>%s</text>\n",
            x,
            y,
            type.size(),
            type.bold() ? " font-weight=\"600\"" : "",
            anchor.name().toLowerCase(Locale.ROOT),
            fill(type.color(), 1),
            escape(text)));
  }

  private static String stroke(Pen pen) {
    return format(
        "class=\"s-%s\" stroke=\"%s\" stroke-width=\"%.1f\"%s",
        pen.color().key(),
        pen.color().lightText(),
        pen.width(),
        pen.dashed() ? " stroke-dasharray=\"4 3\"" : "");
  }

  private static String fill(Token color, double opacity) {
    return format(
        "class=\"f-%s\" fill=\"%s\"%s",
        color.key(),
        color.lightText(),
        opacity < 1 ? format(" fill-opacity=\"%.2f\"", opacity) : "");
  }

  private static String points(double[] x, double[] y) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < x.length; i++) {
      points.append(format(i == 0 ? "%.1f,%.1f" : " %.1f,%.1f", x[i], y[i]));
    }
    return points.toString();
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  String finished() {
    return out + "</svg>\n";
  }
}
