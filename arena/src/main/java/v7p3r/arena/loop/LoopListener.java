package v7p3r.arena.loop;

import java.nio.file.Path;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.game.GameRecord;

/** Is told how the games of a configuration go. */
public interface LoopListener {
  void begun(GameConfig config);

  /**
   * A game ended, or was abandoned.
   *
   * @param number from 1
   * @param file where it was saved
   */
  void gameEnded(GameConfig config, int number, GameRecord game, Path file);

  /**
   * A search failed; the game has been saved and waits.
   *
   * @return whether the search is to be tried again; else the loop ends
   */
  boolean paused(GameRecord game, Path file);
}
