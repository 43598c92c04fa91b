package v7p3r.engine;

import java.util.List;
import java.util.function.LongSupplier;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.MaterialSearch;
import v7p3r.search.NegamaxSearch;
import v7p3r.search.RandomSearch;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.SimpleSearch;
import v7p3r.search.SystemClock;

/**
 * The engine as one object: a position, options, and a search at a time. Not for several threads at
 * once, except that a {@link Search} under way can be stopped from anywhere.
 */
public final class Engine {
  private final LongSupplier nanoTime;
  private final Options options = EngineOptions.create();
  private final NegamaxSearch negamax;
  private final MaterialSearch material;
  private final SimpleSearch simple;
  private RandomSearch random;
  private Position position = new Position();

  public Engine() {
    this(SystemClock.NANOS);
  }

  /** With a clock of its own, in nanoseconds. */
  public Engine(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    negamax = new NegamaxSearch(options.value(EngineOptions.HASH), nanoTime);
    negamax.setMoveOverhead(options.value(EngineOptions.MOVE_OVERHEAD));
    material = new MaterialSearch(1, nanoTime);
    material.setMoveOverhead(options.value(EngineOptions.MOVE_OVERHEAD));
    simple = new SimpleSearch(nanoTime);
    random = newRandom();
  }

  // ---- Options ----

  public Options options() {
    return options;
  }

  /**
   * Sets an option and puts it into effect; not while a search is under way.
   *
   * @throws OptionException if there is no such option or it cannot take the value
   */
  public void setOption(String name, String value) {
    Option option = options.set(name, value);
    if (option == EngineOptions.HASH || option == EngineOptions.SEARCH_TYPE) {
      resizeHash();
    } else if (option == EngineOptions.CLEAR_HASH) {
      negamax.newGame();
      material.newGame();
    } else if (option == EngineOptions.THREADS) {
      negamax.setThreads(options.value(EngineOptions.THREADS));
    } else if (option == EngineOptions.MULTI_PV) {
      negamax.setMultiPv(options.value(EngineOptions.MULTI_PV));
    } else if (option == EngineOptions.MOVE_OVERHEAD) {
      negamax.setMoveOverhead(options.value(EngineOptions.MOVE_OVERHEAD));
      material.setMoveOverhead(options.value(EngineOptions.MOVE_OVERHEAD));
    } else if (option == EngineOptions.RANDOM_SEED) {
      random = newRandom();
    } else if (option == EngineOptions.CHESS960) {
      position.setChess960(options.value(EngineOptions.CHESS960));
    }
  }

  private void resizeHash() {
    int megabytes = options.value(EngineOptions.HASH);
    try {
      resizeTables(megabytes);
    } catch (OutOfMemoryError e) {
      String fallback = Integer.toString(EngineOptions.HASH.initial());
      options.set(EngineOptions.HASH.name(), fallback);
      resizeTables(EngineOptions.HASH.initial());
      throw new OptionException(
          "option Hash: expected a table that fits into memory, found "
              + megabytes
              + " megabytes; now "
              + fallback);
    }
  }

  /** Only one of the two searches at a time, so the other one's table stays small. */
  private void resizeTables(int megabytes) {
    boolean isMaterial =
        SearchType.of(options.value(EngineOptions.SEARCH_TYPE)) == SearchType.MATERIAL;
    negamax.resizeHash(isMaterial ? 1 : megabytes);
    material.resizeHash(isMaterial ? megabytes : 1);
  }

  private RandomSearch newRandom() {
    int seed = options.value(EngineOptions.RANDOM_SEED);
    return new RandomSearch(seed == 0 ? nanoTime.getAsLong() : seed);
  }

  // ---- The game ----

  /** The next position belongs to another game: nothing learned so far is of use. */
  public void newGame() {
    position = new Position();
    position.setChess960(options.value(EngineOptions.CHESS960));
    negamax.newGame();
    material.newGame();
    random.newGame();
  }

  /** A copy of the current position with its history. */
  public Position position() {
    return position.copy();
  }

  public void setPosition(Position newPosition) {
    position = newPosition.copy();
  }

  /**
   * Sets up a position and plays moves in UCI notation; if anything is wrong the old one stays.
   *
   * @throws NotationException if the FEN is wrong
   * @throws IllegalMoveException if a move is
   */
  public void setPosition(String fen, List<String> moves) {
    Position next = Fen.parse(fen);
    if (options.value(EngineOptions.CHESS960)) {
      next.setChess960(true);
    }
    for (int i = 0; i < moves.size(); i++) {
      String text = moves.get(i);
      try {
        if (text.equals(UciMove.NULL)) {
          throw new IllegalMoveException(i + 1, text, "a legal move, not the null move");
        }
        next.make(UciMove.parse(next, text));
      } catch (NotationException e) {
        throw new IllegalMoveException(i + 1, text, e.expected());
      }
    }
    position = next;
  }

  // ---- Searching ----

  /** A search of the current position, ready to run on any thread; its clock runs from now on. */
  public Search prepare(Limits limits) {
    return new Search(searcher(), position.copy(), limits);
  }

  /** Searches on the thread of the caller. */
  public SearchResult go(Limits limits, SearchListener listener) {
    return prepare(limits).run(listener);
  }

  private Searcher searcher() {
    return switch (SearchType.of(options.value(EngineOptions.SEARCH_TYPE))) {
      case NEGAMAX -> negamax;
      case MATERIAL -> material;
      case SIMPLE -> simple;
      case RANDOM -> random;
    };
  }
}
