package v7p3r.engine;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.search.SearchFeature;
import v7p3r.search.time.TimeArm;

/**
 * The options that tests, tuning and comparisons need, each with its effect: the switches of the
 * engine design, other weights and clocks, and every number that can be tuned. They can be set like
 * those of {@link EngineOptions}, but a GUI does not show them.
 */
public final class ResearchOptions {
  /** Filled by the declarations below, in their order. */
  private static final List<Option> HIDDEN = new ArrayList<>();

  private static final String DESIGN = "design";
  private static final long MOST_BYTES_OF_WEIGHTS = 1 << 20;

  // ---- Play ----

  public static final Option.Spin RANDOM_SEED =
      hidden(
          new Option.Spin(
              "Random Seed",
              0,
              0,
              Integer.MAX_VALUE,
              "Seed of all that is left to chance: the random player, the book, errors of a limited"
                  + " strength; 0 plays differently every time.",
              (engine, seed) -> {
                engine.searchers().setSeed(seed);
                engine.openings().setSeed(seed);
              }));

  // ---- Parts of the search ----

  static {
    feature("UseABPruning", SearchFeature.ALPHA_BETA, "leaves out lines that cannot matter");
    feature("UseMoveOrdering", SearchFeature.MOVE_ORDERING, "tries promising moves first");
    feature("UseQuiescence", SearchFeature.QUIESCENCE, "plays captures out where the depth ends");
    feature(
        "UseCheckmateDetection",
        SearchFeature.CHECKMATE_DETECTION,
        "plays a mate in one at once and ends when a mate is proven");
    feature(
        "UseStalemateDetection", SearchFeature.STALEMATE_DETECTION, "takes stalemates for draws");
    feature("UseDrawPrevention", SearchFeature.DRAW_PREVENTION, "avoids draws when it is ahead");
    feature("UseMVVLVA", SearchFeature.VICTIM_ORDER, "tries the most valuable victims first");
    feature(
        "UseCapturesToEscapeCheck",
        SearchFeature.EVADING_CAPTURES,
        "tries captures first when in check");
  }

  public static final Option.Spin MAX_ORDERED_MOVES =
      hidden(
          new Option.Spin(
              "MaxOrderedMoves",
              0,
              0,
              256,
              "Moves of a position after which quiet ones are left out, never at the root or in"
                  + " check; 0 for none.",
              (engine, moves) -> engine.searchers().negamax().setMaxOrderedMoves(moves)));

  public static final Option.Spin MAX_NODES =
      hidden(
          new Option.Spin(
              "MaxNodes",
              0,
              0,
              Integer.MAX_VALUE,
              "Nodes after which no deeper look is taken, fewer the better the score; 0 for no"
                  + " limit.",
              (engine, nodes) -> engine.searchers().negamax().setMaxNodes(nodes)));

  // ---- Themes ----

  /** Each flag with what it takes away. */
  private static final List<ThemeFlag> THEME_FLAGS =
      List.of(
          themes(
              "UseTempoScoring",
              "the tempo group of themes: the right to move, driving a lone king",
              all -> all.without(Theme.Group.TEMPO)),
          themes(
              "UsePrimaryScoring",
              "the primary group of themes: material and piece squares",
              all -> all.without(Theme.Group.PRIMARY)),
          themes(
              "UseSecondaryScoring",
              "the secondary group of themes: all that is left",
              all -> all.without(Theme.Group.SECONDARY)),
          themes("UseMaterialScore", "the men's worth", all -> all.without(Theme.MATERIAL)),
          themes(
              "UseMaterialCount",
              "how many men there are: the bishop pair, men that cannot win",
              all -> all.without(Theme.BISHOP_PAIR).without(Theme.DRAWISH_MATERIAL)),
          themes(
              "UsePieceSquares", "where each man stands", all -> all.without(Theme.PIECE_SQUARES)),
          themes(
              "UseCastling",
              "castling rights and the castled king",
              all -> all.without(Theme.CASTLING)),
          themes(
              "UseTactics",
              "threats, forks, pins, skewers and the like",
              all -> all.without(Theme.Group.TACTIC)));

  public static final Option.Text THEMES =
      hidden(
          new Option.Text(
              "Themes",
              "all",
              "Which themes the evaluation counts: all, none, a list of themes and groups, or"
                  + " -theme,-group for all but those; the flags above switch off more.",
              (engine, list) -> setThemes(engine)));

  public static final Option.Check GAME_PHASE =
      hidden(
          new Option.Check(
              "UseGamePhase",
              true,
              "Whether the evaluation counts men otherwise when fewer are left; without it as in"
                  + " the middlegame.",
              (engine, on) -> engine.searchers().setPhases(on)));

  public static final Option.Text WEIGHTS_FILE =
      hidden(
          new Option.Text(
              "WeightsFile",
              "",
              "The weights of the evaluation: the name of a file, design for those the engine"
                  + " design starts from, nothing for those built in.",
              (engine, choice) -> engine.searchers().setWeights(weights(choice.strip()))));

  // ---- The clock ----

  public static final Option.Combo TIME_MANAGER =
      hidden(
          new Option.Combo(
              "TimeManager",
              key(TimeArm.SIGNALS),
              timeArms(),
              "How the clock is used: signals follows the search, fixed gives every move its share,"
                  + " seed is the first plan of the engine.",
              (engine, arm) -> {
                TunableOptions.requireActing(engine.options());
                engine.searchers().negamax().setTimeArm(timeArm(engine.options()));
              }));

