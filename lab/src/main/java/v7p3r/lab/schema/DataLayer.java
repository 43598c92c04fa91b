package v7p3r.lab.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import v7p3r.desc.Feature;

/** The two kinds of rows that the profiler makes. */
public enum DataLayer {
  /** A row for each position and depth. */
  WIDE("effort_dataset"),

  /** A row for each position and checkpoint. */
  DEEP("deep");

  /** How the name of a Parquet file ends. */
  public static final String PARQUET = ".parquet";

  private final String file;

  DataLayer(String file) {
    this.file = file;
  }

  /** The name in a profiled folder. */
  public String csv() {
    return file + ".csv";
  }

  /** The name in a profiled folder. */
  public String parquet() {
    return file + PARQUET;
  }

  /** The name in questions and messages. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A column that only this layer has. */
  public Column mark() {
    return this == WIDE ? Column.DEPTH_REACHED : Column.N_REF;
  }

  /** Its features, in the order of the columns. */
  public List<Feature> features() {
    List<Feature> features = new ArrayList<>(Feature.prior());
    features.addAll(this == WIDE ? Feature.profiled() : Feature.live());
    return features;
  }
}
