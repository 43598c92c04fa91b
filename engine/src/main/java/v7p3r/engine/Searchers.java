package v7p3r.engine;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import v7p3r.eval.Evaluator;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.search.Searcher;
import v7p3r.search.sparring.MaterialSearch;
import v7p3r.search.sparring.RandomSearch;
import v7p3r.search.sparring.SimpleSearch;
import v7p3r.search.tree.NegamaxSearch;

/** The searches of an engine: its own, and its sparring partners. */
final class Searchers {
  private static final int SMALLEST_HASH = 1;

  /** What a search and its reports may need on the heap. */
  private static final int ROOM_BYTES = 8 << 20;

  private final Options options;
  private final LongSupplier nanoTime;
  private final NegamaxSearch negamax;
  private final MaterialSearch material;
  private final SimpleSearch simple;
  private RandomSearch random;

  /** Where a limited strength goes wrong. */
  private SplittableRandom errors;

  /** What a limited strength judges at a glance with, once it is needed. */
  private Optional<Evaluator> glance = Optional.empty();

  private ThemeSet themes = ThemeSet.ALL;

  /** As they were read, with their phases. */
  private Weights weights = Weights.tuned();

  private boolean hasPhases = true;

  Searchers(Options options, LongSupplier nanoTime) {
    this.options = options;
    this.nanoTime = nanoTime;
    negamax = new NegamaxSearch(options.value(EngineOptions.HASH), nanoTime);
    material = new MaterialSearch(SMALLEST_HASH, nanoTime);
    simple = new SimpleSearch(nanoTime);
    random = new RandomSearch(nanoTime.getAsLong());
    errors = new SplittableRandom(nanoTime.getAsLong());
    setMoveOverhead(options.value(EngineOptions.MOVE_OVERHEAD));
  }

  /** The one that the options choose. */
  Searcher chosen() {
    return switch (type()) {
      case NEGAMAX -> options.value(EngineOptions.LIMIT_STRENGTH) ? weakened() : negamax;
      case MATERIAL -> material;
      case SIMPLE -> simple;
      case RANDOM -> random;
    };
  }

  private SearchType type() {
    return SearchType.of(options.value(EngineOptions.SEARCH_TYPE));
  }

  private Searcher weakened() {
    if (glance.isEmpty()) {
      glance = Optional.of(new Evaluator(weights(), themes));
    }
    Strength strength = Strength.ofElo(options.value(EngineOptions.ELO));
    return new WeakenedSearch(negamax, glance.get(), strength, errors);
  }

  /** The engine's own search. */
  NegamaxSearch negamax() {
    return negamax;
  }

  void newGame() {
    negamax.newGame();
    material.newGame();
    simple.newGame();
    random.newGame();
  }

  // ---- Effects of options ----

  /** As if nothing had been searched yet. */
  void forget() {
    negamax.forget();
    material.newGame();
  }

  /** Only one of the two searches at a time, so the other one's table is made small first. */
  void resizeTables() {
    int megabytes = options.value(EngineOptions.HASH);
    if (type() == SearchType.MATERIAL) {
      negamax.resizeHash(SMALLEST_HASH);
      material.resizeHash(megabytes);
    } else {
      material.resizeHash(SMALLEST_HASH);
      negamax.resizeHash(megabytes);
    }
  }

  /** As many as leave memory for the search itself. */
  void setThreads(int count) {
    negamax.setThreads(count);
    requireRoom();
  }

  /**
   * That a search would not fail for want of memory.
   *
   * @throws OutOfMemoryError if it would
   */
  private static void requireRoom() {
    byte[] room = new byte[ROOM_BYTES];
    room[0] = 1;
  }

  void setMoveOverhead(int millis) {
    negamax.setMoveOverhead(millis);
    material.setMoveOverhead(millis);
  }

  /** The same seed gives the same choices; 0 gives others each time. */
  void setSeed(int seed) {
    long used = seed == 0 ? nanoTime.getAsLong() : seed;
    random = new RandomSearch(used);
    errors = new SplittableRandom(used);
  }

  /** The themes that the evaluation counts now. */
  ThemeSet themes() {
    return themes;
  }

  void setThemes(ThemeSet wanted) {
    themes = wanted;
    glance = Optional.empty();
    negamax.setThemes(wanted);
  }

  /** The weights that the evaluation counts with now. */
  Weights weights() {
    return hasPhases ? weights : weights.withoutPhases();
  }

  void setWeights(Weights wanted) {
    weights = wanted;
    negamax.setWeights(weights());
    glance = Optional.empty();
  }

  /** Without phases every position is judged as in the middlegame. */
  void setPhases(boolean on) {
    hasPhases = on;
    negamax.setWeights(weights());
    glance = Optional.empty();
  }
}
