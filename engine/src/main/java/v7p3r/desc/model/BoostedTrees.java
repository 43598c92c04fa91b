package v7p3r.desc.model;

import java.util.List;

/**
 * A classifier of gradient boosted trees, as XGBoost saves it in JSON: every tree adds its leaf to
 * the margin of one class.
 */
public final class BoostedTrees {
  private final int features;
  private final int classes;
  private final float baseMargin;
  private final List<String> featureNames;
  private final TreeNodes nodes;
  private final int[] classOfTree;
  private final double[] gains;

  BoostedTrees(
      int features,
      int classes,
      float baseMargin,
      List<String> featureNames,
      TreeNodes nodes,
      int[] classOfTree,
      double[] gains) {
    this.features = features;
    this.classes = classes;
    this.baseMargin = baseMargin;
    this.featureNames = List.copyOf(featureNames);
    this.nodes = nodes;
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

  public int features() {
    return features;
  }

  public int classes() {
    return classes;
  }

  public int trees() {
    return classOfTree.length;
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
    if (isWhole(row)) {
      for (int tree = 0; tree < classOfTree.length; tree++) {
        probabilities[classOfTree[tree]] += nodes.leaf(tree, row);
      }
    } else {
      for (int tree = 0; tree < classOfTree.length; tree++) {
        probabilities[classOfTree[tree]] += nodes.leafWithMissing(tree, row);
      }
    }
    softmax(probabilities);
  }

  private boolean isWhole(float[] row) {
    for (int i = 0; i < features; i++) {
      if (Float.isNaN(row[i])) {
        return false;
      }
    }
    return true;
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
