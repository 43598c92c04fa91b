package v7p3r.lab.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Curves;
import v7p3r.arena.plot.Curves.Curve;
import v7p3r.arena.plot.Curves.Kind;
import v7p3r.arena.plot.Curves.Scale;
import v7p3r.arena.plot.Curves.Spot;
import v7p3r.arena.plot.NumberText;
import v7p3r.arena.plot.Panel;
import v7p3r.arena.plot.Plot;
import v7p3r.arena.work.Progress;
import v7p3r.desc.Feature;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;

/** Describes a dataset: counts, distributions, correlations, the questions of the design. */
public final class Description {
  private final Dataset data;
  private final Path plots;
  private final Progress progress;

  public Description(Dataset data, Progress progress) {
    this.progress = progress;
    this.data = data;
    this.plots = data.folder().resolve("plots");
  }

  /** The folder that plots go to. */
  public Path plots() {
    return plots;
  }

  /** All numbers and pictures; the pictures are also files. */
  public DatasetReport run() throws IOException {
    try (ColumnDatabase database = ParquetLibrary.required().open()) {
      List<BrokenRow> broken = data.showTo(database, progress);
      data.requireDescribed();
      List<DataTable> tables = new ArrayList<>();
      List<DatasetReport.Answer> answers = new ArrayList<>();
      List<Chart> charts = new ArrayList<>();
      Files.createDirectories(plots);
      for (DataLayer layer : DataLayer.values()) {
        if (data.has(layer)) {
          tables.add(counts(database, layer.key()));
        }
      }
      if (data.has(DataLayer.WIDE)) {
        progress.say("describing the wide layer");
        describeWide(database, tables);
      }
      if (data.has(DataLayer.DEEP)) {
        progress.say("describing the deep layer");
        describeDeep(database, tables, charts);
        answers.addAll(new Questions(database, data.has(DataLayer.WIDE), plots).answer());
      }
      if (data.has(DataLayer.MOVES)) {
        progress.say("describing the moves");
        MoveRisks risks = new MoveRisks(database);
        tables.addAll(risks.tables());
        for (Map.Entry<String, Chart> each : risks.charts().entrySet()) {
          charts.add(draw(each.getValue(), each.getKey()));
        }
      }
      return new DatasetReport(data.folder().toString(), tables, charts, answers, broken);
    }
  }

  private static DataTable counts(ColumnDatabase database, String layer) throws IOException {
    return database.ask(
        "counts_" + layer,
        "Rows of the " + layer + " layer, positions by part of the game, games",
        """
        SELECT coalesce(source, 'all') AS source, count(*) AS rows,
          count(DISTINCT fen) AS positions,
          count(DISTINCT fen) FILTER (phase = 'opening') AS opening,
          count(DISTINCT fen) FILTER (phase = 'middlegame') AS middlegame,
          count(DISTINCT fen) FILTER (phase = 'endgame') AS endgame,
          count(DISTINCT game) AS games,
          count(DISTINCT game) FILTER (split = 'validation') AS validation_games
        FROM %s GROUP BY ROLLUP (source) ORDER BY rows
        """
            .formatted(layer));
  }

  // ---- The wide layer ----

  private static void describeWide(ColumnDatabase database, List<DataTable> tables)
      throws IOException {
    List<String> columns = new ArrayList<>(columns(Feature.prior()));
    columns.addAll(columns(Feature.profiled()));
    tables.add(
        distributions(
            database,
            "distributions_wide",
            "Distributions, wide layer at the greatest depth",
            "(SELECT * FROM wide QUALIFY depth_reached = max(depth_reached) OVER (PARTITION BY"
                + " fen))",
            columns));
    tables.add(
        correlations(
            database,
            "correlations_time",
            "Correlation with log(time per node), wide layer at depth 6",
            "(SELECT * FROM wide WHERE depth_reached = 6)",
            Column.LOG_TIME_PER_NODE.label(),
            columns(Feature.prior())));
  }

  // ---- The deep layer ----

  private void describeDeep(ColumnDatabase database, List<DataTable> tables, List<Chart> charts)
      throws IOException {
    List<String> labels =
        Stream.of(Column.RISK, Column.FLIP, Column.VOLATILITY, Column.COST, Column.TARGET)
            .map(Column::label)
            .toList();
    tables.add(
        distributions(
            database,
            "distributions_labels",
            "Distributions of the labels, one row a position",
            "(SELECT * FROM deep WHERE nodes = n_ref)",
            labels));
    tables.add(
        distributions(
            database,
            "distributions_live",
            "Distributions of what the iterations show, all checkpoints",
            "deep",
            columns(Feature.live())));
    tables.add(
        correlations(
            database,
            "correlations_prior",
            "Correlation of what is known before the search with the target y",
            "(SELECT * FROM deep WHERE nodes = n_ref)",
            Column.TARGET.label(),
            columns(Feature.prior())));
    tables.add(
        correlations(
            database,
            "correlations_live",
            "Correlation of what the iterations show with the target y_live, before N_ref",
            "(SELECT * FROM deep WHERE nodes < n_ref)",
            Column.LIVE_TARGET.label(),
            columns(Feature.live())));
    DataTable curve =
        database.ask(
            "loss_curve",
            "Mean loss in win probability, and how many searches still improve, by effort",
            """
            SELECT n_ref, nodes, avg(loss) AS loss,
              avg(loss) FILTER (phase = 'opening') AS opening,
              avg(loss) FILTER (phase = 'middlegame') AS middlegame,
              avg(loss) FILTER (phase = 'endgame') AS endgame,
              avg(improves) AS improves, avg(y_live) AS y_live
            FROM deep GROUP BY n_ref, nodes ORDER BY n_ref, nodes
            """);
    tables.add(curve);
    charts.add(draw(lossChart(curve), "loss-curve.svg"));
    charts.add(draw(targetChart(database), "target.svg"));
  }

