package v7p3r.arena.game;

import java.util.List;

/**
 * A game whose first own move is due.
 *
 * @param fen where it starts
 * @param moves of the opening, as UCI writes them
 */
public record GameBegun(
    GameRecord.Side white,
    GameRecord.Side black,
    String fen,
    List<String> moves,
    ClockTimes clocks) {
  public GameBegun {
    moves = List.copyOf(moves);
  }
}
