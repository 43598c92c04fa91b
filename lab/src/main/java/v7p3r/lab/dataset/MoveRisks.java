package v7p3r.lab.dataset;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import v7p3r.arena.plot.Bars;
import v7p3r.arena.plot.Chart;
import v7p3r.desc.Feature;
import v7p3r.lab.report.DataTable;

/**
 * What the rules that make late moves cheap risk and spend, each row counted as often as it stands
 * for: by rule, depth, kind of node, flag of the root and PES. Losses are those that stay when the
 * node is searched one and two plies deeper, in hundredths of a percent of win probability.
 */
final class MoveRisks {
  /** Of the rows that a question is about. */
  private static final String NUMBERS =
      """
      count(*) AS rows,
      100.0 * sum(weight) / (SELECT sum(weight) FROM moves) AS percent_of_moves,
      100.0 * sum(weight * raises) / sum(weight) AS raise_percent,
      100.0 * sum(weight * CASE WHEN lost > 0 THEN 1 ELSE 0 END) / sum(weight) AS lost_percent,
      10000.0 * sum(weight * lost) / sum(weight) AS loss,
      sum(weight * spent) * 1.0 / sum(weight) AS nodes,
      sum(weight * nodes_0) * 1.0 / sum(weight) AS full_nodes,
      10000.0 * sum(weight * lost) / greatest(1, sum(weight * CASE rule WHEN 'reduced'
        THEN nodes_0 - spent
        ELSE [nodes_0, nodes_1, nodes_2, nodes_3, nodes_4, nodes_5, nodes_6, nodes_7]
          [least(usual_plies, 7) + 1] END)) AS loss_a_node_saved
      """;

  private static final String NODE =
      "CASE fact_node WHEN 0 THEN 'all' WHEN 1 THEN 'cut' ELSE 'pv' END";
  private static final String BIN =
      "CASE WHEN pes < 0 THEN 'unknown' ELSE printf('%.1f', floor(least(pes, 0.99) * 5) / 5) END";

  private final DataTable byRule;
  private final DataTable byDepth;
  private final DataTable byReduction;
  private final List<DataTable> tables = new ArrayList<>();

  MoveRisks(ColumnDatabase database) throws IOException {
    byRule = by(database, "rule", "rule", "moves");
    byDepth = by(database, "depth", "fact_depth", "moves WHERE rule = 'reduced'");
    DataTable byNode = by(database, "node", NODE, "moves");
    DataTable byPes = by(database, "PES bin of the root", BIN, "moves");
    byReduction =
        database.ask(
            "moves_by_reduction",
            "Reduced moves, if all were reduced by these plies",
            reductions());
    tables.add(byRule);
    tables.add(byDepth);
    tables.add(byNode);
    tables.add(database.ask("moves_by_flag", "Late moves by flag of the root", flags()));
    tables.add(byPes);
    tables.add(byReduction);
  }

  private static DataTable by(ColumnDatabase database, String what, String group, String from)
      throws IOException {
    return database.ask(
        "moves_by_" + what.split(" ", 2)[0].toLowerCase(Locale.ROOT),
        "Late moves by " + what,
        "SELECT %s AS place, %s FROM %s GROUP BY place ORDER BY place"
            .formatted(group, NUMBERS, from));
  }

  private static String flags() {
    List<Feature> flags = Feature.flags();
    return flags.stream()
        .map(
            flag ->
                "SELECT '%s' AS place, %s FROM moves WHERE (themes >> %d) & 1 = 1"
                    .formatted(flag.column(), NUMBERS, flags.indexOf(flag)))
        .collect(Collectors.joining(" UNION ALL "));
  }

  private static String reductions() {
    List<String> parts = new ArrayList<>();
    for (int plies = 0; plies < 8; plies++) {
      parts.add(
          """
          SELECT %1$d AS plies, sum(weight * nodes_%1$d) * 1.0 / sum(weight) AS nodes,
            10000.0 * sum(weight * gain * ((missed >> %1$d) & 1)) / sum(weight) AS loss
          FROM moves WHERE rule = 'reduced'
          """
              .formatted(plies));
    }
    return String.join(" UNION ALL ", parts) + " ORDER BY plies";
  }

  List<DataTable> tables() {
    return List.copyOf(tables);
  }

  /** By the name of the file to draw them into. */
  Map<String, Chart> charts() {
    Map<String, Chart> charts = new LinkedHashMap<>();
    charts.put("move-risks.svg", chart("What making late moves cheap risks, by rule", byRule));
    charts.put("move-depths.svg", chart("What reductions risk, by depth of the node", byDepth));
    return charts;
  }

  private static Chart chart(String title, DataTable table) {
    return new Chart(
        title,
        List.of(
            bars(table, "Raise alpha at full depth", "percent of moves", "raise_percent"),
            bars(table, "Lost for good", "0.01 % of win probability", "loss")));
  }

  private static Bars bars(DataTable table, String title, String unit, String column) {
    List<String> groups = new ArrayList<>();
    List<Double> values = new ArrayList<>();
    for (int row = 0; row < table.rows().size(); row++) {
      groups.add(table.rows().get(row).getFirst().toString());
      values.add(table.number(row, column));
    }
    return new Bars(title, "", unit, groups, List.of(new Bars.Series("", values)));
  }
}
