package v7p3r.board;

/**
 * A list of moves with room for every legal position (218 at most), to be filled again and again.
 */
public final class MoveList {
  private static final int CAPACITY = 256;

  final int[] moves = new int[CAPACITY];
  int size;

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public int get(int index) {
    assert index < size;
    return moves[index];
  }

  public void add(int move) {
    moves[size++] = move;
  }

  public void clear() {
    size = 0;
  }

  public boolean contains(int move) {
    return indexOf(move) >= 0;
  }

  /** Where the move stands, or -1. */
  public int indexOf(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    return -1;
  }
}
