package v7p3r.lab.tune.set;

import java.util.Arrays;

/** In which game a position was first met, by position key: a map of primitives. */
final class GameIndex {
  static final int NONE = -1;

  private long[] keys = new long[1 << 16];
  private int[] games = new int[1 << 16];
  private int size;

  GameIndex() {
    Arrays.fill(games, NONE);
  }

  /** Whether the position is new; the game of a known one stays. */
  boolean add(long key, int game) {
    if (2 * size >= keys.length) {
      grow();
    }
    int slot = slot(key);
    if (games[slot] != NONE) {
      return false;
    }
    keys[slot] = key;
    games[slot] = game;
    size++;
    return true;
  }

  int gameOf(long key) {
    return games[slot(key)];
  }

  int size() {
    return size;
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = (int) (key ^ key >>> 32) & mask;
    while (games[slot] != NONE && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldGames = games;
    keys = new long[2 * oldKeys.length];
    games = new int[keys.length];
    Arrays.fill(games, NONE);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldGames[i] != NONE) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        games[slot] = oldGames[i];
      }
    }
  }
}
