package v7p3r.arena.plot;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Draws an image of pixels on light ground, sharp enough for screens of double density. */
final class ImageCanvas implements Canvas {
  static final int DENSITY = 2;

  private static final float[] DASHES = {4, 3};

  private final BufferedImage image;
  private final Graphics2D graphics;

  ImageCanvas(int width, int height) {
    image = new BufferedImage(DENSITY * width, DENSITY * height, BufferedImage.TYPE_INT_RGB);
    graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.scale(DENSITY, DENSITY);
    rectangle(0, 0, width, height, Token.SURFACE, 1);
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {
    use(pen);
    graphics.draw(new Line2D.Double(x1, y1, x2, y2));
  }

  @Override
  public void curve(double[] x, double[] y, Pen pen) {
    use(pen);
    graphics.draw(path(x, y));
  }

  @Override
  public void area(double[] x, double[] y, Token color, double opacity) {
    use(color, opacity);
    Path2D path = path(x, y);
    path.closePath();
    graphics.fill(path);
  }

  @Override
  public void rectangle(
      double x, double y, double width, double height, Token color, double opacity) {
    use(color, opacity);
    graphics.fill(new Rectangle2D.Double(x, y, Math.max(0, width), Math.max(0, height)));
  }

  @Override
  public void dot(double x, double y, double radius, Token color) {
    Ellipse2D circle = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    use(color, 1);
    graphics.fill(circle);
    use(Pen.hair(Token.SURFACE));
    graphics.draw(circle);
  }

  @Override
  public void text(double x, double y, String text, Anchor anchor, Type type) {
    use(type.color(), 1);
    graphics.setFont(new Font(Font.SANS_SERIF, type.bold() ? Font.BOLD : Font.PLAIN, type.size()));
    double width = graphics.getFontMetrics().stringWidth(text);
    double left =
        switch (anchor) {
          case START -> x;
          case MIDDLE -> x - width / 2.0;
          case END -> x - width;
        };
    graphics.drawString(text, (float) left, (float) y);
  }

  private void use(Pen pen) {
    use(pen.color(), 1);
    graphics.setStroke(
        pen.dashed()
            ? new BasicStroke(
                (float) pen.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, DASHES, 0)
            : new BasicStroke((float) pen.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
  }

  private void use(Token color, double opacity) {
    graphics.setColor(new Color(color.light()));
    graphics.setComposite(
        AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.clamp(opacity, 0.0, 1.0)));
  }

  private static Path2D path(double[] x, double[] y) {
    Path2D path = new Path2D.Double();
    path.moveTo(x[0], y[0]);
    for (int i = 1; i < x.length; i++) {
      path.lineTo(x[i], y[i]);
    }
    return path;
  }

  void writePng(Path file) throws IOException {
    graphics.dispose();
    if (!ImageIO.write(image, "png", file.toFile())) {
      throw new IOException("plot: " + file + " cannot be written");
    }
  }
}
