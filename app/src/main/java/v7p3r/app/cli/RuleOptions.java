package v7p3r.app.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Adjudication.DrawRule;
import v7p3r.arena.game.Adjudication.ResignRule;
import v7p3r.arena.game.GameRules;

/** When games end early. A rule without words has its usual values. */
final class RuleOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--draw",
      arity = "0..*",
      paramLabel = "WORD",
      parameterConsumer = RuleWordList.class,
      description = "Adjudicate draws: movenumber=40 movecount=8 score=10")
  private Optional<List<String>> draw = Optional.empty();

  @Option(
      names = "--resign",
      arity = "0..*",
      paramLabel = "WORD",
      parameterConsumer = RuleWordList.class,
      description = "Adjudicate losses: movecount=4 score=600 twosided=true|false")
  private Optional<List<String>> resign = Optional.empty();

  @Option(names = "--max-moves", paramLabel = "N", description = "Draw after N moves")
  private Optional<Integer> maxMoves;

  @Option(
      names = "--tablebases",
      paramLabel = "FOLDER",
      description = "Adjudicate solved endings by the Syzygy tables in a folder")
  private Optional<String> tablebases;

  @Option(
      names = "--patience",
      paramLabel = "S",
      defaultValue = "60",
      description = "Seconds for a move without a time limit (default: ${DEFAULT-VALUE})")
  private int patience;

  GameRules rules() {
    return new GameRules(
        new Adjudication(
            draw.map(this::drawRule),
            resign.map(this::resignRule),
            maxMoves.map(OptionalInt::of).orElse(OptionalInt.empty()),
            tablebases),
        Duration.ofSeconds(patience));
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
}
