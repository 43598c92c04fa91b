package v7p3r.studio.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.studio.think.EffortView;

/**
 * A game as a page shows it: one that is played, stored or watched. Scores are White's, times are
 * milliseconds.
 *
 * @param kind play, stored or watched
 * @param start where it begins, as FEN
 * @param legal the moves of the side to move, as UCI writes them; none when the game is over
 * @param premove that the person wants to play next
 * @param undo milliseconds in which a takeback or resignation can still be undone
 * @param pgn where to get it as PGN
 */
public record GameState(
    String id,
    String kind,
    boolean chess960,
    String start,
    Side white,
    Side black,
    List<Move> moves,
    Optional<Clocks> clocks,
    String turn,
    List<String> legal,
    boolean check,
    Optional<String> premove,
    String result,
    String reason,
    Optional<OpeningView> opening,
    boolean thinking,
    Optional<GameSettings> settings,
    long undo,
    String pgn) {
  /** A player. */
  public record Side(String name, boolean human, OptionalInt elo) {}

  /** What both clocks show now, and whose runs. */
  public record Clocks(
      OptionalLong white, OptionalLong black, Optional<String> running, long serverTime) {}

  /** The opening by its code. */
  public record OpeningView(String eco, String name) {}

  /**
   * A move that was played.
   *
   * @param fen the position after it
   * @param opening whether it was given, not thought about
   * @param clock what was left after it
   * @param time it took, where that is known
   * @param pes how hard the position was found, and the mode that was chosen
   * @param line that was expected, as UCI writes it
   */
  public record Move(
      int ply,
      String uci,
      String san,
      String fen,
      boolean opening,
      OptionalInt cp,
      OptionalInt mate,
      int depth,
      long nodes,
      OptionalLong time,
      OptionalLong clock,
      OptionalDouble pes,
      Optional<String> mode,
      OptionalDouble prior,
      OptionalLong planned,
      OptionalLong usual,
      OptionalLong limit,
      Optional<String> atLeast,
      List<EffortView.ReasonView> reasons,
      Optional<EffortView.TreeShare> tree,
      List<String> line,
      List<Integer> nags,
      String comment) {}
}
