package v7p3r.board;

/**
 * Counts the leaves of the legal move tree: the proof that move generation is right, and its speed
 * test.
 */
public final class Perft {
  private static final int MOVES_A_PLY = 256;

  private final Position position;
  private final int[] moves;

  /** Works on its own copy, to at most the given depth. */
  public Perft(Position position, int maxDepth) {
    this.position = position.copy();
    this.moves = new int[MOVES_A_PLY * (maxDepth + 1)];
  }

  /** Leaves at a depth; the last ply is counted without making its moves. */
  public static long count(Position position, int depth) {
    return new Perft(position, depth).bulk(depth);
  }

  /** Leaves at a depth; subtrees that the table knows are not walked again. */
  public static long count(Position position, int depth, PerftTable table) {
    Perft perft = new Perft(position, depth);
    return depth <= 1 ? perft.bulk(depth) : perft.remembering(depth, 0, table);
  }

  /** Leaves at a depth; every leaf is made and unmade. */
  public static long countFull(Position position, int depth) {
    return new Perft(position, depth).full(depth, 0);
  }

  long bulk(int depth) {
    if (depth <= 1) {
      return depth == 0 ? 1 : MoveGenerator.count(position);
    }
    return bulk(depth, 0);
  }

  private long bulk(int depth, int at) {
    long leaves = 0;
    int end = MoveGenerator.legal(position, moves, at);
    for (int i = at; i < end; i++) {
      position.make(moves[i]);
      leaves += depth == 2 ? MoveGenerator.count(position) : bulk(depth - 1, end);
      position.unmake(moves[i]);
    }
    return leaves;
  }

  private long remembering(int depth, int at, PerftTable table) {
    if (depth == 1) {
      return MoveGenerator.count(position);
    }
    long key = position.key();
    long known = table.find(key, depth);
    if (known >= 0) {
      return known;
    }
    long leaves = 0;
    int end = MoveGenerator.legal(position, moves, at);
    for (int i = at; i < end; i++) {
      position.make(moves[i]);
      leaves += remembering(depth - 1, end, table);
      position.unmake(moves[i]);
    }
    table.store(key, depth, leaves);
    return leaves;
  }

  long full(int depth, int at) {
    if (depth == 0) {
      return 1;
    }
    long leaves = 0;
    int end = MoveGenerator.legal(position, moves, at);
    for (int i = at; i < end; i++) {
      position.make(moves[i]);
      leaves += depth == 1 ? 1 : full(depth - 1, end);
      position.unmake(moves[i]);
    }
    return leaves;
  }
}
