package v7p3r.engine;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
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
  private final Options options;
  private final LongSupplier nanoTime;
  private SplittableRandom random;

  /** Read when it is first needed. */
  private Optional<Book> builtIn = Optional.empty();

  private Optional<PolyglotBook> file = Optional.empty();

  /** The name that {@link #file} was opened by. */
  private String fileName = "";

  Openings(Options options, LongSupplier nanoTime) {
    this.options = options;
    this.nanoTime = nanoTime;
    random = newRandom();
  }

  /** Puts the new value of an option into effect. */
  void apply(Option option) {
    if (option == PlayOptions.BOOK_FILE) {
      openFile();
    } else if (option == EngineOptions.RANDOM_SEED) {
      random = newRandom();
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
    return options.value(PlayOptions.OWN_BOOK)
        && !options.value(PlayOptions.ANALYSE_MODE)
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

  /** A book that cannot be read leaves everything as it was. */
  private void openFile() {
    String name = options.value(PlayOptions.BOOK_FILE);
    try {
      Optional<PolyglotBook> opened =
          name.isEmpty() ? Optional.empty() : Optional.of(PolyglotBook.open(Path.of(name)));
      file.ifPresent(PolyglotBook::close);
      file = opened;
      fileName = name;
    } catch (BookException | InvalidPathException e) {
      options.set(PlayOptions.BOOK_FILE.name(), fileName);
      throw new OptionException("option BookFile: " + e.getMessage());
    }
  }

  private SplittableRandom newRandom() {
    int seed = options.value(EngineOptions.RANDOM_SEED);
    return new SplittableRandom(seed == 0 ? nanoTime.getAsLong() : seed);
  }
}
