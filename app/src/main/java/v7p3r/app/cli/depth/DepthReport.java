package v7p3r.app.cli.depth;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The rows of a depth test with their means, as a table or as JSON.
 *
 * @param against the name of the other engine
 */
public record DepthReport(double seconds, Optional<String> against, List<DepthRow> rows) {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  private static final String OWN_COLUMNS = "%4s %6s %9s %7s %9s %8s %6s";
  private static final String OTHER_COLUMNS = "  | %6s %9s | %6s %6s";

  public DepthReport {
    rows = List.copyOf(rows);
  }

  /** Means over all positions; ratios are ours to theirs. */
  public record Means(
      double depth,
      double nodesPerSecond,
      double tableHitRate,
      double givesCheckPerNode,
      double quiescenceShare,
      double evaluationShare,
      Optional<Double> otherDepth,
      Optional<Double> otherNodesPerSecond,
      Optional<Double> depthDifference,
      Optional<Double> speedRatio) {}

  public Means means() {
    double depth = own(OwnSearch::depth);
    double speed = own(OwnSearch::nodesPerSecond);
    Optional<Double> otherDepth = other(OtherSearch::depth);
    Optional<Double> otherSpeed = other(OtherSearch::nodesPerSecond);
    return new Means(
        depth,
        speed,
        own(OwnSearch::tableHitRate),
        own(OwnSearch::givesCheckPerNode),
        own(OwnSearch::quiescenceShare),
        own(OwnSearch::evaluationShare),
        otherDepth,
        otherSpeed,
        otherDepth.map(theirs -> depth - theirs),
        otherSpeed.filter(theirs -> theirs > 0).map(theirs -> speed / theirs));
  }

  private double own(ToDoubleFunction<OwnSearch> value) {
    return rows.stream().mapToDouble(row -> value.applyAsDouble(row.own())).average().orElse(0);
  }

  private Optional<Double> other(ToDoubleFunction<OtherSearch> value) {
    return against.isEmpty()
        ? Optional.empty()
        : Optional.of(
            rows.stream()
                .flatMap(row -> row.other().stream())
                .mapToDouble(value)
                .average()
                .orElse(0));
  }

  public String toJson() {
    return JSON.writeValueAsString(new Document(seconds, against, rows, means()));
  }

  /** The shape of the JSON text. */
  private record Document(
      double seconds, Optional<String> against, List<DepthRow> positions, Means means) {}

  // ---- The table ----

  /** The names of the columns. */
  public String header() {
    String own = OWN_COLUMNS.formatted("", "depth", "nps", "tt hit", "chk/node", "qsearch", "eval");
    return against.isEmpty()
        ? own
        : "%s%s%n%s%s"
            .formatted(
                " ".repeat(own.length()),
                "  | " + against.get(),
                own,
                OTHER_COLUMNS.formatted("depth", "nps", "depth", "nps"));
  }

  /** One line of the table, for the row with a number from 1. */
  public static String line(int number, DepthRow row) {
    OwnSearch own = row.own();
    String text =
        OWN_COLUMNS.formatted(
            number,
            own.depth(),
            own.nodesPerSecond(),
            percent(own.tableHitRate()),
            decimals(2, own.givesCheckPerNode()),
            percent(own.quiescenceShare()),
            percent(own.evaluationShare()));
    return row.other().isEmpty()
        ? text
        : text
            + OTHER_COLUMNS.formatted(
                row.other().get().depth(),
                row.other().get().nodesPerSecond(),
                signed(own.depth() - row.other().get().depth()),
                ratio(own.nodesPerSecond(), row.other().get().nodesPerSecond()));
  }

  /** The means, as the last line of the table. */
  public String footer() {
    Means means = means();
    String text =
        OWN_COLUMNS.formatted(
            "mean",
            decimals(1, means.depth()),
            Math.round(means.nodesPerSecond()),
            percent(means.tableHitRate()),
            decimals(2, means.givesCheckPerNode()),
            percent(means.quiescenceShare()),
            percent(means.evaluationShare()));
    return against.isEmpty()
        ? text
        : text
            + OTHER_COLUMNS.formatted(
                decimals(1, means.otherDepth().orElse(0.0)),
                Math.round(means.otherNodesPerSecond().orElse(0.0)),
                signed(means.depthDifference().orElse(0.0)),
                ratio(means.nodesPerSecond(), means.otherNodesPerSecond().orElse(0.0)));
  }

  private static String percent(double share) {
    return decimals(1, 100 * share) + "%";
  }

  private static String signed(double value) {
    return String.format(Locale.ROOT, "%+.1f", value);
  }

  private static String ratio(double ours, double theirs) {
    return theirs == 0 ? "?" : decimals(2, ours / theirs);
  }

  private static String decimals(int count, double value) {
    return String.format(Locale.ROOT, "%." + count + "f", value);
  }
}
