package v7p3r.lab.tune.set;

import v7p3r.board.Position;

/**
 * Names for the games of a file that names none but keeps the lines of a game together: men never
 * come back in a game and its result never changes, so where one of that happens another begins.
 * Files in no order have games of a line or two, which split as well.
 */
final class GameRuns {
  private static final int LONGEST = 1000;

  private final String source;
  private int number;
  private int lines;
  private int men;
  private double result;

  GameRuns(String source) {
    this.source = source;
  }

  /** The game of the next line. */
  String next(Position position, double itsResult) {
    int itsMen = Long.bitCount(position.pieces());
    boolean begins = itsMen > men || Double.compare(itsResult, result) != 0 || lines >= LONGEST;
    if (lines > 0 && begins) {
      number++;
      lines = 0;
    }
    lines++;
    men = itsMen;
    result = itsResult;
    return source + ":" + number;
  }
}
