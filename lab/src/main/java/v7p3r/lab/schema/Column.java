package v7p3r.lab.schema;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The facts of a dataset, in the order of the columns: what a row is about and what was found.
 * Features stand behind them, and are listed in {@link v7p3r.desc.Feature}.
 */
public enum Column {
  FEN("fen", Kind.POSITION, "The position.", DataLayer.WIDE, DataLayer.DEEP),
  SOURCE("source", Kind.WORD, "The kind of source.", DataLayer.WIDE, DataLayer.DEEP),
  GAME("game", Kind.WORD, "The game that it comes from.", DataLayer.WIDE, DataLayer.DEEP),
  PLY("ply", Kind.WHOLE, "Half moves since the start.", DataLayer.WIDE, DataLayer.DEEP),
  PHASE("phase", Kind.PART, "The part of the game.", DataLayer.WIDE, DataLayer.DEEP),
  SPLIT("split", Kind.SPLIT, "Whether its game teaches or judges.", DataLayer.WIDE, DataLayer.DEEP),
  N_REF("n_ref", Kind.WHOLE, "Nodes of the search that the row is judged by.", DataLayer.DEEP),
  DEPTH("depth", Kind.WHOLE, "The iteration; in the file of iterations."),
  DEPTH_REACHED("depth_reached", Kind.WHOLE, "The depth of the search.", DataLayer.WIDE),
  NODES("nodes", Kind.WHOLE, "Nodes searched so far.", DataLayer.WIDE, DataLayer.DEEP),
  BEST_MOVE("best_move", Kind.WORD, "The best move so far.", DataLayer.DEEP),
  SCORE("score", Kind.WHOLE, "Its score in centipawns.", DataLayer.WIDE, DataLayer.DEEP),
  FAIL_LOWS("fail_lows", Kind.WHOLE, "How often the score fell below the window; iterations."),
  FAIL_HIGHS("fail_highs", Kind.WHOLE, "How often it rose above the window; iterations."),
  BEST_SHARE("best_share", Kind.NUMBER, "Share of the best move in the nodes; iterations."),
  RESULT("result", Kind.MAYBE, "Points of the side to move, if known.", DataLayer.WIDE),
  LOG_TIME_PER_NODE("log_time_per_node", Kind.NUMBER, "The seed target.", DataLayer.WIDE),
  LOSS("loss", Kind.NUMBER, "Win probability lost by stopping here.", DataLayer.DEEP),
  LOSS_8T("loss_8t", Kind.NUMBER, "The same at the end of the search.", DataLayer.DEEP),
  RISK("r", Kind.NUMBER, "What stopping at the usual effort risks.", DataLayer.DEEP),
  FLIP("f", Kind.NUMBER, "How late the best move changed.", DataLayer.DEEP),
  VOLATILITY("v", Kind.NUMBER, "How much the score moved.", DataLayer.DEEP),
  COST("c", Kind.NUMBER, "What a node costs, squashed.", DataLayer.DEEP),
  TARGET("y", Kind.NUMBER, "The label: the effort that it deserves.", DataLayer.DEEP),
  LIVE_TARGET("y_live", Kind.NUMBER, "The label from this checkpoint on.", DataLayer.DEEP),
  IMPROVES("improves", Kind.WHOLE, "Whether more search finds a better move.", DataLayer.DEEP);

  /** What may stand in a field. */
  public enum Kind {
    POSITION,
    WORD,
    PART,
    SPLIT,
    WHOLE,
    NUMBER,
    /** A number, or nothing. */
    MAYBE
  }

  /** The columns of the file of iterations, which has no features. */
  public static final List<Column> OF_ITERATIONS =
      List.of(
          SOURCE,
          GAME,
          PLY,
          N_REF,
          DEPTH,
          NODES,
          BEST_MOVE,
          SCORE,
          FAIL_LOWS,
          FAIL_HIGHS,
          BEST_SHARE);

  private static final Map<String, Column> BY_NAME =
      Arrays.stream(values()).collect(Collectors.toMap(Column::label, Function.identity()));

  private final String label;
  private final Kind kind;
  private final String meaning;
  private final Set<DataLayer> layers;

  Column(String label, Kind kind, String meaning, DataLayer... layers) {
    this.label = label;
    this.kind = kind;
    this.meaning = meaning;
    this.layers = Set.of(layers);
  }

  /** The name in files. */
  public String label() {
    return label;
  }

  public Kind kind() {
    return kind;
  }

  /** In one sentence. */
  public String meaning() {
    return meaning;
  }

  public boolean isIn(DataLayer layer) {
    return layers.contains(layer);
  }

  /** The facts of a layer, in the order of this list. */
  public static List<Column> of(DataLayer layer) {
    return Arrays.stream(values()).filter(column -> column.isIn(layer)).toList();
  }

  /** The fact of a name; nothing for a feature. */
  public static Optional<Column> find(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** What may stand in a column; all features are numbers. */
  public static Kind kindOf(String name) {
    return find(name).map(Column::kind).orElse(Kind.NUMBER);
  }

  @Override
  public String toString() {
    return label;
  }
}
