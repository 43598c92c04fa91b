package v7p3r.engine;

import java.util.List;

/** The options that say how the engine plays and what it tells: book, strength, analysis. */
public final class PlayOptions {
  public static final Option.Check OWN_BOOK =
      new Option.Check(
          "OwnBook",
          false,
          "Whether known opening moves are played at once; never in analysis, when pondering, or"
              + " with searchmoves, mate or several lines.");

  public static final Option.Text BOOK_FILE =
      new Option.Text(
          "BookFile",
          "",
          "A Polyglot book (.bin) for OwnBook to use; nothing for the book built in.");

  public static final Option.Check ANALYSE_MODE =
      new Option.Check(
          "UCI_AnalyseMode",
          false,
          "Whether the GUI analyzes instead of playing: no book, and a draw is worth nothing more"
              + " or less than a draw.");

  public static final Option.Check SHOW_WDL =
      new Option.Check(
          "UCI_ShowWDL",
          false,
          "Whether scores come with the chances to win, draw and lose, in thousandths.");

  public static final Option.Check LIMIT_STRENGTH =
      new Option.Check(
          "UCI_LimitStrength", false, "Whether the engine plays only as well as UCI_Elo says.");

  public static final Option.Spin ELO =
      new Option.Spin(
          "UCI_Elo",
          1500,
          Strength.MIN_ELO,
          Strength.MAX_ELO,
          "How well to play with UCI_LimitStrength: more is stronger, but the scale is not measured"
              + " against people or rating lists.");

  public static final Option.Text SYZYGY_PATH =
      new Option.Text(
          "SyzygyPath", "", "Reserved for endgame tablebases: accepted, but not used yet.");

  public static final Option.Text ENGINE_ABOUT =
      new Option.Text(
          "UCI_EngineAbout",
          "V7P3R by the V7P3R developers: a chess engine whose evaluation can be read",
          "Who the engine is; changing it changes nothing.");

  private PlayOptions() {}

  static List<Option> all() {
    return List.of(
        OWN_BOOK,
        BOOK_FILE,
        ANALYSE_MODE,
        SHOW_WDL,
        LIMIT_STRENGTH,
        ELO,
        SYZYGY_PATH,
        ENGINE_ABOUT);
  }
}
