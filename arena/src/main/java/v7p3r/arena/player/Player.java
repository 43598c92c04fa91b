package v7p3r.arena.player;

import java.util.List;
import java.util.Map;

/** One side of a game: answers when it is asked for a move. Used by one thread at a time. */
public interface Player extends AutoCloseable {
  /** The name under which results are counted. */
  String name();

  /** What the player calls itself, with its version; the name as long as nothing else is known. */
  String identity();

  /** The options it was given, in order. */
  default Map<String, String> options() {
    return Map.of();
  }

  /**
   * Gets ready for another game; starts what is behind the player if it is not running.
   *
   * @throws PlayerException if the player cannot be brought to play
   */
  void newGame(boolean chess960) throws PlayerException;

  /**
   * Thinks about a move, and tells its thoughts while it does.
   *
   * @throws PlayerException if no answer came; the next {@link #newGame} begins afresh
   */
  Reply think(Turn turn, ThoughtListener listener) throws PlayerException;

  /** The same, while nobody listens. */
  default Reply think(Turn turn) throws PlayerException {
    return think(turn, ThoughtListener.DEAF);
  }

  /**
   * What it remarked beside its games so far, each thing once; for example that it plays without
   * its models.
   */
  default List<String> remarks() {
    return List.of();
  }

  /** The end of the conversation, oldest line first: what to look at when something went wrong. */
  List<String> conversation();

  /** Ends whatever runs behind the player. */
  @Override
  void close();
}
