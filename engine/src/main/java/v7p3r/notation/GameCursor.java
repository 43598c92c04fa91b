package v7p3r.notation;

import java.util.Arrays;
import v7p3r.board.Position;

/** The position while a game is read or written: moves are played, variations entered and left. */
final class GameCursor {
  private final Position position = new Position();
  private int[] line = new int[512];
  private int length;

  /** For each open variation: the moves before it, and the move it replaces. */
  private int[] openings = new int[16];

  private int depth;

  void start(Position from) {
    position.copyFrom(from);
    length = 0;
    depth = 0;
  }

  Position position() {
    return position;
  }

  /** Half moves from the start to here. */
  int length() {
    return length;
  }

  /** Variations that are open. */
  int depth() {
    return depth;
  }

  void play(int move) {
    if (length == line.length) {
      line = Arrays.copyOf(line, 2 * length);
    }
    line[length++] = move;
    PgnGame.play(position, move);
  }

  /** Whether there is a move in this line that a variation could replace. */
  boolean canEnter() {
    return length > (depth == 0 ? 0 : openings[2 * depth - 2]);
  }

  /** Takes the last move back to play another one in its place. */
  void enter() {
    if (2 * depth == openings.length) {
      openings = Arrays.copyOf(openings, 4 * depth);
    }
    int replaced = takeBack();
    openings[2 * depth] = length;
    openings[2 * depth + 1] = replaced;
    depth++;
  }

  /** Returns to the line that the variation departed from, after the move it replaced. */
  void leave() {
    depth--;
    while (length > openings[2 * depth]) {
      takeBack();
    }
    play(openings[2 * depth + 1]);
  }

  private int takeBack() {
    int move = line[--length];
    PgnGame.takeBack(position, move);
    return move;
  }
}
