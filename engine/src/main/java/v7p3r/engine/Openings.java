package v7p3r.engine;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import v7p3r.board.Position;
import v7p3r.book.Book;
import v7p3r.book.BookException;
import v7p3r.book.BookMove;
import v7p3r.book.LineBook;
import v7p3r.book.PolyglotBook;
import v7p3r.search.Limits;
import v7p3r.search.Searcher;

/** Chooses from an opening book where the options want it and the search is part of a game. */
final class Openings {
  /** Opening a book means to look through it once. */
  private static final long MOST_BYTES = 1L << 30;

  private final Options options;
  private final LongSupplier nanoTime;
  private SplittableRandom random;

  /** Read when it is first needed. */
  private Optional<Book> builtIn = Optional.empty();

  private Optional<PolyglotBook> file = Optional.empty();

  Openings(Options options, LongSupplier nanoTime) {
    this.options = options;
    this.nanoTime = nanoTime;
    random = new SplittableRandom(nanoTime.getAsLong());
  }

  /** The same seed gives the same choices; 0 gives others each time. */
  void setSeed(int seed) {
    random = new SplittableRandom(seed == 0 ? nanoTime.getAsLong() : seed);
  }

  /**
   * Takes a book for all to come; with an empty name the one built in.
   *
   * @throws OptionException if it cannot be read; the old one stays then
   */
  void open(String name) {
    Optional<PolyglotBook> opened = name.isEmpty() ? Optional.empty() : Optional.of(read(name));
    file.ifPresent(PolyglotBook::close);
    file = opened;
  }

  private static PolyglotBook read(String name) {
    try {
      return PolyglotBook.open(
          OptionFile.require(
              EngineOptions.BOOK_FILE, name, MOST_BYTES, "a Polyglot book that can be read"));
    } catch (BookException e) {
      throw new OptionException("option " + EngineOptions.BOOK_FILE.name() + ": " + e.getMessage());
    }
  }

  /** An answer for the position, if a book may be used for such a search and knows one. */
  Optional<Searcher> answer(Position position, Limits limits) {
    if (!mayBeUsed(limits)) {
      return Optional.empty();
    }
    Book book = book();
    try {
      List<BookMove> moves = book.moves(position);
      if (moves.isEmpty()) {
        return Optional.empty();
      }
      BookMove choice = BookMove.choose(moves, random);
      return Optional.of(new BookAnswer(choice, BookMove.totalWeight(moves), book.name()));
    } catch (BookException e) {
      return Optional.empty(); // A file that was good when it was opened is gone: think instead.
    }
  }

  private boolean mayBeUsed(Limits limits) {
    return options.value(EngineOptions.OWN_BOOK)
        && !options.value(EngineOptions.ANALYSE_MODE)
        && options.value(EngineOptions.MULTI_PV) == 1
        && !limits.waitsForStop()
        && limits.mate() == Limits.NONE
        && limits.searchMoves().isEmpty();
  }

  private Book book() {
    if (file.isPresent()) {
      return file.get();
    }
    if (builtIn.isEmpty()) {
      builtIn = Optional.of(LineBook.builtIn());
    }
    return builtIn.get();
  }
}
