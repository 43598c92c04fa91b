package v7p3r.app.lichess.api;

import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** How a call ended. */
public sealed interface Answer {
  /** It was done. */
  record Done(JsonNode body) implements Answer {}

  /**
   * It was understood and not done.
   *
   * @param limit the limit that stands against it, if it is one of the other side
   */
  record Refused(int status, String error, Optional<Limit> limit) implements Answer {}

  /**
   * Too many calls: nothing of this kind may be sent for a while.
   *
   * @param key which limit it was, empty if Lichess does not say
   */
  record Limited(String key, Duration pause) implements Answer {}

  /** No answer, or one of a server in trouble: it may have been done all the same. */
  record Unknown(String why) implements Answer {}

  /** A limit that Lichess names, and how long it lasts. */
  record Limit(String key, Duration lasts) {}

  default boolean isDone() {
    return this instanceof Done;
  }

  private static String seconds(Duration time) {
    return time.toSeconds() > 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }

  /** In a few words, for the log. */
  default String words() {
    return switch (this) {
      case Done _ -> "done";
      case Refused refused -> "refused (" + refused.status() + "): " + refused.error();
      case Limited limited ->
          "too many calls"
              + (limited.key.isEmpty() ? "" : " (" + limited.key + ")")
              + ", pause of "
              + seconds(limited.pause);
      case Unknown unknown -> "no answer: " + unknown.why;
    };
  }
}
