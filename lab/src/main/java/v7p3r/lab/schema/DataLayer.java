package v7p3r.lab.schema;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import v7p3r.desc.Feature;
import v7p3r.search.effort.MoveFact;

/** The kinds of rows that the profiler makes. */
public enum DataLayer {
  /** A row for each position and depth. */
  WIDE("effort_dataset"),

  /** A row for each position and checkpoint. */
  DEEP("deep"),

  /** A row for each late move that was tried in a search. */
  MOVES("moves");

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
    return switch (this) {
      case WIDE -> Column.DEPTH_REACHED;
      case DEEP -> Column.N_REF;
      case MOVES -> Column.RULE;
    };
  }

  /** Its features of positions and searches, in the order of the columns. */
  public List<Feature> features() {
    if (this == MOVES) {
      return List.of();
    }
    List<Feature> features = new ArrayList<>(Feature.prior());
    features.addAll(this == WIDE ? Feature.profiled() : Feature.live());
    return features;
  }

  /** The names of all that a model may see, in the order of the columns. */
  public List<String> featureColumns() {
    return this == MOVES
        ? Arrays.stream(MoveFact.values()).map(DataLayer::column).toList()
        : features().stream().map(Feature::column).toList();
  }

  /** The name of a fact of a move in files. */
  public static String column(MoveFact fact) {
    return "fact_" + fact.key();
  }
}
