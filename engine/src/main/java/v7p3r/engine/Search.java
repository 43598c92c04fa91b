package v7p3r.engine;

import java.util.List;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.sparring.SimpleSearch;

/**
 * One search from its preparation to its result. A search that must wait for stop or ponderhit
 * keeps its result back until then, also when it has nothing left to find.
 */
public final class Search {
  private final Searcher searcher;
  private final Position position;
  private final Limits limits;
  private final List<String> remarks;
  private boolean stopped;
  private boolean mayAnswer;

  /** With remarks that are told first. */
  Search(Searcher searcher, Position position, Limits limits, List<String> remarks) {
    this.searcher = searcher;
    this.position = position;
    this.limits = limits;
    this.remarks = remarks;
    mayAnswer = !limits.waitsForStop();
    searcher.prepare();
  }

  /** The position that is searched. */
  public Position position() {
    return position;
  }

  public Limits limits() {
    return limits;
  }

  /**
   * Searches on the thread of the caller; to be called once. A search that fails, or that comes up
   * with an illegal move, is replaced by a look at each legal move.
   */
  public SearchResult run(SearchListener listener) {
    remarks.forEach(listener::onRemark);
    SearchResult result = searchSafely(listener);
    awaitLeaveToAnswer();
    return result;
  }

  private SearchResult searchSafely(SearchListener listener) {
    Position root = position.copy();
    try {
      SearchResult result = searcher.search(root, limits, listener);
      if (result.bestMove() == Move.NONE || position.isLegal(result.bestMove())) {
        return result;
      }
      listener.onProblem("search: expected a legal move, found " + result.bestMove());
    } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
      listener.onFailure(e);
    }
    return new SimpleSearch().search(position.copy(), limits, SearchListener.SILENT);
  }

  /** Ends the search; also if it has not begun to run. */
  public synchronized void stop() {
    stopped = true;
    mayAnswer = true;
    searcher.stop();
    notifyAll();
  }

  public synchronized void ponderHit() {
    if (limits.ponder()) {
      mayAnswer |= !limits.infinite();
      searcher.ponderHit();
      notifyAll();
    }
  }

  public synchronized boolean isStopped() {
    return stopped;
  }

  private synchronized void awaitLeaveToAnswer() {
    while (!mayAnswer) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
