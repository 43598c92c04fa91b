package v7p3r.desc.model;

import java.util.List;

/**
 * A classifier of gradient boosted trees, as XGBoost saves it in JSON: every tree adds its leaf to
 * the margin of one class.
 */
public final class BoostedTrees {
  /** A node takes four ints: feature and default, threshold or leaf, left node, right node. */
  private static final int STRIDE = 4;

  private static final int LEAF = -1;
  private static final int MISSING_GOES_LEFT = 1 << 31;

  private final int features;
  private final int classes;
  private final float baseMargin;
  private final List<String> featureNames;
  private final int[] nodes;
  private final int[] roots;
  private final int[] classOfTree;
  private final double[] gains;

  BoostedTrees(
      int features,
      int classes,
      float baseMargin,
      List<String> featureNames,
      int[] nodes,
      int[] roots,
      int[] classOfTree,
      double[] gains) {
    this.features = features;
    this.classes = classes;
    this.baseMargin = baseMargin;
    this.featureNames = List.copyOf(featureNames);
    this.nodes = nodes;
    this.roots = roots;
    this.classOfTree = classOfTree;
    this.gains = gains;
  }

  /**
   * Reads the file of a classifier.
   *
   * @throws ModelException if it is no such file
   */
  public static BoostedTrees read(ModelFile file) {
    return new BoostedTreesReader(file).read();
  }

  static int[] nodes(int count) {
    return new int[count * STRIDE];
  }

  static void setLeaf(int[] nodes, int node, float value) {
    nodes[node * STRIDE] = LEAF;
    nodes[node * STRIDE + 1] = Float.floatToIntBits(value);
  }

  static void setSplit(
      int[] nodes, int node, int feature, float below, boolean missingLeft, int left, int right) {
    int at = node * STRIDE;
    nodes[at] = feature | (missingLeft ? MISSING_GOES_LEFT : 0);
    nodes[at + 1] = Float.floatToIntBits(below);
    nodes[at + 2] = left * STRIDE;
    nodes[at + 3] = right * STRIDE;
  }

  public int features() {
    return features;
  }

  public int classes() {
    return classes;
  }

  public int trees() {
    return roots.length;
  }

  /** As the file has them; empty when it has none. */
  public List<String> featureNames() {
    return featureNames;
  }

  /** How much the splits of every feature have lowered the loss in training, all together. */
  public double[] gains() {
    return gains.clone();
  }

  /**
   * The probability of every class.
   *
   * @param row the features; NaN is a missing one
   * @param probabilities receives one number a class
   */
  public void probabilities(float[] row, float[] probabilities) {
    for (int i = 0; i < classes; i++) {
      probabilities[i] = baseMargin;
    }
    for (int tree = 0; tree < roots.length; tree++) {
      probabilities[classOfTree[tree]] += leaf(row, roots[tree] * STRIDE);
    }
    softmax(probabilities);
  }

  private float leaf(float[] row, int root) {
    int at = root;
    while (true) {
      int split = nodes[at];
      if (split == LEAF) {
        return Float.intBitsToFloat(nodes[at + 1]);
      }
      float value = row[split & ~MISSING_GOES_LEFT];
      boolean left = value < Float.intBitsToFloat(nodes[at + 1]) || split < 0 && Float.isNaN(value);
      at = nodes[left ? at + 2 : at + 3];
    }
  }

  private void softmax(float[] margins) {
    float highest = margins[0];
    for (int i = 1; i < classes; i++) {
      highest = Math.max(highest, margins[i]);
    }
    double sum = 0;
    for (int i = 0; i < classes; i++) {
      margins[i] = (float) Math.exp(margins[i] - highest);
      sum += margins[i];
    }
    for (int i = 0; i < classes; i++) {
      margins[i] /= (float) sum;
    }
  }
}
