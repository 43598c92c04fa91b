package v7p3r.arena.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import v7p3r.arena.plot.Chart.Band;
import v7p3r.arena.plot.Chart.Curve;
import v7p3r.arena.plot.Chart.Level;
import v7p3r.arena.plot.Chart.Panel;
import v7p3r.arena.plot.Chart.Point;

class PlotTest {
  @TempDir Path folder;

  private static Curve line(double... values) {
    return new Curve(
        IntStream.range(0, values.length).mapToObj(i -> new Point(i, values[i])).toList());
  }

  private static Chart chart(int panels) {
    List<Panel> all = new ArrayList<>();
    for (int i = 0; i < panels; i++) {
      all.add(
          new Panel(
              "a < b & c",
              line(1, 2, 4),
              Optional.of(new Band(line(Double.NEGATIVE_INFINITY, 1, 3), line(9, 3, 5))),
              List.of(new Level("bound", 3))));
    }
    return new Chart("Title", "games", all);
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void theSvgIsWellFormedAndHoldsCurveBandLevelAndTexts() throws Exception {
    Document svg = parse(Plot.svg(chart(1)));
    assertThat(svg.getElementsByTagName("polyline").getLength()).isEqualTo(1);
    assertThat(svg.getElementsByTagName("polygon").getLength()).isEqualTo(1);
    assertThat(svg.getDocumentElement().getTextContent())
        .contains("Title", "a < b & c", "bound", "games");
  }

  @Test
  void higherValuesAreDrawnHigher() throws Exception {
    Element curve = (Element) parse(Plot.svg(chart(1))).getElementsByTagName("polyline").item(0);
    List<Double> heights = new ArrayList<>();
    List<Double> places = new ArrayList<>();
    for (String point : curve.getAttribute("points").split(" ")) {
      places.add(Double.parseDouble(point.split(",")[0]));
      heights.add(Double.parseDouble(point.split(",")[1]));
    }
    assertThat(places).isSorted().hasSize(3);
    assertThat(heights.get(0)).isGreaterThan(heights.get(1));
    // From 2 to 4 is twice as far as from 1 to 2.
    assertThat((heights.get(1) - heights.get(2)) / (heights.get(0) - heights.get(1)))
        .isBetween(1.95, 2.05);
  }

  @Test
  void aCurveOfOneValueAndAnEmptyOneAreDrawnToo() throws Exception {
    Panel flat = new Panel("flat", line(5), Optional.empty(), List.of());
    Panel empty = new Panel("empty", line(), Optional.empty(), List.of());
    Document svg = parse(Plot.svg(new Chart("t", "x", List.of(flat, empty))));
    assertThat(svg.getDocumentElement().getTextContent())
        .contains("flat", "empty")
        .doesNotContain("NaN");
  }

  @Test
  void manyPanelsStandInColumns() throws Exception {
    Element few = parse(Plot.svg(chart(3))).getDocumentElement();
    Element many = parse(Plot.svg(chart(7))).getDocumentElement();
    assertThat(Integer.parseInt(many.getAttribute("width")))
        .isGreaterThan(Integer.parseInt(few.getAttribute("width")));
    assertThat(Integer.parseInt(many.getAttribute("height")))
        .isLessThan(Integer.parseInt(few.getAttribute("height")));
  }

  @Test
  void thePngHasTheSizeOfTheSvgAndIsNotEmpty() throws Exception {
    Path file = folder.resolve("elo.png");
    Plot.write(chart(2), file);
    BufferedImage image = ImageIO.read(file.toFile());
    Element svg = parse(Plot.svg(chart(2))).getDocumentElement();
    assertThat(image.getWidth()).isEqualTo(Integer.parseInt(svg.getAttribute("width")));
    assertThat(image.getHeight()).isEqualTo(Integer.parseInt(svg.getAttribute("height")));
    long curve = Canvas.Ink.CURVE.rgb();
    assertThat(
            IntStream.range(0, image.getWidth() * image.getHeight())
                .filter(
                    i ->
                        (image.getRGB(i % image.getWidth(), i / image.getWidth()) & 0xFFFFFF)
                            == curve)
                .count())
        .isPositive();
  }

  @Test
  void otherFormatsAreRefused() {
    assertThatThrownBy(() -> Plot.write(chart(1), Path.of("elo.gif")))
        .isInstanceOf(IOException.class)
        .hasMessage("plot: expected a name that ends in .svg or .png, found elo.gif");
  }

  @Test
  void ticksAreRoundNumbersInsideTheRange() {
    Axis axis = new Axis(-0.31, 1.12);
    assertThat(axis.ticks().stream().map(axis::text)).containsExactly("0.0", "0.5", "1.0");
    assertThat(new Axis(0, 2000).ticks().stream().map(new Axis(0, 2000)::text))
        .contains("500", "1000", "2000");
  }
}
