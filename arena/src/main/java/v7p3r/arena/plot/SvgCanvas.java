package v7p3r.arena.plot;

import java.util.Locale;

/** Draws SVG. */
final class SvgCanvas implements Canvas {
  private final StringBuilder out = new StringBuilder();

  SvgCanvas(int width, int height) {
    out.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" \
        font-family="sans-serif">
        <rect width="100%%" height="100%%" fill="#ffffff"/>
        """
            .formatted(width, height, width, height));
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Ink ink) {
    out.append(
        String.format(
            Locale.ROOT,
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"%s/>%n",
            x1,
            y1,
            x2,
            y2,
            color(ink),
            ink == Ink.LEVEL ? " stroke-dasharray=\"5 4\"" : ""));
  }

  @Override
  public void curve(double[] x, double[] y, Ink ink) {
    out.append("<polyline fill=\"none\" stroke-width=\"1.6\" stroke=\"").append(color(ink));
    out.append("\" points=\"").append(points(x, y)).append("\"/>\n");
  }

  @Override
  public void area(double[] x, double[] y, Ink ink) {
    out.append("<polygon fill=\"").append(color(ink));
    out.append("\" points=\"").append(points(x, y)).append("\"/>\n");
  }

  @Override
  public void text(double x, double y, String text, Anchor anchor, int size) {
    out.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" text-anchor=\"%s\""
                + " fill=\"%s\">%s</text>%n",
            x,
            y,
            size,
            anchor.name().toLowerCase(Locale.ROOT),
            color(Ink.TEXT),
            escape(text)));
  }

  private static String points(double[] x, double[] y) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < x.length; i++) {
      points.append(String.format(Locale.ROOT, i == 0 ? "%.1f,%.1f" : " %.1f,%.1f", x[i], y[i]));
    }
    return points.toString();
  }

  private static String color(Ink ink) {
    return String.format("#%06x", ink.rgb());
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  String finished() {
    return out + "</svg>\n";
  }
}
