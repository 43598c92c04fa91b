package v7p3r.studio.think;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What an engine thinks at one moment. Scores are White's, in centipawns or moves to mate; times
 * are milliseconds.
 *
 * @param hashFull in thousandths
 * @param wdl chances to win, draw and lose of White, in thousandths
 * @param lines the best first
 */
public record Insight(
    OptionalInt cp,
    OptionalInt mate,
    int depth,
    int selDepth,
    long nodes,
    long nps,
    int hashFull,
    long tbHits,
    long time,
    List<Integer> wdl,
    List<LineView> lines,
    Optional<EffortView> effort) {
  public static final Insight NONE =
      new Insight(
          OptionalInt.empty(),
          OptionalInt.empty(),
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          List.of(),
          List.of(),
          Optional.empty());

  /** One line of a search. */
  public record LineView(
      OptionalInt cp, OptionalInt mate, int depth, List<String> uci, List<String> san) {}
}
