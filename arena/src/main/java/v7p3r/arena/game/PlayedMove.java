package v7p3r.arena.game;

import java.util.OptionalLong;
import v7p3r.arena.player.Thought;

/**
 * A move of a game and what is known of its making.
 *
 * @param uci the move as UCI writes it
 * @param fromOpening whether it was given, not thought about
 * @param nanos time it took, measured by the arena
 * @param clockMillis what was left on the clock after it
 */
public record PlayedMove(
    int move,
    String uci,
    boolean fromOpening,
    Thought thought,
    long nanos,
    OptionalLong clockMillis) {
  static PlayedMove given(int move, String uci) {
    return new PlayedMove(move, uci, true, Thought.NONE, 0, OptionalLong.empty());
  }
}
