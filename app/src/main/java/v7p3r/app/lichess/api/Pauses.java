package v7p3r.app.lichess.api;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * What may not be sent for a while because Lichess answered 429. A limit on one kind of call holds
 * for that kind and for all that no game needs: a chat that is too busy must not stop a move.
 */
final class Pauses {
  /** What a call is for. */
  enum Kind {
    MOVE(true),
    GAME(true),
    STREAM(true),
    CHALLENGE(false),
    CHAT(false),
    QUESTION(false);

    /** Whether a game under way needs it. */
    private final boolean needed;

    Kind(boolean needed) {
      this.needed = needed;
    }
  }

  private record Pause(long until, Duration length) {}

  private final Duration first;
  private final Duration longest;
  private final LongSupplier nanoTime;
  private final Map<Kind, Pause> pauses = new EnumMap<>(Kind.class);

  Pauses(Duration first, Duration longest, LongSupplier nanoTime) {
    this.first = first;
    this.longest = longest;
    this.nanoTime = nanoTime;
  }

  /** How long a kind of call has to wait; zero if it may be sent. */
  synchronized Duration left(Kind kind) {
    long now = nanoTime.getAsLong();
    long left = 0;
    for (Map.Entry<Kind, Pause> entry : pauses.entrySet()) {
      if (entry.getKey() == kind || !kind.needed) {
        left = Math.max(left, entry.getValue().until - now);
      }
    }
    return Duration.ofNanos(left);
  }

  /** A 429: begins a pause, at least as long as Lichess wants, and twice as long as the last. */
  synchronized Duration limited(Kind kind, Optional<Duration> wanted) {
    Pause last = pauses.get(kind);
    Duration length = last == null ? first : last.length.multipliedBy(2);
    length = length.compareTo(longest) > 0 ? longest : length;
    Duration pause =
        wanted.isPresent() && wanted.get().compareTo(length) > 0 ? wanted.get() : length;
    pauses.put(kind, new Pause(nanoTime.getAsLong() + pause.toNanos(), length));
    return pause;
  }

  /** A call that went through: the next pause is short again. */
  synchronized void passed(Kind kind) {
    pauses.remove(kind);
  }
}
