package v7p3r.arena.game;

import java.time.Duration;

/**
 * What holds for all games of a match.
 *
 * @param patience for moves without a time limit: after it, the player counts as silent
 */
public record GameRules(Adjudication adjudication, Duration patience) {
  public static final GameRules USUAL = new GameRules(Adjudication.NONE, Duration.ofSeconds(60));
}
