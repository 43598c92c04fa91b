package v7p3r.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Adjudication.DrawRule;
import v7p3r.arena.game.Adjudication.ResignRule;
import v7p3r.arena.stats.Sprt;

/** The rules of a match from the words of its options; what is not said has its usual value. */
final class RuleWords {
  private final CommandSpec spec;

  RuleWords(CommandSpec spec) {
    this.spec = spec;
  }

  Adjudication adjudication(
      Optional<List<String>> draw,
      Optional<List<String>> resign,
      Optional<Integer> maxMoves,
      Optional<String> tablebases) {
    return new Adjudication(
        draw.map(this::drawRule),
        resign.map(this::resignRule),
        maxMoves.isPresent() ? OptionalInt.of(maxMoves.get()) : OptionalInt.empty(),
        tablebases);
  }

  private DrawRule drawRule(List<String> draw) {
    KeyValues words =
        new KeyValues(spec, "--draw", draw, List.of("movenumber", "movecount", "score"));
    return new DrawRule(
        words.integer("movenumber", 40), words.integer("movecount", 8), words.integer("score", 10));
  }

  private ResignRule resignRule(List<String> resign) {
    KeyValues words =
        new KeyValues(spec, "--resign", resign, List.of("movecount", "score", "twosided"));
    return new ResignRule(
        words.integer("movecount", 4), words.integer("score", 600), words.flag("twosided"));
  }

  Sprt sequentialTest(List<String> sprt) {
    KeyValues words =
        new KeyValues(spec, "--sprt", sprt, List.of("elo0", "elo1", "alpha", "beta", "model"));
    String model = words.text("model", "normalized");
    return new Sprt(
        words.number("elo0", 0),
        words.number("elo1", 5),
        words.number("alpha", 0.05),
        words.number("beta", 0.05),
        switch (model) {
          case "normalized" -> Sprt.Model.NORMALIZED;
          case "logistic" -> Sprt.Model.LOGISTIC;
          default -> throw words.wrong("expected model=normalized or logistic", model);
        });
  }
}
