package v7p3r.arena.record;

import java.util.List;

/**
 * Some of the games that a filter chose.
 *
 * @param total how many it chose in all
 */
public record GameList(int total, List<ListedGame> games) {
  public GameList {
    games = List.copyOf(games);
  }
}
