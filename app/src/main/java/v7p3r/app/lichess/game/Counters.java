package v7p3r.app.lichess.game;

import java.util.EnumMap;
import java.util.Map;

/** What happened since the start, for the line about health. */
public final class Counters {
  /** Each is counted. */
  public enum Event {
    GAME,
    WIN,
    DRAW,
    LOSS,
    ABORTED,
    MOVE,
    /** A move that was sent once more because the server did not know it. */
    REPEATED_MOVE,
    LIMITED,
    FAULT
  }

  private final Map<Event, Integer> counts = new EnumMap<>(Event.class);

  public synchronized void count(Event event) {
    counts.merge(event, 1, Integer::sum);
  }

  public synchronized int of(Event event) {
    return counts.getOrDefault(event, 0);
  }
}
