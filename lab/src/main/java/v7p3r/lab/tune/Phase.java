package v7p3r.lab.tune;

import java.util.Locale;

/** Parts of a game by the pieces left, for reports. */
enum Phase {
  OPENING(20),
  MIDDLEGAME(8),
  ENDGAME(0);

  private final int least;

  Phase(int least) {
    this.least = least;
  }

  static Phase of(int piecesLeft) {
    if (piecesLeft >= OPENING.least) {
      return OPENING;
    }
    return piecesLeft >= MIDDLEGAME.least ? MIDDLEGAME : ENDGAME;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
