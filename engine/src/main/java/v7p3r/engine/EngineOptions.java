package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;
import v7p3r.desc.control.ModeProfiles;

/**
 * The options that a chess GUI shows, in its order, each with its effect: to add one is to declare
 * it here. What only tests and tuning need is declared in {@link ResearchOptions}.
 */
public final class EngineOptions {
  /** Filled by the declarations below, in their order. */
  private static final List<Option> SHOWN = new ArrayList<>();

  public static final Option.Combo SEARCH_TYPE =
      shown(
          new Option.Combo(
              "SearchType",
              SearchType.values()[0].key(),
              SearchType.keys(),
              "How moves are chosen: negamax is the engine itself, material looks far ahead but"
                  + " counts only the men, simple looks one move ahead, random plays any legal"
                  + " move.",
              (engine, type) -> engine.searchers().resizeTables()));

  public static final Option.Spin HASH =
      shown(
          new Option.Spin(
              "Hash",
              16,
              1,
              mostHash(Runtime.getRuntime().maxMemory()),
              "Size of the transposition table in megabytes; the most is what this machine has room"
                  + " for.",
              (engine, megabytes) -> engine.searchers().resizeTables()));

  public static final Option.Spin THREADS =
      shown(
          new Option.Spin(
              "Threads",
              1,
              1,
              mostThreads(Runtime.getRuntime().availableProcessors()),
              "Threads that search together; more than the machine has cores gain nothing.",
              (engine, count) -> engine.searchers().setThreads(count)));

  public static final Option.Spin MULTI_PV =
      shown(new Option.Spin("MultiPV", 1, 1, 255, "How many best lines are shown."));

  public static final Option.Button CLEAR_HASH =
      shown(
          new Option.Button(
              "Clear Hash",
              "Forgets all that earlier searches have learned.",
              (engine, name) -> engine.searchers().forget()));

  public static final Option.Check PONDER =
      shown(
          new Option.Check(
              "Ponder", false, "Whether the GUI lets the engine think on the opponent's time."));

  public static final Option.Spin MOVE_OVERHEAD =
      shown(
          new Option.Spin(
              "Move Overhead",
              30,
              0,
              5000,
              "Milliseconds that get lost between the engine's answer and the clock.",
              (engine, millis) -> engine.searchers().setMoveOverhead(millis)));

  public static final Option.Check OWN_BOOK =
      shown(
          new Option.Check(
              "OwnBook",
              false,
              "Whether known opening moves are played at once; never in analysis, when pondering,"
                  + " or with searchmoves, mate or several lines."));

  public static final Option.Text BOOK_FILE =
      shown(
          new Option.Text(
              "BookFile",
              "",
              "A Polyglot book (.bin) for OwnBook to use; nothing for the book built in.",
              (engine, name) -> engine.openings().open(name)));

  public static final Option.Check ANALYSE_MODE =
      shown(
          new Option.Check(
              "UCI_AnalyseMode",
              false,
              "Whether the GUI analyzes instead of playing: no book, and a draw is worth nothing"
                  + " more or less than a draw.",
              (engine, on) -> TunableOptions.setContempt(engine)));

  public static final Option.Check SHOW_WDL =
      shown(
          new Option.Check(
              "UCI_ShowWDL",
              false,
              "Whether scores come with the chances to win, draw and lose, in thousandths."));

  public static final Option.Check LIMIT_STRENGTH =
      shown(
          new Option.Check(
              "UCI_LimitStrength",
              false,
              "Whether the engine plays only as well as UCI_Elo says."));

  public static final Option.Spin ELO =
      shown(
          new Option.Spin(
              "UCI_Elo",
              1500,
              Strength.MIN_ELO,
              Strength.MAX_ELO,
              "How well to play with UCI_LimitStrength: Elo as engine rating lists (CCRL Blitz)"
                  + " give it, measured against levels of Stockfish."));

  public static final Option.Text OPPONENT =
      shown(
          new Option.Text(
              "UCI_Opponent",
              "",
              "Who plays against the engine: title or none, rating or none, human or computer,"
                  + " name; counts only with DescOpponent.",
              (engine, text) -> engine.effort().adjust()));

  public static final Option.Text SYZYGY_PATH =
      shown(
          new Option.Text(
              "SyzygyPath",
              "",
              "Folders of Syzygy endgame tables, separated as the system separates paths; nothing"
                  + " for none.",
              (engine, folders) -> engine.tables().open(folders)));

  public static final Option.Spin SYZYGY_PROBE_DEPTH =
      shown(
          new Option.Spin(
              "SyzygyProbeDepth",
              1,
              1,
              100,
              "Half moves that must be left to search before a table with the most men is asked;"
                  + " more for slow disks."));

  public static final Option.Check SYZYGY_50_MOVE_RULE =
      shown(
          new Option.Check(
              "Syzygy50MoveRule",
              true,
              "Whether a win that the fifty-move rule spoils counts as a draw."));

  public static final Option.Spin SYZYGY_PROBE_LIMIT =
      shown(
          new Option.Spin(
              "SyzygyProbeLimit",
              7,
              0,
              7,
              "Positions with more men than this, kings included, are not looked up."));

  public static final Option.Check USE_DESC =
      shown(
          new Option.Check(
              "UseDesc",
              false,
              "Whether effort follows what models predict: more time for positions where thinking"
                  + " pays, less for others.",
              (engine, on) -> {
                TunableOptions.requireActing(engine.options());
                engine.effort().wantModels();
              }));

  public static final Option.Check DESC_VERBOSE =
      shown(
          new Option.Check(
              "DescVerbose",
              false,
              "Whether effort control tells the reasons for its decisions.",
              (engine, on) -> engine.effort().adjust()));

  public static final Option.Text DESC_MODEL_PATH =
      shown(
          new Option.Text(
              "DescModelPath",
              ModelPlace.IN_USE,
              "The folder of the models for UseDesc and DescTree, or a file that names one beside"
                  + " it.",
              (engine, folder) -> {
                engine.effort().forgetModels();
                engine.treeEffort().change();
              }));

  public static final Option.Text DESC_PROFILE =
      shown(
          new Option.Text(
              "DescProfile",
              ModeProfiles.TUNED,
              "What the modes of effort do: tuned, seed for the first design, or a file of profiles"
                  + " (FILE, or FILE#PROFILE if it has several).",
              (engine, choice) -> {
                TunableOptions.requireActing(engine.options());
                engine.effort().setProfile();
              }));

  public static final Option.Text ENGINE_ABOUT =
      shown(
          new Option.Text(
              "UCI_EngineAbout",
              "V7P3R by the V7P3R developers: a chess engine whose evaluation can be read",
              "Who the engine is; changing it changes nothing."));

  public static final Option.Check CHESS960 =
      shown(
          new Option.Check(
              "UCI_Chess960",
              false,
              "Whether castling is written as the king taking its own rook.",
              (engine, on) -> engine.setChess960(on)));

  private EngineOptions() {}

  /**
   * What the JVM may use at most, in megabytes. The launcher lets it be three quarters of the
   * machine's memory.
   */
  static int mostHash(long bytes) {
    return Math.clamp(bytes >> 20, 16, 8192);
  }

  /**
   * Two for each processor, and eight on the smallest machine. Threads beyond that only wait for
   * each other: with 64 on two cores an answer came four seconds late.
   */
  static int mostThreads(int processors) {
    return Math.clamp(2L * processors, 8, 256);
  }

  private static <T extends Option> T shown(T option) {
    SHOWN.add(option);
    return option;
  }

  static Options create() {
    return new Options(SHOWN, ResearchOptions::all);
  }
}
