package v7p3r.arena.match;

import java.util.Locale;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.arena.match.MatchReport.Line;
import v7p3r.arena.match.MatchReport.Test;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Trinomial;

/** A match and its result for programs; what is infinite or not known yet is null. */
public final class MatchJson {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private MatchJson() {}

  /**
   * As text.
   *
   * @param overhead what the games of this run cost beside thinking
   */
  public static String write(MatchPlan plan, MatchReport report, Overhead overhead) {
    ObjectNode root = JSON.createObjectNode();
    root.put("name", report.name());
    root.put("format", plan.format().name().toLowerCase(Locale.ROOT));
    root.put("played", report.played());
    root.put("planned", report.planned());
    root.put("complete", report.isComplete());
    root.put("repeated", report.repeated());
    root.put("openings", plan.openings().file().orElse(""));
    root.put("concurrency", plan.concurrency());
    root.set("white", games(report.white()));
    report.lines().forEach(line -> root.withArray("engines").add(engine(plan, line)));
    report.test().ifPresent(test -> root.set("sprt", sprt(report, test)));
    ObjectNode beside = root.putObject("overhead");
    put(beside, "share", overhead.share());
    put(beside, "millis_a_game", overhead.millisAGame());
    return JSON.writeValueAsString(root) + "\n";
  }

  private static ObjectNode engine(MatchPlan plan, Line line) {
    Entrant entrant =
        plan.entrants().stream()
            .filter(one -> one.name().equals(line.name()))
            .findFirst()
            .orElseThrow();
    ObjectNode node = JSON.createObjectNode();
    node.put("name", line.name());
    node.put("command", String.join(" ", entrant.engine().command()));
    node.put("limit", entrant.allowance().toString());
    ObjectNode options = node.putObject("options");
    entrant.engine().options().forEach(options::put);
    node.set("games", games(line.games()));
    for (long count : line.pairs().counts()) {
      node.withArray("pairs").add(count);
    }
    Estimate estimate = line.estimate();
    ObjectNode against = node.putObject("against");
    line.against().forEach((name, games) -> against.set(name, games(games)));
    put(node, "elo", estimate.elo());
    put(node, "elo_low", estimate.low());
    put(node, "elo_high", estimate.high());
    put(node, "elo_error", estimate.error());
    put(node, "normalized_elo", estimate.nElo());
    put(node, "normalized_elo_error", estimate.nEloError());
    put(node, "los", estimate.los());
    ObjectNode forfeits = node.putObject("forfeits");
    line.forfeits()
        .forEach((why, count) -> forfeits.put(why.name().toLowerCase(Locale.ROOT), count));
    return node;
  }

  private static ObjectNode games(Trinomial games) {
    ObjectNode node = JSON.createObjectNode();
    node.put("wins", games.wins());
    node.put("draws", games.draws());
    node.put("losses", games.losses());
    put(node, "score", games.score());
    return node;
  }

  private static ObjectNode sprt(MatchReport report, Test test) {
    ObjectNode node = JSON.createObjectNode();
    node.put("model", test.sprt().model().name().toLowerCase(Locale.ROOT));
    put(node, "elo0", test.sprt().elo0());
    put(node, "elo1", test.sprt().elo1());
    put(node, "alpha", test.sprt().alpha());
    put(node, "beta", test.sprt().beta());
    put(node, "llr", test.ratio());
    put(node, "lower", test.lower());
    put(node, "upper", test.upper());
    node.put("verdict", test.verdict().name().toLowerCase(Locale.ROOT));
    node.put("words", MatchText.verdict(report, test));
    return node;
  }

  private static void put(ObjectNode node, String key, double value) {
    if (Double.isFinite(value)) {
      node.put(key, value);
    } else {
      node.putNull(key);
    }
  }
}
