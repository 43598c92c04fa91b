package v7p3r.arena.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  public record Side(
      String name, String identity, Allowance allowance, Map<String, String> options) {
    public Side {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** Without options. */
    public Side(String name, String identity, Allowance allowance) {
      this(name, identity, allowance, Map.of());
    }
  }

  public GameRecord {
    moves = List.copyOf(moves);
  }

  /** Where it began and all its moves: equal games have equal texts. */
  public String played() {
    StringBuilder text = new StringBuilder(opening.fen());
    moves.forEach(move -> text.append(' ').append(move.uci()));
    return text.toString();
  }

  public boolean isFinished() {
    return ending.termination() != Termination.UNFINISHED;
  }
}
