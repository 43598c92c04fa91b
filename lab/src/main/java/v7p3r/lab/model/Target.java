package v7p3r.lab.model;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import v7p3r.desc.model.Stage;
import v7p3r.lab.dataset.DataLayer;

/** What a model learns to predict, and where that stands in a profiled folder. */
public enum Target {
  /** The value of computation: what more search would change for the better, and its cost. */
  VOC(DataLayer.DEEP) {
    @Override
    String label(Stage stage) {
      return stage == Stage.PRIOR ? "y" : "y_live";
    }

    @Override
    boolean isFeature(String column, Stage stage) {
      return !DEEP_FACTS.contains(column)
          && (stage == Stage.LIVE || !column.startsWith(LIVE_PREFIX));
    }
  },

  /** The logarithm of the time per node, the first design's target, kept as a baseline. */
  SEED(DataLayer.WIDE) {
    @Override
    String label(Stage stage) {
      return "log_time_per_node";
    }

    @Override
    boolean isFeature(String column, Stage stage) {
      return !WIDE_FACTS.contains(column)
          && !column.startsWith(LIVE_PREFIX)
          && !measuresTime(column);
    }
  };

  static final String LIVE_PREFIX = "live_";

  private static final Set<String> DEEP_FACTS =
      Set.copyOf(
          List.of(
              ("fen,source,game,ply,phase,split,n_ref,nodes,best_move,score,loss,loss_8t,r,f,v,c,y,"
                      + "y_live,improves")
                  .split(",")));

  /** What is no feature in the wide layer: found by the search that the target measures. */
  private static final Set<String> WIDE_FACTS =
      Set.copyOf(
          List.of(
              ("fen,tt_hit_rate,eval_time_us,pruning_rate,eval_volatility,nps,depth_reached,score,"
                   + "result,source,game,ply,phase,split,nodes,log_time_per_node,tt_collision_rate,"
                   + "first_move_cutoff_rate,quiescence_share")
                  .split(",")));

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

  abstract String label(Stage stage);

  abstract boolean isFeature(String column, Stage stage);

  /** Time per node must not be predicted from the time it took. */
  private static boolean measuresTime(String column) {
    return column.startsWith("time_")
        || column.endsWith("_us")
        || column.contains("nps")
        || column.contains("efficiency");
  }
}
