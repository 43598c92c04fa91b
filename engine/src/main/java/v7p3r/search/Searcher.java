package v7p3r.search;

import v7p3r.board.Position;

/**
 * A way to choose a move. One search at a time; {@link #stop} and {@link #ponderHit} may come from
 * any other thread.
 */
public interface Searcher {
  /**
   * Makes ready for the next search: forgets earlier stops and starts the clock. To be called by
   * whoever will hand out stops, before the search thread runs, so that no early stop gets lost.
   */
  void prepare();

  /**
   * Searches on the thread of the caller and gives back a legal move if there is one, however soon
   * it is stopped. The position is used to play on, and is the same again at the end.
   */
  SearchResult search(Position position, Limits limits, SearchListener listener);

  void stop();

  /** The move that was pondered on has been played: from now on the clock counts. */
  void ponderHit();

  /** Forgets all that was learned from earlier searches. */
  void newGame();
}
