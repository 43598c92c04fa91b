package v7p3r.app.cli.play;

import java.util.OptionalInt;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.engine.Engine;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.ResearchOptions;
import v7p3r.notation.Commentary;
import v7p3r.notation.Evaluation;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;

/** The engine at the other side of the board. */
final class Opponent {
  private static final long LONG_MILLIS = 2_000;
  private static final int LONG_DEPTH = 12;
  private static final long LONG_NODES = 1_000_000;

  private final Engine engine = new Engine();
  private Limits limits;

  /** Plays as the search type says; a seed of 0 makes the random player unpredictable. */
  Opponent(String searchType, int seed, Limits limits) {
    engine.setOption(EngineOptions.SEARCH_TYPE.name(), searchType);
    engine.setOption(ResearchOptions.RANDOM_SEED.name(), Integer.toString(seed));
    this.limits = limits;
  }

  String name() {
    return "V7P3R " + engine.options().value(EngineOptions.SEARCH_TYPE);
  }

  void newGame() {
    engine.newGame();
  }

  void setLimits(Limits limits) {
    this.limits = limits;
  }

  /** How far it thinks, as the end of a sentence about it. */
  String level() {
    if (limits.depth() != Limits.NONE) {
      return "thinks to depth " + limits.depth();
    }
    return limits.nodes() != Limits.NONE
        ? "looks at " + limits.nodes() + " positions a move"
        : "thinks " + limits.moveTime() + " ms a move";
  }

  /** Whether somebody who waits for a move may wonder what is going on. */
  boolean takesLong() {
    return limits.moveTime() >= LONG_MILLIS
        || limits.depth() >= LONG_DEPTH
        || limits.nodes() >= LONG_NODES;
  }

  SearchResult think(Position position) {
    engine.setPosition(position);
    return engine.go(limits, SearchListener.SILENT);
  }

  /** What a search in this position says, seen from White. */
  static Commentary comment(Position position, SearchResult result) {
    int sign = position.sideToMove() == Color.WHITE ? 1 : -1;
    OptionalInt depth = OptionalInt.of(result.depth());
    Evaluation evaluation =
        Value.isMate(result.score())
            ? new Evaluation.MateIn(sign * Value.movesToMate(result.score()), depth)
            : new Evaluation.Centipawns(sign * result.score(), depth);
    return Commentary.NONE.withEvaluation(evaluation);
  }
}