  public static final Option.Spin NODES_TIME =
      hidden(
          new Option.Spin(
              "nodestime",
              0,
              0,
              10_000,
              "Nodes that count as a millisecond of thinking, for tests that come out the same on"
                  + " every machine; 0 for real time.",
              (engine, nodes) -> engine.searchers().negamax().setNodesTime(nodes)));

  // ---- Effort control ----

  public static final Option.Check DESC_TREE =
      hidden(
          new Option.Check(
              "DescTree",
              false,
              "Whether effort inside the tree follows what was learned: how deep each late move is"
                  + " searched.",
              (engine, on) -> engine.treeEffort().change()));

  public static final Option.Spin DESC_MIN_CLOCK =
      hidden(
          new Option.Spin(
              "DescMinClock",
              0,
              0,
              3_600_000,
              "Milliseconds on the clock below which effort control is off.",
              (engine, millis) -> engine.effort().adjust()));

  public static final Option.Spin DESC_GRADIENT =
      hidden(
          new Option.Spin(
              "DescGradient",
              0,
              -400,
              400,
              "How much of its gradient over the moves of the same side before is added to PES, in"
                  + " percent.",
              (engine, percent) -> engine.effort().adjust()));

  public static final Option.Spin DESC_SIGNALS =
      hidden(
          new Option.Spin(
              "DescSignals",
              100,
              0,
              100,
              "How much the signals of the iterations, as in TimeManager signals, count beside PES,"
                  + " in percent.",
              (engine, percent) -> {
                TunableOptions.requireActing(engine.options());
                engine.effort().setProfile();
              }));

  public static final Option.Check DESC_PACES =
      hidden(
          new Option.Check(
              "DescPaces",
              false,
              "Whether thresholds of PES and prices of misses are those of the pace of the game,"
                  + " where the profile has them.",
              (engine, on) -> engine.effort().adjust()));

  public static final Option.Check DESC_PHASES =
      hidden(
          new Option.Check(
              "DescPhases",
              false,
              "Whether parts of the game are left to models of their own, where those passed their"
                  + " gate.",
              (engine, on) -> engine.effort().forgetModels()));

  public static final Option.Spin DESC_OPPONENT =
      hidden(
          new Option.Spin(
              "DescOpponent",
              0,
              0,
              20,
              "By how much at most PES is higher against stronger opponents and lower against"
                  + " weaker ones, in percent; 0 for not at all.",
              (engine, percent) -> engine.effort().adjust()));

  public static final Option.Spin DESC_OWN_ELO =
      hidden(
          new Option.Spin(
              "DescOwnElo",
              2800,
              0,
              4000,
              "The engine's own rating, on the list that UCI_Opponent speaks of.",
              (engine, elo) -> engine.effort().adjust()));

  static {
    HIDDEN.addAll(TunableOptions.all());
    HIDDEN.addAll(ModeCells.all());
  }

  private ResearchOptions() {}

  private static <T extends Option> T hidden(T option) {
    HIDDEN.add(option);
    return option;
  }

  static List<Option> all() {
    return HIDDEN;
  }

  private static void feature(String name, SearchFeature feature, String what) {
    hidden(
        new Option.Check(
            name,
            true,
            "Whether the search " + what + ".",
            (engine, on) -> engine.searchers().negamax().setFeature(feature, on)));
  }

  // ---- Themes and weights ----

  private record ThemeFlag(Option.Check option, UnaryOperator<ThemeSet> off) {}

  private static ThemeFlag themes(String name, String what, UnaryOperator<ThemeSet> off) {
    return new ThemeFlag(
        hidden(
            new Option.Check(
                name,
                true,
                "Whether the evaluation counts " + what + ".",
                (engine, on) -> setThemes(engine))),
        off);
  }

  private static void setThemes(Engine engine) {
    engine.searchers().setThemes(themes(engine.options()));
  }

  /**
   * What the options leave on.
   *
   * @throws OptionException if the list cannot be read
   */
  static ThemeSet themes(Options options) {
    ThemeSet themes = read(options.value(THEMES));
    for (ThemeFlag flag : THEME_FLAGS) {
      themes = options.value(flag.option()) ? themes : flag.off().apply(themes);
    }
    return themes;
  }

  private static ThemeSet read(String list) {
    try {
      return ThemeSet.parse(list);
    } catch (IllegalArgumentException e) {
      throw new OptionException("option " + THEMES.name() + ", " + e.getMessage());
    }
  }

  /**
   * The weights of a choice.
   *
   * @throws OptionException if the file cannot be read; says where and why
   */
  private static Weights weights(String choice) {
    if (choice.isEmpty()) {
      return Weights.tuned();
    }
    if (choice.equalsIgnoreCase(DESIGN)) {
      return Weights.design();
    }
    String expected = "design or a file that can be read";
    try (Reader text =
        Files.newBufferedReader(
            OptionFile.require(WEIGHTS_FILE, choice, MOST_BYTES_OF_WEIGHTS, expected))) {
      return Weights.read(text, choice);
    } catch (OptionException e) {
      throw e;
    } catch (IOException e) {
      throw OptionFile.wrong(WEIGHTS_FILE, choice, expected, e.toString());
    } catch (IllegalArgumentException e) {
      throw new OptionException("option " + WEIGHTS_FILE.name() + ": " + e.getMessage());
    }
  }

  // ---- The clock ----

  private static String key(TimeArm arm) {
    return arm.name().toLowerCase(Locale.ROOT);
  }

  private static List<String> timeArms() {
    List<String> keys = new ArrayList<>();
    for (TimeArm arm : TimeArm.values()) {
      keys.add(key(arm));
    }
    return keys;
  }

  static TimeArm timeArm(Options options) {
    return TimeArm.valueOf(options.value(TIME_MANAGER).toUpperCase(Locale.ROOT));
  }
}
