package v7p3r.engine;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.search.Searcher;
import v7p3r.search.Tunable;
import v7p3r.search.sparring.MaterialSearch;
import v7p3r.search.sparring.RandomSearch;
import v7p3r.search.sparring.SimpleSearch;
import v7p3r.search.tree.NegamaxSearch;

/** The searches of an engine, set up as its options say. */
final class Players {
  private static final int SMALLEST_HASH = 1;

  private final Options options;
  private final LongSupplier nanoTime;
  private final NegamaxSearch negamax;
  private final MaterialSearch material;
  private final SimpleSearch simple;
  private final EffortControl effort;
  private RandomSearch random;

  /** Where a limited strength goes wrong. */
  private SplittableRandom errors;

  private ThemeSet themes;

  /** The list that {@link #themes} was read from. */
  private String themeList;

  private Weights weights = Weights.tuned();

  /** The choice that {@link #weights} were read from. */
  private String weightsFile = TuningOptions.WEIGHTS_FILE.initial();

  Players(Options options, LongSupplier nanoTime) {
    this.options = options;
    this.nanoTime = nanoTime;
    negamax = new NegamaxSearch(SMALLEST_HASH, nanoTime);
    material = new MaterialSearch(SMALLEST_HASH, nanoTime);
    setMoveOverhead();
    simple = new SimpleSearch(nanoTime);
    effort = new EffortControl(options);
    random = newRandom();
    errors = newErrors();
    themes = ThemeSet.ALL;
    themeList = ThemeOptions.THEMES.initial();
    setThemes();
    resizeTables(options.value(EngineOptions.HASH));
  }

  /** The one that the options choose. */
  Searcher chosen() {
    return switch (SearchType.of(options.value(EngineOptions.SEARCH_TYPE))) {
      case NEGAMAX -> options.value(PlayOptions.LIMIT_STRENGTH) ? weakened() : negamax;
      case MATERIAL -> material;
      case SIMPLE -> simple;
      case RANDOM -> random;
    };
  }

  private Searcher weakened() {
    Strength strength = Strength.ofElo(options.value(PlayOptions.ELO));
    int shownLines = options.value(EngineOptions.MULTI_PV);
    return new WeakenedSearch(negamax, strength, shownLines, errors);
  }

  /** What takes long, so that a search can begin at once. */
  void makeReady() {
    effort.makeReady();
    negamax.setEffortPolicy(effort.policy());
  }

  /** What the user should know and has not been told. */
  List<String> takeRemarks() {
    return effort.takeRemarks();
  }

  void newGame() {
    effort.newGame();
    negamax.newGame();
    material.newGame();
    simple.newGame();
    random.newGame();
  }

  /** Puts the new value of an option into effect. */
  void apply(Option option) {
    effort.apply(option);
    if (option == EngineOptions.HASH || option == EngineOptions.SEARCH_TYPE) {
      resizeHash();
    } else if (option == EngineOptions.CLEAR_HASH) {
      negamax.forget();
      material.newGame();
    } else if (option == EngineOptions.THREADS) {
      negamax.setThreads(options.value(EngineOptions.THREADS));
    } else if (option == EngineOptions.MULTI_PV) {
      negamax.setMultiPv(options.value(EngineOptions.MULTI_PV));
    } else if (option == EngineOptions.MOVE_OVERHEAD) {
      setMoveOverhead();
    } else if (option == EngineOptions.RANDOM_SEED) {
      random = newRandom();
      errors = newErrors();
    } else if (option == PlayOptions.ANALYSE_MODE) {
      setTunable(Tunable.CONTEMPT);
    } else if (option == TuningOptions.WEIGHTS_FILE || option == ThemeOptions.GAME_PHASE) {
      setWeights();
    } else if (ThemeOptions.all().contains(option)) {
      setThemes();
    } else if (option == TuningOptions.TIME_MANAGER) {
      negamax.setTimeArm(TuningOptions.timeArm(options));
    } else if (option == TuningOptions.NODES_TIME) {
      negamax.setNodesTime(options.value(TuningOptions.NODES_TIME));
    } else {
      TuningOptions.tunable(option).ifPresent(this::setTunable);
      SearchOptions.apply(option, options, negamax);
    }
  }

  /** The themes that the evaluation counts now. */
  ThemeSet themes() {
    return themes;
  }

  /** A list that cannot be read leaves everything as it was. */
  private void setThemes() {
    ThemeSet wanted;
    try {
      wanted = ThemeOptions.themes(options);
    } catch (OptionException e) {
      options.set(ThemeOptions.THEMES.name(), themeList);
      throw e;
    }
    themeList = options.value(ThemeOptions.THEMES);
    if (!wanted.equals(themes)) {
      themes = wanted;
      negamax.setThemes(wanted);
    }
  }

  /** An analysis judges draws as what they are. */
  private void setTunable(Tunable tunable) {
    boolean neutral = tunable == Tunable.CONTEMPT && options.value(PlayOptions.ANALYSE_MODE);
    negamax.setTunable(tunable, neutral ? 0 : TuningOptions.value(options, tunable));
  }

  /** The weights that the evaluation counts with now. */
  Weights weights() {
    return weights;
  }

  /** A file that cannot be read leaves everything as it was. */
  private void setWeights() {
    try {
      weights = ThemeOptions.weights(options, TuningOptions.weights(options));
    } catch (OptionException e) {
      options.set(TuningOptions.WEIGHTS_FILE.name(), weightsFile);
      throw e;
    }
    weightsFile = options.value(TuningOptions.WEIGHTS_FILE);
    negamax.setWeights(weights);
  }

  private void setMoveOverhead() {
    negamax.setMoveOverhead(options.value(EngineOptions.MOVE_OVERHEAD));
    material.setMoveOverhead(options.value(EngineOptions.MOVE_OVERHEAD));
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
    boolean isMaterial = chosen() == material;
    negamax.resizeHash(isMaterial ? SMALLEST_HASH : megabytes);
    material.resizeHash(isMaterial ? megabytes : SMALLEST_HASH);
  }

  private RandomSearch newRandom() {
    return new RandomSearch(seed());
  }

  private SplittableRandom newErrors() {
    return new SplittableRandom(seed());
  }

  private long seed() {
    int seed = options.value(EngineOptions.RANDOM_SEED);
    return seed == 0 ? nanoTime.getAsLong() : seed;
  }
}
