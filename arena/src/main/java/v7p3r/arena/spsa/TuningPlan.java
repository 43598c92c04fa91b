package v7p3r.arena.spsa;

import java.util.List;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.OpeningSuite;

/**
 * Everything that decides a tuning run before it begins: with it, a stopped run goes on.
 *
 * @param engine what is tuned, with what it may spend; the parameters are its options
 * @param pairs pairs of games in each iteration
 */
public record TuningPlan(
    Entrant engine,
    List<Parameter> parameters,
    int iterations,
    int pairs,
    OpeningSuite openings,
    GameRules rules,
    long seed) {
  public TuningPlan {
    parameters = List.copyOf(parameters);
    if (parameters.isEmpty()) {
      throw new IllegalArgumentException("tuning needs at least one parameter");
    }
    if (parameters.stream().map(Parameter::name).distinct().count() < parameters.size()) {
      throw new IllegalArgumentException("a parameter is named twice");
    }
    if (iterations < 1 || pairs < 1) {
      throw new IllegalArgumentException(
          "expected at least 1 iteration of 1 pair, found %d of %d".formatted(iterations, pairs));
    }
  }
}
