package v7p3r.arena.plot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Draws charts into files and pages. */
public final class Plot {
  private Plot() {}

  /** Whether the name of a file says how to draw: .svg or .png. */
  public static boolean isKnown(Path file) {
    return isSvg(file) || file.toString().toLowerCase(Locale.ROOT).endsWith(".png");
  }

  private static boolean isSvg(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".svg");
  }

  /**
   * Draws a chart into a file, as SVG (dark for those who want it dark) or PNG by its name.
   *
   * @throws IOException if the file cannot be written
   */
  public static void write(Chart chart, Path file) throws IOException {
    if (!isKnown(file)) {
      throw new IOException("plot: expected a name that ends in .svg or .png, found " + file);
    }
    if (isSvg(file)) {
      Files.writeString(file, svg(chart));
      return;
    }
    if (ModuleLayer.boot().findModule("java.desktop").isEmpty()) {
      throw new IOException(
          "plot: this package cannot draw .png, only .svg; the full package draws both");
    }
    System.setProperty("java.awt.headless", "true");
    ChartPainter painter = new ChartPainter(chart);
    ImageCanvas canvas = new ImageCanvas(painter.width(), painter.height());
    painter.paint(canvas);
    canvas.writePng(file);
  }

  /** A chart as a file of SVG. */
  public static String svg(Chart chart) {
    ChartPainter painter = new ChartPainter(chart);
    SvgCanvas canvas = new SvgCanvas(painter.width(), painter.height(), chart.title(), true);
    painter.paint(canvas);
    return canvas.finished();
  }

  /** A panel as part of a page that has {@link Token#variables} and {@link Token#classes}. */
  public static String inline(Panel panel, int width) {
    double height = ChartPainter.height(panel, width);
    SvgCanvas canvas = new SvgCanvas(width, Math.ceil(height), panel.title(), false);
    ChartPainter.paint(canvas, panel, 0, 0, width);
    return canvas.finished();
  }
}
