package v7p3r.arena.player;

import java.util.List;

/**
 * The answer of a player.
 *
 * @param move as the player wrote it; nobody has looked yet whether it is legal. Empty where the
 *     decision is to end the game
 * @param others the lines behind the best one, best first; none unless it was asked for several
 * @param nanos from the question to the answer, measured on this side
 */
public record Reply(
    Decision decision, String move, Thought thought, List<Thought> others, long nanos) {
  public Reply {
    others = List.copyOf(others);
  }

  /** A move. */
  public Reply(String move, Thought thought, long nanos) {
    this(Decision.MOVE, move, thought, List.of(), nanos);
  }

  /** The end of the game, without a move. */
  public static Reply ending(Decision decision, long nanos) {
    return new Reply(decision, "", Thought.NONE, List.of(), nanos);
  }
}
