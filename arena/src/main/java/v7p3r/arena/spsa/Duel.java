package v7p3r.arena.spsa;

import java.io.IOException;

/** Lets two versions play each other. */
@FunctionalInterface
public interface Duel {
  /**
   * Plays the games of an iteration.
   *
   * @return games won minus games lost by the first version; games without a result count nothing
   * @throws IOException if the versions cannot be played
   */
  double balance(int iteration, int[] first, int[] second) throws IOException;
}
