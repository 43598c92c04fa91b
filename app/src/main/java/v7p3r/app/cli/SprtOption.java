package v7p3r.app.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import v7p3r.arena.stats.Sprt;

/** The sequential test of a match; without words it has its usual values. */
final class SprtOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--sprt",
      arity = "0..*",
      paramLabel = "WORD",
      parameterConsumer = RuleWordList.class,
      description =
          "Stop when the results decide: elo0=0 elo1=5 alpha=.05 beta=.05"
              + " model=normalized|logistic")
  private Optional<List<String>> sprt = Optional.empty();

  Optional<Sprt> test() {
    return sprt.map(this::test);
  }

  private Sprt test(List<String> sprt) {
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
