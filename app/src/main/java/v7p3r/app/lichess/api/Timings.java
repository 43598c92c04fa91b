package v7p3r.app.lichess.api;

import java.time.Duration;

/**
 * How long the bot waits for what.
 *
 * @param request for the answer to a call
 * @param silence a stream that says nothing for so long is dead; Lichess sends an empty line every
 *     seven seconds
 * @param reopening before a stream that failed is opened again; doubles up to the longest
 * @param limited after a 429 that does not say how long; doubles up to the longest
 * @param challenge until a challenge that nobody answered is withdrawn
 * @param tick how often rules that depend on time are looked at
 * @param health how often the health is told
 */
public record Timings(
    Duration request,
    Duration silence,
    Duration reopening,
    Duration longestReopening,
    Duration limited,
    Duration longestLimited,
    Duration challenge,
    Duration tick,
    Duration health) {
  public static final Timings USUAL =
      new Timings(
          Duration.ofSeconds(2),
          Duration.ofSeconds(15),
          Duration.ofMillis(200),
          Duration.ofSeconds(20),
          Duration.ofSeconds(60),
          Duration.ofSeconds(600),
          Duration.ofSeconds(25),
          Duration.ofSeconds(1),
          Duration.ofSeconds(60));
}