  private Chart draw(Chart chart, String file) throws IOException {
    Plot.write(chart, plots.resolve(file));
    return chart;
  }

  /** Searches of other lengths are curves of their own. */
  private static Chart lossChart(DataTable curve) {
    return new Chart(
        "What is lost by stopping early",
        List.of(
            panel(curve, "Mean loss", "win probability", Column.LOSS.label()),
            panel(curve, "Searches that still improve", "share of all", Column.IMPROVES.label())));
  }

  private static Panel panel(DataTable table, String title, String unit, String column) {
    Map<String, List<Spot>> byReference = new LinkedHashMap<>();
    for (int row = 0; row < table.rows().size(); row++) {
      String name = "N_ref " + NumberText.of(table.number(row, Column.N_REF.label()));
      byReference
          .computeIfAbsent(name, _ -> new ArrayList<>())
          .add(Spot.of(table.number(row, Column.NODES.label()), table.number(row, column)));
    }
    List<Curve> curves = new ArrayList<>();
    byReference.forEach((name, spots) -> curves.add(new Curve(name, Kind.DOTTED_LINE, spots)));
    return new Curves(
        title, "by nodes searched", Scale.logarithmic("nodes"), Scale.from(unit, 0), curves);
  }

  private static Chart targetChart(ColumnDatabase database) throws IOException {
    DataTable shares =
        database.ask(
            "target",
            "",
            """
            SELECT floor(least(y, 0.999) * 25) / 25 + 0.02 AS x,
              count(*) * 100.0 / sum(count(*)) OVER () AS percent
            FROM deep WHERE nodes = n_ref GROUP BY x ORDER BY x
            """);
    List<Spot> spots = new ArrayList<>();
    for (int row = 0; row < shares.rows().size(); row++) {
      spots.add(Spot.of(shares.number(row, "x"), shares.number(row, "percent")));
    }
    return new Chart(
        "How much effort positions need",
        List.of(
            new Curves(
                "Positions by the effort they need",
                "the label y, from 0 to 1",
                Scale.of("y", 0, 1),
                Scale.from("percent of positions", 0),
                List.of(new Curve("", Kind.HISTOGRAM, spots)))));
  }

  // ---- Both ----

  private static List<String> columns(List<Feature> features) {
    return features.stream().map(Feature::column).toList();
  }

  private static DataTable distributions(
      ColumnDatabase database, String key, String title, String from, List<String> columns)
      throws IOException {
    String sql =
        columns.stream()
            .map(
                column ->
                    """
                    SELECT %1$d AS place, '%2$s' AS feature, min(%2$s) AS least,
                      quantile_cont(%2$s, 0.05) AS p5, quantile_cont(%2$s, 0.5) AS median,
                      quantile_cont(%2$s, 0.95) AS p95, max(%2$s) AS most, avg(%2$s) AS mean,
                      stddev_pop(%2$s) AS deviation FROM data
                    """
                        .formatted(columns.indexOf(column), column))
            .collect(
                Collectors.joining(
                    " UNION ALL ",
                    "WITH data AS MATERIALIZED (SELECT * FROM %s) SELECT * EXCLUDE (place) FROM ("
                        .formatted(from),
                    ") ORDER BY place"));
    return database.ask(key, title, sql);
  }

  private static DataTable correlations(
      ColumnDatabase database,
      String key,
      String title,
      String from,
      String target,
      List<String> columns)
      throws IOException {
    String sql =
        columns.stream()
            .map(
                column ->
                    """
                    SELECT '%1$s' AS feature,
                      CASE WHEN stddev_pop(%1$s) > 0 AND stddev_pop(%2$s) > 0
                        THEN corr(%1$s, %2$s) END AS correlation FROM data
                    """
                        .formatted(column, target))
            .collect(
                Collectors.joining(
                    " UNION ALL ",
                    "WITH data AS MATERIALIZED (SELECT * FROM %s) SELECT * FROM (".formatted(from),
                    ") ORDER BY abs(correlation) DESC NULLS LAST, feature"));
    return database.ask(key, title, sql);
  }
}
