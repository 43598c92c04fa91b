package v7p3r.arena.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A whole game as it was played. */
public record GameRecord(
    Side white,
    Side black,
    Opening opening,
    List<PlayedMove> moves,
    Ending ending,
    Optional<Incident> incident,
    Instant start,
    Duration duration) {

  /** A player as the game saw it. */
  public record Side(String name, String identity, Allowance allowance) {}

  public GameRecord {
    moves = List.copyOf(moves);
  }

  public boolean isFinished() {
    return ending.termination() != Termination.UNFINISHED;
  }
}
