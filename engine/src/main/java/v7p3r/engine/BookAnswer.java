package v7p3r.engine;

import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.book.BookMove;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.Statistics;
import v7p3r.search.Value;

/** Plays a move from a book at once, and says so. */
final class BookAnswer implements Searcher {
  private final BookMove choice;
  private final long totalWeight;
  private final String bookName;

  BookAnswer(BookMove choice, long totalWeight, String bookName) {
    this.choice = choice;
    this.totalWeight = totalWeight;
    this.bookName = bookName;
  }

  @Override
  public SearchResult search(Position position, Limits limits, SearchListener listener) {
    listener.onRemark(
        "book "
            + UciMove.format(position, choice.move())
            + " weight "
            + choice.weight()
            + " of "
            + totalWeight
            + " from "
            + bookName);
    return new SearchResult(choice.move(), Move.NONE, Value.DRAW, 0, Statistics.NONE);
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
