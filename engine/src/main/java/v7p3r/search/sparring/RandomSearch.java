package v7p3r.search.sparring;

import java.util.SplittableRandom;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.search.Bound;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.Statistics;
import v7p3r.search.Value;

/** Plays any legal move: the weakest opponent there is, and a good one for tests. */
public final class RandomSearch implements Searcher {
  private final SplittableRandom random;

  /** Equal seeds choose equal moves. */
  public RandomSearch(long seed) {
    random = new SplittableRandom(seed);
  }

  @Override
  public SearchResult search(Position position, Limits limits, SearchListener listener) {
    MoveList moves = limits.rootMoves(position);
    if (moves.isEmpty()) {
      return SearchResult.withoutMoves(position.inCheck());
    }
    int move = moves.get(random.nextInt(moves.size()));
    Line pv = Line.of(move);
    listener.onIteration(
        new Iteration(1, 1, 1, Value.DRAW, Bound.EXACT, moves.size(), 0, 0, 0, pv));
    return new SearchResult(move, Move.NONE, Value.DRAW, 1, Statistics.ofMoves(moves.size()));
  }

  @Override
  public void prepare() {}

  @Override
  public void stop() {}

  @Override
  public void ponderHit() {}

  /** The random numbers go on: the next game is another one. */
  @Override
  public void newGame() {}
}
