package v7p3r.search.sparring;

import java.util.function.LongSupplier;
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
import v7p3r.search.SystemClock;
import v7p3r.search.Value;

/**
 * Looks one move ahead: plays the move with the best immediate evaluation by mate, number of men,
 * value of the men, and the squares they stand on.
 */
public final class SimpleSearch implements Searcher {
  /** Centipawns for each man more than the opponent has. */
  private static final int MAN_BONUS = 10;

  private final LongSupplier nanoTime;

  public SimpleSearch() {
    this(SystemClock.NANOS);
  }

  /** With another clock than that of the system, in nanoseconds. */
  public SimpleSearch(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  @Override
  public SearchResult search(Position position, Limits limits, SearchListener listener) {
    MoveList moves = limits.rootMoves(position);
    if (moves.isEmpty()) {
      return SearchResult.withoutMoves(position.inCheck());
    }
    long start = nanoTime.getAsLong();
    int best = -Value.INFINITE;
    int bestMove = Move.NONE;
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      int score = -evaluate(position);
      position.unmake();
      if (score > best) {
        best = score;
        bestMove = moves.get(i);
      }
    }
    long nanos = nanoTime.getAsLong() - start;
    Line pv = Line.of(bestMove);
    listener.onIteration(new Iteration(1, 1, 1, best, Bound.EXACT, moves.size(), nanos, 0, 0, pv));
    return new SearchResult(bestMove, Move.NONE, best, 1, Statistics.ofMoves(moves.size()));
  }

  /** The position after a move, as the side to move there sees it. */
  private static int evaluate(Position position) {
    if (!position.hasLegalMove()) {
      return position.inCheck() ? Value.matedIn(1) : Value.DRAW;
    }
    if (position.isFiftyMoveDraw()
        || position.repetitions() >= 2
        || position.isInsufficientMaterial()) {
      return Value.DRAW;
    }
    int side = position.sideToMove();
    return MAN_BONUS * Material.menAhead(position, side)
        + Material.balance(position, side)
        + PieceSquares.balance(position, side);
  }

  @Override
  public void prepare() {}

  @Override
  public void stop() {}

  @Override
  public void ponderHit() {}

  @Override
  public void newGame() {}
}
