package v7p3r.studio.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A match as a page shows it.
 *
 * @param state running, finishing, paused, stopped or finished
 */
public record MatchState(
    String name,
    PlanView plan,
    String state,
    Standing standing,
    Curves curves,
    List<Board> boards,
    List<IncidentView> incidents,
    Optional<String> problem) {
  /** One line of the list of matches. */
  public record Row(
      String name, String state, int games, int total, String question, String started) {}

  /** What is played. */
  public record PlanView(
      String question,
      String conditions,
      List<String> engines,
      int games,
      int concurrency,
      String openings,
      String started) {}

  /** How it stands; elo is that of the first against all others. */
  public record Standing(
      List<CrossRow> rows,
      Optional<EloView> elo,
      List<Long> pentanomial,
      Optional<TestView> test,
      long wins,
      long draws,
      long losses,
      int games,
      int total,
      Map<String, Integer> endings) {}

  /** One engine in the cross table; a cell is null where it would meet itself. */
  public record CrossRow(
      String name,
      String note,
      List<Optional<Cell>> cells,
      OptionalDouble elo,
      OptionalDouble margin) {}

  /** The games of two engines. */
  public record Cell(OptionalDouble score, long wins, long draws, long losses) {}

  /** An estimate with its 95 % interval. */
  public record EloView(double value, double low, double high, double los) {}

  /** A sequential test. */
  public record TestView(
      double llr, double lower, double upper, Optional<String> verdict, double elo0, double elo1) {}

  /** How it went, game by game. */
  public record Curves(
      List<Long> games, List<Double> elo, List<Double> low, List<Double> high, List<Double> llr) {}

  /** A game under way. */
  public record Board(
      int number,
      String white,
      String black,
      String fen,
      Optional<String> last,
      Optional<BoardClocks> clocks,
      OptionalInt score,
      OptionalInt mate,
      int ply,
      List<String> line) {}

  /** Milliseconds that are left. */
  public record BoardClocks(OptionalLong white, OptionalLong black) {}

  /** Something that went wrong; plum when a game was lost by it. */
  public record IncidentView(
      int number,
      int game,
      String player,
      String what,
      String kind,
      boolean lost,
      String conversation) {}
}
