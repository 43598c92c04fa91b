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
  FEN("fen", Kind.POSITION, "The position.", DataLayer.WIDE, DataLayer.DEEP, DataLayer.MOVES),
  SOURCE(
      "source", Kind.WORD, "The kind of source.", DataLayer.WIDE, DataLayer.DEEP, DataLayer.MOVES),
  GAME(
      "game",
      Kind.WORD,
      "The game that it comes from.",
      DataLayer.WIDE,
      DataLayer.DEEP,
      DataLayer.MOVES),
  PLY(
      "ply",
      Kind.WHOLE,
      "Half moves since the start.",
      DataLayer.WIDE,
      DataLayer.DEEP,
      DataLayer.MOVES),
  PHASE(
      "phase", Kind.PART, "The part of the game.", DataLayer.WIDE, DataLayer.DEEP, DataLayer.MOVES),
  SPLIT(
      "split",
      Kind.SPLIT,
      "Whether its game teaches or judges.",
      DataLayer.WIDE,
      DataLayer.DEEP,
      DataLayer.MOVES),
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
  IMPROVES("improves", Kind.WHOLE, "Whether more search finds a better move.", DataLayer.DEEP),
  PES("pes", Kind.NUMBER, "PES of the root before its search, -1 without models.", DataLayer.MOVES),
  THEMES(
      "themes",
      Kind.WHOLE,
      "A bit for each flag of the root, in the order of the features.",
      DataLayer.MOVES),
  RULE("rule", Kind.WORD, "The rule that made the move cheap.", DataLayer.MOVES),
  WEIGHT("weight", Kind.WHOLE, "How many such moves the row stands for.", DataLayer.MOVES),
  TREE_PLY("tree_ply", Kind.WHOLE, "Half moves from the root to the node.", DataLayer.MOVES),
  NEW_DEPTH(
      "new_depth",
      Kind.WHOLE,
      "Plies that the move is searched without a reduction.",
      DataLayer.MOVES),
  FORMULA(
      "formula",
      Kind.WHOLE,
      "What the engine would reduce it by, in 1/1024 of a ply.",
      DataLayer.MOVES),
  USUAL_PLIES("usual_plies", Kind.WHOLE, "The plies that this makes.", DataLayer.MOVES),
  ALPHA("alpha", Kind.WHOLE, "The score to beat, in centipawns.", DataLayer.MOVES),
  GAIN("gain", Kind.NUMBER, "Win probability above alpha, two plies deeper.", DataLayer.MOVES),
  RAISES(
      "raises", Kind.WHOLE, "Whether the move raises alpha without a reduction.", DataLayer.MOVES),
  RAISES_1("raises_1", Kind.WHOLE, "The same one ply deeper.", DataLayer.MOVES),
  RAISES_2("raises_2", Kind.WHOLE, "The same two plies deeper.", DataLayer.MOVES),
  FOUND("found", Kind.WHOLE, "A bit for each reduction: whether it sees that.", DataLayer.MOVES),
  MISSED(
      "missed",
      Kind.WHOLE,
      "A bit for each reduction: whether the move is missed for good.",
      DataLayer.MOVES),
  LOST("lost", Kind.NUMBER, "Win probability that the rule loses for good.", DataLayer.MOVES),
  SPENT("spent", Kind.WHOLE, "Nodes that the rule spends on the move.", DataLayer.MOVES),
  NODES_0(
      "nodes_0", Kind.WHOLE, "Nodes with 0 plies less, a second search included.", DataLayer.MOVES),
  NODES_1(
      "nodes_1", Kind.WHOLE, "Nodes with 1 plies less, a second search included.", DataLayer.MOVES),
  NODES_2(
      "nodes_2", Kind.WHOLE, "Nodes with 2 plies less, a second search included.", DataLayer.MOVES),
  NODES_3(
      "nodes_3", Kind.WHOLE, "Nodes with 3 plies less, a second search included.", DataLayer.MOVES),
  NODES_4(
      "nodes_4", Kind.WHOLE, "Nodes with 4 plies less, a second search included.", DataLayer.MOVES),
  NODES_5(
      "nodes_5", Kind.WHOLE, "Nodes with 5 plies less, a second search included.", DataLayer.MOVES),
  NODES_6(
      "nodes_6", Kind.WHOLE, "Nodes with 6 plies less, a second search included.", DataLayer.MOVES),
  NODES_7(
      "nodes_7", Kind.WHOLE, "Nodes with 7 plies less, a second search included.", DataLayer.MOVES);

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

  /** What a reduction of 0 to 7 plies costs. */
  public static final List<Column> OF_REDUCTIONS =
      List.of(NODES_0, NODES_1, NODES_2, NODES_3, NODES_4, NODES_5, NODES_6, NODES_7);

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
