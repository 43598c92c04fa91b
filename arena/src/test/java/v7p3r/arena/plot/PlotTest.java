package v7p3r.arena.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import v7p3r.arena.plot.Curves.Curve;
import v7p3r.arena.plot.Curves.Kind;
import v7p3r.arena.plot.Curves.Level;
import v7p3r.arena.plot.Curves.Meaning;
import v7p3r.arena.plot.Curves.Scale;
import v7p3r.arena.plot.Curves.Spot;

class PlotTest {
  private static final double OPEN = Double.POSITIVE_INFINITY;

  @TempDir Path folder;

  private static Panel panel(Kind kind, List<Spot> spots) {
    return new Curves(
        "a < b & c",
        "a note",
        Scale.of("games"),
        Scale.of("Elo"),
        List.of(new Curve("first", kind, spots)),
        List.of(new Level("bound", 3, Meaning.GOOD)),
        "no estimate");
  }

  private static List<Spot> spots(double... values) {
    return IntStream.range(0, values.length).mapToObj(i -> Spot.of(i, values[i])).toList();
  }

  private static Chart chart(int panels) {
    return new Chart("Title", Collections.nCopies(panels, panel(Kind.LINE, spots(1, 2, 4))));
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> elements(Panel panel, String name) throws Exception {
    NodeList found = parse(Plot.inline(panel, 400)).getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  private static List<double[]> points(Element shape) {
    List<double[]> points = new ArrayList<>();
    for (String point : shape.getAttribute("points").split(" ")) {
      String[] pair = point.split(",");
      points.add(new double[] {Double.parseDouble(pair[0]), Double.parseDouble(pair[1])});
    }
    return points;
  }

  private static double number(Element element, String name) {
    return Double.parseDouble(element.getAttribute(name));
  }

  @Test
  void theSvgIsWellFormedAndHoldsCurveLevelAndTexts() throws Exception {
    Document svg = parse(Plot.svg(chart(1)));
    assertThat(svg.getElementsByTagName("polyline").getLength()).isEqualTo(1);
    assertThat(svg.getDocumentElement().getTextContent())
        .contains("Title", "a < b & c", "a note", "bound", "games", "Elo", "first");
    assertThat(svg.getDocumentElement().getAttribute("aria-label")).isEqualTo("Title");
  }

  @Test
  void higherValuesAreDrawnHigher() throws Exception {
    List<double[]> points =
        points(elements(panel(Kind.LINE, spots(1, 2, 4)), "polyline").getFirst());
    assertThat(points).hasSize(3);
    double first = points.get(0)[1] - points.get(1)[1];
    double second = points.get(1)[1] - points.get(2)[1];
    assertThat(first).isPositive();
    // From 2 to 4 is twice as far as from 1 to 2.
    assertThat(second / first).isBetween(1.95, 2.05);
  }

  @Test
  void anErrorWithAnOpenEndStillHasItsBand() throws Exception {
    Panel panel =
        panel(
            Kind.LINE,
            List.of(Spot.of(2, 10, -OPEN, OPEN), Spot.of(4, 12, 1, OPEN), Spot.of(6, 11, 4, 18)));
    List<double[]> band = points(elements(panel, "polygon").getFirst());
    assertThat(band).hasSize(6);
    double top = band.stream().mapToDouble(point -> point[1]).min().orElseThrow();
    double bottom = band.stream().mapToDouble(point -> point[1]).max().orElseThrow();
    assertThat(band.get(0)[1]).as("open above").isEqualTo(top);
    assertThat(band.get(1)[1]).as("open above").isEqualTo(top);
    assertThat(band.get(5)[1]).as("open below").isEqualTo(bottom);
    assertThat(band.get(2)[1])
        .as("18 of a scale that ends there or above")
        .isGreaterThanOrEqualTo(top);
    assertThat(band.get(3)[1]).as("4").isBetween(band.get(2)[1] + 1, bottom);
  }

  @Test
  void whereNothingIsFiniteWordsSayWhy() throws Exception {
    Panel panel = panel(Kind.LINE, List.of(Spot.of(2, OPEN, -OPEN, OPEN)));
    String svg = Plot.inline(panel, 400);
    assertThat(svg).contains("no estimate").doesNotContain("NaN", "Infinity", "<polyline");
  }

  @Test
  void dotsAreNotJoinedAndHaveErrorBars() throws Exception {
    Panel panel = panel(Kind.DOTS, List.of(Spot.of(1, 2, 1, 3), Spot.of(2, 5, 4, 6)));
    assertThat(elements(panel, "polyline")).isEmpty();
    assertThat(elements(panel, "circle")).hasSize(2);
    long upright =
        elements(panel, "line").stream()
            .filter(line -> line.getAttribute("x1").equals(line.getAttribute("x2")))
            .count();
    assertThat(upright).isEqualTo(2);
  }

  @Test
  void aHistogramIsBarsThatStandOnZeroSideBySide() throws Exception {
    List<Element> bars = elements(panel(Kind.HISTOGRAM, spots(1, 4, 2)), "rect");
    // One more is in the legend.
    List<Element> drawn = bars.stream().filter(bar -> number(bar, "height") > 10.5).toList();
    assertThat(drawn).hasSize(3);
    assertThat(number(drawn.get(1), "height") / number(drawn.get(0), "height")).isBetween(3.9, 4.1);
    assertThat(drawn)
        .extracting(bar -> Math.round(number(bar, "y") + number(bar, "height")))
        .containsOnly(Math.round(number(drawn.get(0), "y") + number(drawn.get(0), "height")));
    double end = number(drawn.get(0), "x") + number(drawn.get(0), "width");
    assertThat(number(drawn.get(1), "x") - end).isBetween(0.0, 2.0);
  }

  @Test
  void barsOfAGroupHaveHeightsByTheirValuesAndGapsStayEmpty() throws Exception {
    Panel panel =
        new Bars(
            "Time",
            "",
            "seconds",
            List.of("easy", "hard"),
            List.of(
                new Bars.Series("on", List.of(1.0, 3.0)),
                new Bars.Series("off", List.of(2.0, Double.NaN))));
    List<Element> bars =
        elements(panel, "rect").stream().filter(bar -> number(bar, "height") > 10.5).toList();
    assertThat(bars).hasSize(3);
    assertThat(number(bars.get(2), "height") / number(bars.get(0), "height")).isBetween(2.9, 3.1);
    assertThat(panel.table().getLast()).containsExactly("hard", "3", "\u2013");
  }

  @Test
  void intervalsHaveTheirGoalAndOpenEndsReachToTheEdge() throws Exception {
    Panel panel =
        new Intervals(
            "Values",
            "",
            List.of(
                new Intervals.Row("closed", 5, 4, 6, 10, false, "5"),
                new Intervals.Row("open", 5, -OPEN, OPEN, 10, true, "5")));
    assertThat(elements(panel, "circle"))
        .extracting(dot -> dot.getAttribute("class"))
        .allMatch(name -> name.contains("f-judge") || name.contains("f-accent"))
        .doesNotHaveDuplicates();
    assertThat(Plot.inline(panel, 400)).doesNotContain("NaN", "Infinity");
  }

  @Test
  void aTableOfShadesSaysItsNumbers() throws Exception {
    Panel panel =
        new Heat(
            "Errs",
            "",
            "needed",
            "chosen",
            List.of("low", "high"),
            List.of("low", "high"),
            List.of(
                List.of(new Heat.Cell(0.9, "90"), new Heat.Cell(0.1, "10")),
                List.of(new Heat.Cell(0.2, "20"), new Heat.Cell(0.8, "80"))));
    assertThat(elements(panel, "text"))
        .extracting(Element::getTextContent)
        .contains("90", "10", "20", "80", "needed", "chosen");
    List<Double> shades =
        elements(panel, "rect").stream()
            .filter(cell -> cell.hasAttribute("fill-opacity"))
            .map(cell -> number(cell, "fill-opacity"))
            .toList();
    assertThat(shades).hasSize(4);
    assertThat(shades.get(0)).isGreaterThan(shades.get(3));
    assertThat(shades.get(2)).isGreaterThan(shades.get(1));
  }

  @Test
  void aFileKnowsDarkGroundToo() {
    assertThat(Plot.svg(chart(1)))
        .contains("prefers-color-scheme: dark", "--accent: #0E6B58", "--accent: #5BC6A7");
    assertThat(Plot.inline(panel(Kind.LINE, spots(1, 2)), 400)).doesNotContain("<style");
  }

  @Test
  void manyPanelsStandInColumns() throws Exception {
    Element few = parse(Plot.svg(chart(3))).getDocumentElement();
    Element many = parse(Plot.svg(chart(7))).getDocumentElement();
    assertThat(number(many, "width")).isGreaterThan(number(few, "width"));
    assertThat(number(many, "height")).isLessThan(number(few, "height") * 1.5);
  }

  @Test
  void thePngIsTwiceAsSharpAsTheSvgAndNotEmpty() throws Exception {
    Path file = folder.resolve("elo.png");
    Plot.write(chart(2), file);
    BufferedImage image = ImageIO.read(file.toFile());
    Element svg = parse(Plot.svg(chart(2))).getDocumentElement();
    assertThat(image.getWidth()).isEqualTo(2 * (int) number(svg, "width"));
    assertThat(image.getHeight()).isEqualTo(2 * (int) number(svg, "height"));
    long accent = Token.ACCENT.light();
    assertThat(
            IntStream.range(0, image.getWidth() * image.getHeight())
                .filter(
                    i ->
                        (image.getRGB(i % image.getWidth(), i / image.getWidth()) & 0xFFFFFF)
                            == accent)
                .count())
        .isPositive();
  }

  @Test
  void otherFormatsAreRefused() {
    assertThatThrownBy(() -> Plot.write(chart(1), Path.of("elo.gif")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("elo.gif");
    assertThat(Plot.isKnown(Path.of("a.SVG"))).isTrue();
    assertThat(Plot.isKnown(Path.of("a.png"))).isTrue();
    assertThat(Plot.isKnown(Path.of("a"))).isFalse();
    assertThat(Files.exists(Path.of("elo.gif"))).isFalse();
  }

  @Test
  void numbersAreWrittenAsPeopleReadThem() {
    assertThat(NumberText.of(1240, 0)).isEqualTo("1,240");
    assertThat(NumberText.of(-0.38, 2)).isEqualTo("\u22120.38");
    assertThat(NumberText.of(-0.001, 1)).isEqualTo("0.0");
    assertThat(NumberText.signed(20.24, 1)).isEqualTo("+20.2");
    assertThat(NumberText.signed(0, 1)).isEqualTo("0.0");
    assertThat(NumberText.of(OPEN)).isEqualTo("\u221e");
    assertThat(NumberText.percent(0.497)).isEqualTo("49.7 %");
  }

  @Test
  void anAxisHasAtMostAFewRoundNumbers() {
    assertThat(new Axis(0, 1240, false).ticks()).containsExactly(0.0, 500.0, 1000.0);
    assertThat(new Axis(-2.94, 2.94, false).ticks()).containsExactly(-2.0, 0.0, 2.0);
    assertThat(Axis.logarithmic(3125, 200_000).ticks())
        .hasSizeLessThanOrEqualTo(5)
        .allMatch(tick -> tick >= 3125 && tick <= 200_000);
    assertThat(Axis.logarithmic(100, 10_000).share(1000)).isEqualTo(0.5);
  }
}
