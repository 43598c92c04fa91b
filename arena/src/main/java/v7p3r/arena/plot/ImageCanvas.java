package v7p3r.arena.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;

/** Draws an image of pixels. */
final class ImageCanvas implements Canvas {
  private static final float[] DASHES = {5, 4};

  private final BufferedImage image;
  private final Graphics2D graphics;

  ImageCanvas(int width, int height) {
    image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, width, height);
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Ink ink) {
    use(ink);
    graphics.setStroke(
        ink == Ink.LEVEL
            ? new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, DASHES, 0)
            : new BasicStroke(1));
    graphics.draw(new Line2D.Double(x1, y1, x2, y2));
  }

  @Override
  public void curve(double[] x, double[] y, Ink ink) {
    use(ink);
    graphics.setStroke(new BasicStroke(1.6f));
    graphics.draw(path(x, y));
  }

  @Override
  public void area(double[] x, double[] y, Ink ink) {
    use(ink);
    Path2D path = path(x, y);
    path.closePath();
    graphics.fill(path);
  }

  @Override
  public void text(double x, double y, String text, Anchor anchor, int size) {
    use(Ink.TEXT);
    graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, size));
    int width = graphics.getFontMetrics().stringWidth(text);
    double left =
        switch (anchor) {
          case START -> x;
          case MIDDLE -> x - width / 2.0;
          case END -> x - width;
        };
    graphics.drawString(text, (float) left, (float) y);
  }

  private void use(Ink ink) {
    graphics.setColor(new Color(ink.rgb()));
  }

  private static Path2D path(double[] x, double[] y) {
    Path2D path = new Path2D.Double();
    path.moveTo(x[0], y[0]);
    for (int i = 1; i < x.length; i++) {
      path.lineTo(x[i], y[i]);
    }
    return path;
  }

  BufferedImage finished() {
    graphics.dispose();
    return image;
  }
}
