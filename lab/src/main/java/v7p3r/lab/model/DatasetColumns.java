package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import v7p3r.desc.model.Stage;

/**
 * Where in a row what is needed stands.
 *
 * @param features the columns that are features, in the order of the file
 * @param loss what is lost by stopping there; -1 when the label stands in its column as it is
 * @param lastLoss what is lost at the end of the reference search; -1 as before
 * @param improves -1 when the file does not know
 * @param nodes -1 when every row counts
 * @param reference the nodes of the reference search; -1 when the file does not know
 */
record DatasetColumns(
    List<String> header,
    List<Integer> features,
    int fen,
    int source,
    int game,
    int ply,
    int phase,
    int split,
    int label,
    int loss,
    int lastLoss,
    int improves,
    int nodes,
    int reference) {
  /**
   * A stage after the prior ones comes behind them, whatever the order in the file.
   *
   * @param where the columns are named, for messages
   */
  static DatasetColumns of(
      String where, List<String> header, Target target, Stage stage, Set<String> excluded) {
    Set<String> seen = new HashSet<>();
    List<Integer> prior = new ArrayList<>();
    List<Integer> live = new ArrayList<>();
    for (int i = 0; i < header.size(); i++) {
      String name = header.get(i);
      if (!seen.add(name)) {
        throw new DatasetException(where + ": the column '" + name + "' stands twice");
      }
      if (target.isFeature(name, stage) && !excluded.contains(name)) {
        (name.startsWith(Target.LIVE_PREFIX) ? live : prior).add(i);
      }
    }
    for (String name : excluded) {
      if (!seen.contains(name)) {
        throw new DatasetException(where + ": there is no column '" + name + "' to exclude");
      }
    }
    List<Integer> features = new ArrayList<>(prior);
    features.addAll(live);
    if (features.isEmpty()) {
      throw new DatasetException(where + ": expected columns that are features, found none");
    }
    boolean deep = target == Target.VOC;
    return new DatasetColumns(
        header,
        features,
        find(where, header, "fen"),
        find(where, header, "source"),
        find(where, header, "game"),
        find(where, header, "ply"),
        find(where, header, "phase"),
        find(where, header, "split"),
        find(where, header, target.label(stage)),
        deep ? find(where, header, "loss") : -1,
        deep ? find(where, header, "loss_8t") : -1,
        deep ? find(where, header, "improves") : -1,
        deep && stage == Stage.PRIOR ? find(where, header, "nodes") : -1,
        deep ? find(where, header, "n_ref") : -1);
  }

  private static int find(String where, List<String> header, String name) {
    int column = header.indexOf(name);
    if (column < 0) {
      throw new DatasetException(where + ": expected a column '" + name + "', found none");
    }
    return column;
  }

  List<String> featureNames() {
    return features.stream().map(header::get).toList();
  }

  float number(List<String> row, int column) throws BrokenRow {
    String text = row.get(column);
    float value;
    try {
      value = Float.parseFloat(text);
    } catch (NumberFormatException _) {
      throw wrong(column, "a number", text);
    }
    if (!Float.isFinite(value)) {
      throw wrong(column, "a finite number", text);
    }
    return value;
  }

  BrokenRow wrong(int column, String expected, String found) {
    String shown = found.length() > 40 ? found.substring(0, 40) + "..." : found;
    return new BrokenRow(
        "column " + header.get(column) + ": expected " + expected + ", found '" + shown + "'");
  }
}
