package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;
import v7p3r.search.SearchFeature;
import v7p3r.search.tree.NegamaxSearch;

/** The options that leave parts of the search out: the flags and limits of the engine design. */
public final class SearchOptions {
  public static final Option.Spin MAX_ORDERED_MOVES =
      new Option.Spin(
          "MaxOrderedMoves",
          0,
          0,
          256,
          "Moves of a position after which quiet ones are left out, never at the root or in check;"
              + " 0 for none.");

  public static final Option.Spin MAX_NODES =
      new Option.Spin(
          "MaxNodes",
          0,
          0,
          Integer.MAX_VALUE,
          "Nodes after which no deeper look is taken, fewer the better the score; 0 for no limit.");

  private static final List<Flag> FLAGS =
      List.of(
          flag("UseABPruning", SearchFeature.ALPHA_BETA, "leaves out lines that cannot matter"),
          flag("UseMoveOrdering", SearchFeature.MOVE_ORDERING, "tries promising moves first"),
          flag(
              "UseQuiescence", SearchFeature.QUIESCENCE, "plays captures out where the depth ends"),
          flag(
              "UseCheckmateDetection",
              SearchFeature.CHECKMATE_DETECTION,
              "plays a mate in one at once and ends when a mate is proven"),
          flag(
              "UseStalemateDetection",
              SearchFeature.STALEMATE_DETECTION,
              "takes stalemates for draws"),
          flag("UseDrawPrevention", SearchFeature.DRAW_PREVENTION, "avoids draws when it is ahead"),
          flag("UseMVVLVA", SearchFeature.VICTIM_ORDER, "tries the most valuable victims first"),
          flag(
              "UseCapturesToEscapeCheck",
              SearchFeature.EVADING_CAPTURES,
              "tries captures first when in check"));

  private SearchOptions() {}

  private record Flag(Option.Check option, SearchFeature feature) {}

  private static Flag flag(String name, SearchFeature feature, String what) {
    return new Flag(new Option.Check(name, true, "Whether the search " + what + "."), feature);
  }

  static List<Option> all() {
    List<Option> all = new ArrayList<>();
    for (Flag flag : FLAGS) {
      all.add(flag.option());
    }
    all.add(MAX_ORDERED_MOVES);
    all.add(MAX_NODES);
    return all;
  }

  /** Puts an option into effect if it is one of these. */
  static void apply(Option option, Options options, NegamaxSearch search) {
    if (option == MAX_ORDERED_MOVES) {
      search.setMaxOrderedMoves(options.value(MAX_ORDERED_MOVES));
    } else if (option == MAX_NODES) {
      search.setMaxNodes(options.value(MAX_NODES));
    }
    for (Flag flag : FLAGS) {
      if (flag.option() == option) {
        search.setFeature(flag.feature(), options.value(flag.option()));
      }
    }
  }
}
