package v7p3r.search;

/** Nodes that each root move has cost the deciding thread since the search began. */
public final class RootNodes {
  public static final RootNodes NONE = new RootNodes(new int[0], new long[0]);

  private final int[] moves;
  private final long[] nodes;

  private RootNodes(int[] moves, long[] nodes) {
    this.moves = moves;
    this.nodes = nodes;
  }

  /** The nodes of each move, in the same order. */
  public static RootNodes of(int[] moves, long[] nodes) {
    assert moves.length == nodes.length;
    return new RootNodes(moves.clone(), nodes.clone());
  }

  public int size() {
    return moves.length;
  }

  public int move(int index) {
    return moves[index];
  }

  public long nodes(int index) {
    return nodes[index];
  }

  /** The nodes of a move; 0 when it is no root move. */
  public long nodesOf(int move) {
    for (int i = 0; i < moves.length; i++) {
      if (moves[i] == move) {
        return nodes[i];
      }
    }
    return 0;
  }

  public long total() {
    long sum = 0;
    for (long count : nodes) {
      sum += count;
    }
    return sum;
  }

  /** Share of all nodes that a move has cost, in 1/1024. */
  public int share(int move) {
    return (int) (nodesOf(move) * 1024 / Math.max(1, total()));
  }
}
