package v7p3r.search;

import java.util.Arrays;
import v7p3r.board.Move;

/** Moves one after the other that cannot be changed any more: a variation, or a choice of moves. */
public final class Line {
  public static final Line EMPTY = new Line(new int[0]);

  private final int[] moves;

  private Line(int[] moves) {
    this.moves = moves;
  }

  public static Line of(int... moves) {
    return moves.length == 0 ? EMPTY : new Line(moves.clone());
  }

  /** The moves of a larger array from an index up to another, which is left out. */
  public static Line of(int[] moves, int from, int to) {
    return from == to ? EMPTY : new Line(Arrays.copyOfRange(moves, from, to));
  }

  public int size() {
    return moves.length;
  }

  public boolean isEmpty() {
    return moves.length == 0;
  }

  public int get(int index) {
    return moves[index];
  }

  /** The move at an index, or {@link Move#NONE} beyond the end. */
  public int getOrNone(int index) {
    return index < moves.length ? moves[index] : Move.NONE;
  }

  public boolean contains(int move) {
    for (int other : moves) {
      if (other == move) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Line line && Arrays.equals(moves, line.moves);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(moves);
  }

  /** The raw moves; names need a position, which a line does not have. */
  @Override
  public String toString() {
    return Arrays.toString(moves);
  }
}
