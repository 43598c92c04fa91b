package v7p3r.studio.analyse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.studio.play.GameState;

/**
 * An analysis as a page shows it.
 *
 * @param current the node that is looked at
 * @param legal the moves there, as UCI writes them
 */
public record AnalysisState(
    String id,
    boolean chess960,
    Tree tree,
    int current,
    List<EngineState> engines,
    List<String> legal,
    Optional<GameState.OpeningView> opening,
    GameState.Side white,
    GameState.Side black,
    String result,
    String pgn) {
  /** All positions, parents before children. */
  public record Tree(String start, List<NodeView> nodes) {}

  /** A position and the move that led to it. */
  public record NodeView(
      int id,
      OptionalInt parent,
      Optional<String> uci,
      Optional<String> san,
      String fen,
      String comment,
      List<Integer> nags,
      boolean main,
      int ply,
      OptionalInt cp,
      OptionalInt mate,
      OptionalLong time) {}

  /**
   * An engine of the analysis.
   *
   * @param on whether it is wanted: it searches wherever there is a move to find, as long as a page
   *     shows the analysis
   * @param running whether it searches now
   * @param options that were set for this analysis
   * @param stopped how far it came, if it does not search
   */
  public record EngineState(
      String name,
      boolean on,
      boolean running,
      int lines,
      List<String> themesOff,
      Map<String, String> options,
      Optional<String> stopped) {}
}
