package v7p3r.studio.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.board.Position;
import v7p3r.engine.EngineOptions;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.think.Insight;
import v7p3r.studio.think.OwnThinker;
import v7p3r.studio.think.WhiteScore;

/** An engine beside the games that is asked for a move now and then; one question at a time. */
public final class Adviser {
  private static final int MEGABYTES = 16;
  private static final long MILLIS = 500;

  private Optional<OwnThinker> thinker = Optional.empty();

  /** A move, what it is worth to White, and what is expected then. */
  public record Hint(String uci, String san, WhiteScore score, List<String> line) {}

  synchronized Hint hint(Position position) {
    if (!position.hasLegalMove()) {
      throw HttpProblem.conflict("the game is over", "a position with a legal move");
    }
    OwnThinker asked =
        thinker.orElseGet(
            () ->
                new OwnThinker(
                    Map.of(EngineOptions.HASH.name(), Integer.toString(MEGABYTES)),
                    Optional.empty()));
    thinker = Optional.of(asked);
    OwnThinker.Outcome outcome = asked.think(position, Limits.forMoveTime(MILLIS), _ -> {});
    int move = outcome.result().bestMove();
    Insight insight = outcome.insight();
    return new Hint(
        UciMove.format(position, move),
        San.format(position, move),
        new WhiteScore(insight.cp(), insight.mate()),
        insight.lines().isEmpty() ? List.of() : insight.lines().getFirst().uci());
  }
}
