package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;

/** Every option of the engine, in the order in which GUIs show them. */
public final class EngineOptions {
  public static final Option.Combo SEARCH_TYPE =
      new Option.Combo(
          "SearchType",
          SearchType.values()[0].key(),
          SearchType.keys(),
          "How moves are chosen: negamax is the engine itself, material looks far ahead but counts"
              + " only the men, simple looks one move ahead, random plays any legal move.");

  public static final Option.Spin HASH =
      new Option.Spin("Hash", 16, 1, 8192, "Size of the transposition table in megabytes.");

  public static final Option.Spin THREADS =
      new Option.Spin("Threads", 1, 1, 256, "Threads that search together.");

  public static final Option.Spin MULTI_PV =
      new Option.Spin("MultiPV", 1, 1, 255, "How many best lines are shown.");

  public static final Option.Button CLEAR_HASH =
      new Option.Button("Clear Hash", "Forgets all that earlier searches have learned.");

  public static final Option.Check PONDER =
      new Option.Check(
          "Ponder", false, "Whether the GUI lets the engine think on the opponent's time.");

  public static final Option.Spin MOVE_OVERHEAD =
      new Option.Spin(
          "Move Overhead",
          30,
          0,
          5000,
          "Milliseconds that get lost between the engine's answer and the clock.");

  public static final Option.Spin RANDOM_SEED =
      new Option.Spin(
          "Random Seed",
          0,
          0,
          Integer.MAX_VALUE,
          "Seed of all that is left to chance: the random player, the book, errors of a limited"
              + " strength; 0 plays differently every time.");

  public static final Option.Check CHESS960 =
      new Option.Check(
          "UCI_Chess960", false, "Whether castling is written as the king taking its own rook.");

  private EngineOptions() {}

  static Options create() {
    List<Option> all =
        new ArrayList<>(
            List.of(
                SEARCH_TYPE,
                HASH,
                THREADS,
                MULTI_PV,
                CLEAR_HASH,
                PONDER,
                MOVE_OVERHEAD,
                RANDOM_SEED));
    all.addAll(PlayOptions.all());
    all.addAll(SearchOptions.all());
    all.addAll(ThemeOptions.all());
    all.addAll(DescOptions.all());
    all.add(TuningOptions.TIME_MANAGER);
    all.add(TuningOptions.NODES_TIME);
    all.add(TuningOptions.WEIGHTS_FILE);
    all.add(CHESS960);
    return new Options(all, new HiddenOptions());
  }
}
