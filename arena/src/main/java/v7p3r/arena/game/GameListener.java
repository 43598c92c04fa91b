package v7p3r.arena.game;

import java.util.function.Supplier;
import v7p3r.arena.player.PlayerException;

/** Is told how a game goes, by the thread that plays it. */
public interface GameListener {
  /** Hears nothing, and ends games whose search failed. */
  GameListener SILENT = new GameListener() {};

  /** Both players are ready, and the opening is on the board. */
  default void begun(GameBegun game) {}

  /** The side to move thinks; told now and then. */
  default void thinking(Thinking thinking) {}

  default void moved(MoveMade move) {}

  /** The game began, or a move was played; asking for the game costs a copy of it. */
  default void changed(Supplier<GameRecord> soFar) {}

  /**
   * A search failed in a way that the player could not make up for.
   *
   * @return whether the same move is to be thought about again; else the game ends here
   */
  default boolean failed(Supplier<GameRecord> soFar, PlayerException failure) {
    return false;
  }
}
