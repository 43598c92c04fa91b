package v7p3r.engine;

import java.util.List;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;

/** The options that switch evaluation themes: the flags of the engine design, and any list. */
public final class ThemeOptions {
  public static final Option.Check TEMPO_SCORING =
      flag("UseTempoScoring", "the tempo group of themes: the right to move, driving a lone king");

  public static final Option.Check PRIMARY_SCORING =
      flag("UsePrimaryScoring", "the primary group of themes: material and piece squares");

  public static final Option.Check SECONDARY_SCORING =
      flag("UseSecondaryScoring", "the secondary group of themes: all that is left");

  public static final Option.Check MATERIAL_SCORE = flag("UseMaterialScore", "the men's worth");

  public static final Option.Check MATERIAL_COUNT =
      flag("UseMaterialCount", "how many men there are: the bishop pair, men that cannot win");

  public static final Option.Check GAME_PHASE =
      flag("UseGamePhase", "men otherwise when fewer are left; without it as in the middlegame");

  public static final Option.Check PIECE_SQUARES = flag("UsePieceSquares", "where each man stands");

  public static final Option.Check CASTLING =
      flag("UseCastling", "castling rights and the castled king");

  public static final Option.Check TACTICS =
      flag("UseTactics", "threats, forks, pins, skewers and the like");

  public static final Option.Text THEMES =
      new Option.Text(
          "Themes",
          "all",
          "Which themes the evaluation counts: all, none, a list of themes and groups, or"
              + " -theme,-group for all but those; the flags above switch off more.");

  private ThemeOptions() {}

  private static Option.Check flag(String name, String what) {
    return new Option.Check(name, true, "Whether the evaluation counts " + what + ".");
  }

  static List<Option> all() {
    return List.of(
        TEMPO_SCORING,
        PRIMARY_SCORING,
        SECONDARY_SCORING,
        MATERIAL_SCORE,
        MATERIAL_COUNT,
        GAME_PHASE,
        PIECE_SQUARES,
        CASTLING,
        TACTICS,
        THEMES);
  }

  /**
   * What the options leave on.
   *
   * @throws OptionException if the list cannot be read
   */
  static ThemeSet themes(Options options) {
    ThemeSet themes = read(options.value(THEMES));
    themes = options.value(TEMPO_SCORING) ? themes : themes.without(Theme.Group.TEMPO);
    themes = options.value(PRIMARY_SCORING) ? themes : themes.without(Theme.Group.PRIMARY);
    themes = options.value(SECONDARY_SCORING) ? themes : themes.without(Theme.Group.SECONDARY);
    themes = options.value(MATERIAL_SCORE) ? themes : themes.without(Theme.MATERIAL);
    if (!options.value(MATERIAL_COUNT)) {
      themes = themes.without(Theme.BISHOP_PAIR).without(Theme.DRAWISH_MATERIAL);
    }
    themes = options.value(PIECE_SQUARES) ? themes : themes.without(Theme.PIECE_SQUARES);
    themes = options.value(CASTLING) ? themes : themes.without(Theme.CASTLING);
    return options.value(TACTICS) ? themes : themes.without(Theme.Group.TACTIC);
  }

  /** The given weights, or without their phases. */
  static Weights weights(Options options, Weights given) {
    return options.value(GAME_PHASE) ? given : given.withoutPhases();
  }

  private static ThemeSet read(String list) {
    try {
      return ThemeSet.parse(list);
    } catch (IllegalArgumentException e) {
      throw new OptionException("option " + THEMES.name() + ", " + e.getMessage());
    }
  }
}
