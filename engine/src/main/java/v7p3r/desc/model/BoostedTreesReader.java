package v7p3r.desc.model;

import java.util.List;
import v7p3r.json.JsonNode;
import v7p3r.text.Excerpt;

/** Reads the JSON of XGBoost (1.7 to 3.0) for one kind of model: a classifier of plain trees. */
final class BoostedTreesReader {
  private static final List<String> OBJECTIVES = List.of("multi:softprob", "multi:softmax");
  private static final int MAX_CLASSES = 1_000;
  private static final int NOTHING = -1;

  private final JsonNode learner;
  private final TreeNodes nodes = new TreeNodes();
  private int features;
  private int classes;
  private double[] gains;

  BoostedTreesReader(ModelFile file) {
    this.learner = JsonNode.read(file).at("learner");
  }

  BoostedTrees read() {
    JsonNode objective = learner.at("objective").at("name");
    if (!OBJECTIVES.contains(objective.text())) {
      throw objective.broken("expected multi:softprob, found " + Excerpt.of(objective.text()));
    }
    JsonNode booster = learner.at("gradient_booster");
    JsonNode kind = booster.at("name");
    if (!kind.text().equals("gbtree")) {
      throw kind.broken("expected gbtree, found " + Excerpt.of(kind.text()));
    }
    JsonNode parameters = learner.at("learner_model_param");
    features = inRange(parameters.at("num_feature"), TreeNodes.MAX_FEATURES);
    classes = inRange(parameters.at("num_class"), MAX_CLASSES);
    gains = new double[features];
    JsonNode model = booster.at("model");
    return readTrees(
        model.at("trees").items(),
        model.at("tree_info"),
        (float) parameters.at("base_score").numberInText());
  }

  private BoostedTrees readTrees(List<JsonNode> trees, JsonNode info, float baseMargin) {
    int[] classOfTree = info.integers();
    if (classOfTree.length != trees.size()) {
      throw info.broken(
          "expected the class of %d trees, found %d".formatted(trees.size(), classOfTree.length));
    }
    for (int i = 0; i < classOfTree.length; i++) {
      if (classOfTree[i] < 0 || classOfTree[i] >= classes) {
        throw info.broken(
            "tree %d: expected a class below %d, found %d".formatted(i, classes, classOfTree[i]));
      }
    }
    for (JsonNode tree : trees) {
      readTree(tree);
    }
    return new BoostedTrees(features, classes, baseMargin, names(), nodes, classOfTree, gains);
  }

  private void readTree(JsonNode tree) {
    int[] left = tree.at("left_children").integers();
    int[] right = sized(tree.at("right_children"), left.length);
    int[] feature = sized(tree.at("split_indices"), left.length);
    int[] missingLeft = sized(tree.at("default_left"), left.length);
    float[] condition = tree.at("split_conditions").floats();
    float[] gain = tree.at("loss_changes").floats();
    if (condition.length != left.length || gain.length != left.length || left.length == 0) {
      throw tree.broken("expected lists of the same length, at least 1, for all that nodes have");
    }
    refuseCategories(tree);
    if (!nodes.hasRoomFor(left.length)) {
      throw tree.broken("expected at most %d nodes in all trees".formatted(TreeNodes.MAX_NODES));
    }
    int[] place = new int[left.length];
    int[] depth = new int[left.length];
    Walk walk = new Walk(tree, left, right);
    place[0] = nodes.addTree(left.length);
    for (int node = walk.next(); node >= 0; node = walk.next()) {
      if (left[node] == NOTHING) {
        nodes.setLeaf(place[node], condition[node]);
        continue;
      }
      if (feature[node] < 0 || feature[node] >= features) {
        throw tree.broken(
            "node %d: expected a feature below %d, found %d"
                .formatted(node, features, feature[node]));
      }
      gains[feature[node]] += gain[node];
      depth[left[node]] = depth[node] + 1;
      depth[right[node]] = depth[node] + 1;
      place[left[node]] =
          nodes.setSplit(
              place[node], feature[node], condition[node], missingLeft[node] != 0, depth[node] + 1);
      place[right[node]] = place[left[node]] + 1;
    }
  }

  private static int[] sized(JsonNode list, int size) {
    int[] values = list.integers();
    if (values.length != size) {
      throw list.broken("expected %d numbers, found %d".formatted(size, values.length));
    }
    return values;
  }

  private static void refuseCategories(JsonNode tree) {
    if (tree.has("categories_nodes") && tree.at("categories_nodes").integers().length > 0) {
      throw tree.broken("expected splits by number, found one by category");
    }
  }

  private static int inRange(JsonNode parameter, int max) {
    int value = parameter.integerInText();
    if (value < 1 || value > max) {
      throw parameter.broken("expected 1 to %d, found %d".formatted(max, value));
    }
    return value;
  }

  private List<String> names() {
    List<String> names =
        learner.has("feature_names") ? learner.at("feature_names").texts() : List.of();
    if (!names.isEmpty() && names.size() != features) {
      throw learner
          .at("feature_names")
          .broken("expected %d names, found %d".formatted(features, names.size()));
    }
    return names;
  }

  /**
   * Goes over a tree level by level, parents first. Each node must have one parent, so every way
   * ends in a leaf.
   */
  private static final class Walk {
    private final JsonNode tree;
    private final int[] left;
    private final int[] right;
    private final boolean[] seen;
    private final int[] queue;
    private int known = 1;
    private int taken;

    Walk(JsonNode tree, int[] left, int[] right) {
      this.tree = tree;
      this.left = left;
      this.right = right;
      this.seen = new boolean[left.length];
      this.queue = new int[left.length];
      seen[0] = true;
    }

    /** The next node, -1 at the end. */
    int next() {
      if (taken == known) {
        return -1;
      }
      int node = queue[taken++];
      if ((left[node] == NOTHING) != (right[node] == NOTHING)) {
        throw tree.broken("node " + node + ": expected two children or none, found one");
      }
      if (left[node] != NOTHING) {
        enter(node, left[node]);
        enter(node, right[node]);
      }
      return node;
    }

    private void enter(int parent, int child) {
      if (child < 0 || child >= left.length) {
        throw tree.broken(
            "node %d: expected a child below %d, found %d".formatted(parent, left.length, child));
      }
      if (seen[child]) {
        throw tree.broken("node " + child + " has two parents");
      }
      seen[child] = true;
      queue[known++] = child;
    }
  }
}
