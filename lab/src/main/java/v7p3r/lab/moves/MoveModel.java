package v7p3r.lab.moves;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Curves;
import v7p3r.arena.plot.Curves.Curve;
import v7p3r.arena.plot.Curves.Kind;
import v7p3r.arena.plot.Curves.Scale;
import v7p3r.arena.plot.Curves.Spot;
import v7p3r.arena.plot.Panel;
import v7p3r.desc.model.MoveEffortFile;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.effort.MoveFact;

/**
 * Fitted tables, how they came to be, and what games say of them that they have not seen.
 *
 * @param price of a lost win that they were fitted at, in costs of a mean move
 * @param frontiers on those games, by name, the {@link #CONTROL} first
 * @param aucs how well a small reduction tells moves that raise alpha from others
 */
public record MoveModel(
    MoveEffortTables tables,
    MoveFitPlan plan,
    double price,
    String dataSha256,
    Counts counts,
    Map<String, MoveFrontier> frontiers,
    Map<String, Double> aucs,
    List<String> provenance) {
  static final String CONTROL = "formula, another constant";
  static final String LEARNED = "formula and learned tables";

  /** The share of nodes at equal loss that a model must come down to. */
  private static final double GATE = 0.92;

  private static final int RESAMPLINGS = 200;

  /** Moves and games that taught, and that judge. */
  record Counts(int teaching, int teachingGames, int judging, int judgingGames) {}

  /** What the tables cost where they lose as much as the formula, as a share of its cost. */
  MoveFrontier.Share gate() {
    return share(LEARNED);
  }

  public boolean passesGate() {
    return gate().value() <= GATE;
  }

  private MoveFrontier.Share share(String name) {
    return frontiers.get(name).costAtEqualLoss(frontiers.get(CONTROL), RESAMPLINGS, plan.seed());
  }

  /** For the engine, with its provenance. */
  String toJson() {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put(MoveEffortFile.FORMAT_KEY, MoveEffortFile.FORMAT);
    root.put(MoveEffortFile.PRICE_STEP, tables.priceStep());
    Map<String, Object> byFact = new LinkedHashMap<>();
    for (MoveFact fact : MoveFact.values()) {
      List<Integer> weights = new ArrayList<>();
      for (int bin = 0; bin < fact.bins(); bin++) {
        weights.add(tables.weight(fact, bin));
      }
      byFact.put(fact.key(), weights);
    }
    root.put(MoveEffortFile.TABLES, byFact);
    Map<String, Object> origin = new LinkedHashMap<>();
    origin.put("data_sha256", dataSha256);
    origin.put("made_by", provenance.stream().map(line -> line.replaceAll(" +", " ")).toList());
    origin.put("seed", plan.seed());
    origin.put("miss_price", price);
    origin.put("stay", plan.stay());
    origin.put("epochs", plan.epochs());
    origin.put("rate", plan.rate());
    root.put("provenance", origin);
    Map<String, Object> metrics = new LinkedHashMap<>();
    metrics.put("teaching_moves", counts.teaching);
    metrics.put("teaching_games", counts.teachingGames);
    metrics.put("judging_moves", counts.judging);
    metrics.put("judging_games", counts.judgingGames);
    MoveFrontier.Share gate = gate();
    metrics.put("nodes_at_equal_loss", gate.value());
    metrics.put("nodes_at_equal_loss_error", gate.error());
    metrics.put("auc", aucs);
    root.put("metrics", metrics);
    return JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build()
            .writeValueAsString(root)
        + "\n";
  }

  /** What was found, for people. */
  public Report toReport() {
    List<Report.Section> sections = new ArrayList<>();
    sections.add(
        Report.Section.of(
            "",
            new Block.KeyFigures(
                List.of(
                    new Block.KeyFigure(
                        "Nodes at equal loss for good",
                        text(gate()),
                        String.format(Locale.ROOT, "of the formula's; at most %.2f wanted", GATE)),
                    new Block.KeyFigure(
                        "AUC of raising alpha",
                        String.format(Locale.ROOT, "%.3f", aucs.get("learned")),
                        String.format(
                            Locale.ROOT, "%.3f by the formula alone", aucs.get("formula"))),
                    new Block.KeyFigure(
                        "Moves tried",
                        Integer.toString(counts.teaching + counts.judging),
                        "in %d games that teach, %d that judge"
                            .formatted(counts.teachingGames, counts.judgingGames))))));
    sections.add(Report.Section.of("At equal loss, on games not seen", new Block.Table(shares())));
    sections.add(Report.Section.of("Frontiers", new Block.Figure(new Chart("", panels()))));
    sections.add(Report.Section.of("What each fact adds", new Block.Table(ranges())));
    sections.add(
        Report.Section.of(
            "How it was made",
            new Block.Facts(
                List.of(
                    String.join("; ", provenance),
                    "data " + dataSha256,
                    String.format(
                        Locale.ROOT,
                        "price %.0f, step %d a doubling",
                        price,
                        tables.priceStep())))));
    return new Report("Move effort", "How deep late moves deserve to be searched.", sections);
  }

  private static String text(MoveFrontier.Share share) {
    return String.format(Locale.ROOT, "%.3f ± %.3f", share.value(), share.error());
  }

  private DataTable shares() {
    List<List<String>> rows = new ArrayList<>();
    for (String name : frontiers.keySet()) {
      MoveFrontier.Point here = frontiers.get(name).here();
      rows.add(
          List.of(
              name,
              text(share(name)),
              String.format(Locale.ROOT, "%.3f", here.cost()),
              String.format(Locale.ROOT, "%.3f", 10_000 * here.loss()),
              Integer.toString(frontiers.get(CONTROL).shiftOfCost(here.cost()))));
    }
    return DataTable.ofTexts(
        "shares",
        "",
        List.of(
            "reductions by",
            "nodes at equal loss",
            "nodes as they are",
            "loss as it is",
            "constant of as many nodes"),
        rows);
  }

  private List<Panel> panels() {
    List<Curve> curves = new ArrayList<>();
    for (Map.Entry<String, MoveFrontier> each : frontiers.entrySet()) {
      List<Spot> spots =
          each.getValue().points().stream()
              .map(point -> Spot.of(point.cost(), 10_000 * point.loss()))
              .toList()
              .reversed();
      curves.add(
          new Curve(
              each.getKey(), each.getKey().equals(CONTROL) ? Kind.REFERENCE : Kind.LINE, spots));
    }
    return List.of(
        new Curves(
            "Nodes against what is lost for good",
            "lower and further left is better",
            Scale.of("nodes, 1 for a mean move"),
            Scale.from("0.01 % of win probability a move", 0),
            curves));
  }

  private DataTable ranges() {
    List<List<String>> rows = new ArrayList<>();
    for (MoveFact fact : MoveFact.values()) {
      int low = Integer.MAX_VALUE;
      int high = Integer.MIN_VALUE;
      for (int bin = 0; bin < fact.bins(); bin++) {
        low = Math.min(low, tables.weight(fact, bin));
        high = Math.max(high, tables.weight(fact, bin));
      }
      rows.add(
          List.of(
              fact.key(),
              String.format(Locale.ROOT, "%+.2f", low / 1024.0),
              String.format(Locale.ROOT, "%+.2f", high / 1024.0),
              fact.meaning()));
    }
    return DataTable.ofTexts(
        "ranges", "", List.of("fact", "least plies", "most plies", "meaning"), rows);
  }
}
