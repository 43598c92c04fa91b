package v7p3r.search;

import v7p3r.board.MoveList;
import v7p3r.board.Position;

/** The moves that a search may choose from. */
public final class RootMoves {
  private RootMoves() {}

  /**
   * The legal moves among the search moves, or all legal moves if that leaves none: a search always
   * has a move to give.
   */
  public static MoveList of(Position position, Limits limits) {
    MoveList legal = position.legalMoves();
    MoveList chosen = new MoveList();
    for (int i = 0; i < legal.size(); i++) {
      if (limits.searchMoves().contains(legal.get(i))) {
        chosen.add(legal.get(i));
      }
    }
    return chosen.isEmpty() ? legal : chosen;
  }
}
