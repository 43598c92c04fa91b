package v7p3r.lab.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import v7p3r.desc.Feature;

/** The two kinds of rows that the profiler makes. */
public enum DataLayer {
  /** A row for each position and depth. */
  WIDE("effort_dataset", "depth_reached", "log_time_per_node"),

  /** A row for each position and checkpoint. */
  DEEP("deep", "n_ref", "nodes", "loss", "loss_8t", "improves", "r", "f", "v", "c", "y", "y_live");

  private static final List<String> EVERYWHERE = List.of("fen", "source", "game", "phase", "split");

  private final String file;
  private final List<String> facts;

  DataLayer(String file, String... facts) {
    this.file = file;
    this.facts = List.of(facts);
  }

  /** The name in a profiled folder. */
  public String csv() {
    return file + ".csv";
  }

  /** The name in a profiled folder. */
  public String parquet() {
    return file + DatasetFile.PARQUET;
  }

  /** The name in questions and messages. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A column that only this layer has. */
  String mark() {
    return facts.getFirst();
  }

  /** The columns that a description asks for. */
  List<String> described() {
    List<String> columns = new ArrayList<>(EVERYWHERE);
    columns.addAll(facts);
    Feature.prior().forEach(feature -> columns.add(feature.column()));
    List<Feature> found = this == WIDE ? Feature.profiled() : Feature.live();
    found.forEach(feature -> columns.add(feature.column()));
    return columns;
  }
}
