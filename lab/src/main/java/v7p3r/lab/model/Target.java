package v7p3r.lab.model;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import v7p3r.desc.Feature;
import v7p3r.desc.model.Stage;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;

/** What a model learns to predict, and where that stands in a profiled folder. */
public enum Target {
  /** The value of computation: what more search would change for the better, and its cost. */
  VOC(DataLayer.DEEP) {
    @Override
    Column label(Stage stage) {
      return stage == Stage.PRIOR ? Column.TARGET : Column.LIVE_TARGET;
    }

    @Override
    boolean isFeature(String column, Stage stage) {
      return !isFact(column) && (stage == Stage.LIVE || !column.startsWith(LIVE_PREFIX));
    }
  },

  /** The logarithm of the time per node, the first design's target, kept as a baseline. */
  SEED(DataLayer.WIDE) {
    @Override
    Column label(Stage stage) {
      return Column.LOG_TIME_PER_NODE;
    }

    @Override
    boolean isFeature(String column, Stage stage) {
      return !isFact(column)
          && !FOUND_BY_SEARCH.contains(column)
          && !column.startsWith(LIVE_PREFIX)
          && !measuresTime(column);
    }
  };

  static final String LIVE_PREFIX = "live_";

  /** What is no feature in the wide layer: found by the search that the target measures. */
  private static final Set<String> FOUND_BY_SEARCH =
      Feature.profiled().stream().map(Feature::column).collect(Collectors.toSet());

  private final DataLayer layer;

  Target(DataLayer layer) {
    this.layer = layer;
  }

  /** The rows of a profiled folder that have the label. */
  public DataLayer layer() {
    return layer;
  }

  /** The name in metadata and on the command line. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  abstract Column label(Stage stage);

  private static boolean isFact(String column) {
    return Column.find(column).isPresent();
  }

  abstract boolean isFeature(String column, Stage stage);

  /** Time per node must not be predicted from the time it took. */
  private static boolean measuresTime(String column) {
    return column.startsWith("time_")
        || column.endsWith("_us")
        || column.contains("nps")
        || column.contains("efficiency");
  }
}
