package v7p3r.lab.validate;

import java.util.List;

/** Positions that were searched one after the other, as the moves of one game. */
record SearchedGame(int number, List<SearchedPosition> positions) {
  SearchedGame {
    positions = List.copyOf(positions);
  }
}
