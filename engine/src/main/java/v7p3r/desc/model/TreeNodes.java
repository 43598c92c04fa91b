package v7p3r.desc.model;

import java.util.Arrays;

/**
 * The nodes of many trees. Each is one long: condition (32 bits), left child (20), feature (12);
 * the right child follows the left one. A leaf is its own child, so the way down a tree takes as
 * many steps for every row, without a branch that could be guessed wrong: worth half of the time.
 */
final class TreeNodes {
  static final int MAX_NODES = 1 << 20;
  static final int MAX_FEATURES = 1 << 12;

  private static final int CHILD_SHIFT = 12;
  private static final int CONDITION_SHIFT = 32;

  private long[] nodes = new long[1 << 10];
  private float[] leaves = new float[1 << 10];
  private boolean[] missingLeft = new boolean[1 << 10];
  private int count;
  private int[] roots = new int[64];
  private int[] depths = new int[64];
  private int trees;

  /** Begins a tree with its root and room for a number of further nodes. */
  int addTree(int size) {
    if (trees == roots.length) {
      roots = Arrays.copyOf(roots, 2 * trees);
      depths = Arrays.copyOf(depths, 2 * trees);
    }
    if (count + size > nodes.length) {
      int more = Math.max(2 * nodes.length, count + size);
      nodes = Arrays.copyOf(nodes, more);
      leaves = Arrays.copyOf(leaves, more);
      missingLeft = Arrays.copyOf(missingLeft, more);
    }
    roots[trees++] = count;
    return count++;
  }

  boolean hasRoomFor(int size) {
    return count + size <= MAX_NODES;
  }

  void setLeaf(int node, float value) {
    leaves[node] = value;
    nodes[node] = word(Float.POSITIVE_INFINITY, node, 0);
  }

  /**
   * Makes a node ask for a feature.
   *
   * @param depth of its children in the tree
   * @return the left child; the right one follows
   */
  int setSplit(int node, int feature, float below, boolean missing, int depth) {
    int left = count;
    count += 2;
    nodes[node] = word(below, left, feature);
    missingLeft[node] = missing;
    depths[trees - 1] = Math.max(depths[trees - 1], depth);
    return left;
  }

  private static long word(float condition, int child, int feature) {
    return (long) Float.floatToIntBits(condition) << CONDITION_SHIFT
        | (long) child << CHILD_SHIFT
        | feature;
  }

  private static float condition(long node) {
    return Float.intBitsToFloat((int) (node >> CONDITION_SHIFT));
  }

  private static int child(long node) {
    return (int) node >>> CHILD_SHIFT;
  }

  private static int feature(long node) {
    return (int) node & MAX_FEATURES - 1;
  }

  /** Of a row in which no feature is missing. */
  float leaf(int tree, float[] row) {
    int at = roots[tree];
    for (int step = depths[tree]; step > 0; step--) {
      long node = nodes[at];
      at = child(node) + (row[feature(node)] < condition(node) ? 0 : 1);
    }
    return leaves[at];
  }

  /** Of any row; NaN is a missing feature. */
  float leafWithMissing(int tree, float[] row) {
    int at = roots[tree];
    while (true) {
      long node = nodes[at];
      int child = child(node);
      if (child == at) {
        return leaves[at];
      }
      float value = row[feature(node)];
      boolean left = value < condition(node) || Float.isNaN(value) && missingLeft[at];
      at = left ? child : child + 1;
    }
  }
}
