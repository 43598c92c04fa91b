package v7p3r.arena.match;

import v7p3r.arena.game.GameRecord;

/** Is told how a match goes; one call at a time. */
public interface MatchListener {
  /** The match begins, or goes on after so many games. */
  default void begun(MatchReport report) {}

  /** An engine remarked something while it got ready for a game; told once. */
  default void remarked(String engine, String remark) {}

  default void gameFinished(int number, GameRecord game, MatchReport report) {}
}
