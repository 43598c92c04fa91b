package v7p3r.desc.model;

import java.nio.charset.StandardCharsets;

/** Small files as XGBoost writes them. */
final class TinyTrees {
  /** Two features, five classes; the tree of the last class asks for feature 1. */
  static final String FIVE_CLASSES =
      model(
          "multi:softprob",
          5,
          leaf(0.0),
          leaf(0.0),
          leaf(0.0),
          leaf(0.0),
          split(1, 0.5, true, -2.0, 3.0));

  private TinyTrees() {}

  static ModelFile file(String json) {
    return new ModelFile("tiny.json", json.getBytes(StandardCharsets.UTF_8));
  }

  static String model(String objective, int classes, String... trees) {
    StringBuilder info = new StringBuilder();
    for (int i = 0; i < trees.length; i++) {
      info.append(i == 0 ? "" : ",").append(i % classes);
    }
    return """
    {"learner":{"attributes":{},"feature_names":["a","b"],"gradient_booster":{"model":{
    "gbtree_model_param":{"num_trees":"%d"},"tree_info":[%s],"trees":[%s]},"name":"gbtree"},
    "learner_model_param":{"base_score":"5E-1","num_class":"%d","num_feature":"2"},
    "objective":{"name":"%s"}},"version":[3,0,4]}
    """
        .formatted(trees.length, info, String.join(",", trees), classes, objective);
  }

  static String leaf(double value) {
    return nodes("[-1]", "[-1]", "[0]", "[" + value + "]", "[0]", "[0.0]");
  }

  static String split(int feature, double below, boolean missingLeft, double left, double right) {
    return nodes(
        "[1,-1,-1]",
        "[2,-1,-1]",
        "[" + feature + ",0,0]",
        "[" + below + "," + left + "," + right + "]",
        "[" + (missingLeft ? 1 : 0) + ",0,0]",
        "[7.5,0.0,0.0]");
  }

  static String nodes(
      String left,
      String right,
      String feature,
      String condition,
      String missingLeft,
      String gains) {
    return ("{\"left_children\":%s,\"right_children\":%s,\"split_indices\":%s,"
            + "\"split_conditions\":%s,\"default_left\":%s,\"loss_changes\":%s,"
            + "\"categories_nodes\":[]}")
        .formatted(left, right, feature, condition, missingLeft, gains);
  }
}
