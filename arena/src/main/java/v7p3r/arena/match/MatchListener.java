package v7p3r.arena.match;

import v7p3r.arena.game.GameBegun;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.MoveMade;
import v7p3r.arena.game.Thinking;

/** Is told how a match goes; one call at a time. Games have the numbers of the match, from 1. */
public interface MatchListener {
  /** The match begins, or goes on after those that were played before. */
  default void begun(MatchReport report) {}

  /** An engine remarked something while it got ready for a game; told once. */
  default void remarked(String engine, String remark) {}

  /** Two engines meet: their first own move is due. */
  default void gameBegun(int number, GameBegun game) {}

  /** The side to move of a game thinks; told now and then. */
  default void thinking(int number, Thinking thinking) {}

  default void moved(int number, MoveMade move) {}

  /** A game ended and is recorded, and the match stands so. */
  default void gameFinished(int number, GameRecord game, MatchReport report) {}

  /** A game ended without a result, because the match was stopped; it will be played again. */
  default void gameDropped(int number) {}
}
