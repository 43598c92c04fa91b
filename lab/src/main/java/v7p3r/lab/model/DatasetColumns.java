package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import v7p3r.desc.model.Stage;
import v7p3r.lab.schema.Column;

/**
 * Where in a row what is needed stands.
 *
 * @param features the columns that are features, in the order of the file
 * @param label the column of the label
 * @param places of the facts that are needed and that the layer has
 */
record DatasetColumns(
    List<String> header, List<Integer> features, Column label, Map<Column, Integer> places) {
  private static final Set<Column> ALWAYS =
      EnumSet.of(Column.FEN, Column.SOURCE, Column.GAME, Column.PLY, Column.PHASE, Column.SPLIT);

  /** What turns the label of the value of computation into what is learned. */
  private static final Set<Column> OF_COMPUTATION =
      EnumSet.of(Column.LOSS, Column.LOSS_8T, Column.IMPROVES, Column.N_REF);

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
    Column label = target.label(stage);
    return new DatasetColumns(header, features, label, places(where, header, target, stage, label));
  }

  private static Map<Column, Integer> places(
      String where, List<String> header, Target target, Stage stage, Column label) {
    Set<Column> needed = EnumSet.copyOf(ALWAYS);
    needed.add(label);
    if (target == Target.VOC) {
      needed.addAll(OF_COMPUTATION);
      if (stage == Stage.PRIOR) {
        needed.add(Column.NODES);
      }
    }
    Map<Column, Integer> places = new EnumMap<>(Column.class);
    for (Column column : needed) {
      int place = header.indexOf(column.label());
      if (place < 0) {
        throw new DatasetException(where + ": expected a column '" + column + "', found none");
      }
      places.put(column, place);
    }
    return places;
  }

  List<String> featureNames() {
    return features.stream().map(header::get).toList();
  }

  /** Whether it is needed here, and so is there. */
  boolean has(Column column) {
    return places.containsKey(column);
  }

  String text(List<String> row, Column column) {
    return row.get(places.get(column));
  }

  float number(List<String> row, Column column) throws RowException {
    return number(row, (int) places.get(column));
  }

  float number(List<String> row, int place) throws RowException {
    String text = row.get(place);
    float value;
    try {
      value = Float.parseFloat(text);
    } catch (NumberFormatException _) {
      throw wrong(header.get(place), "a number", text);
    }
    if (!Float.isFinite(value)) {
      throw wrong(header.get(place), "a finite number", text);
    }
    return value;
  }

  /** What is wrong with a field of a row. */
  RowException wrong(List<String> row, Column column, String expected) {
    return wrong(column.label(), expected, text(row, column));
  }

  private static RowException wrong(String column, String expected, String found) {
    String shown = found.length() > 40 ? found.substring(0, 40) + "..." : found;
    return new RowException(
        "column " + column + ": expected " + expected + ", found '" + shown + "'");
  }
}
