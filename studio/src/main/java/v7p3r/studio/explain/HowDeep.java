package v7p3r.studio.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.engine.Engine;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.SearchType;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.effort.LateMoveReduction;
import v7p3r.search.effort.MoveDecision;
import v7p3r.search.effort.MoveReason;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.Call;
import v7p3r.studio.http.Field;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Route;
import v7p3r.studio.http.Shape;
import v7p3r.studio.think.OwnOptions;

/**
 * Why single moves are searched deeper or less deep than others: at the root, and after the first
 * moves of the expected line. A search of its own finds it out, with the options of the own engine.
 */
public final class HowDeep {
  private static final String MEGABYTES = "16";
  private static final long USUAL_NODES = 60_000;
  private static final long MOST_NODES = 1_000_000;
  private static final int LINE = 2;
  private static final int MOST_REASONS = 3;

  /** From here on a difference is worth words, in 1/1024 of a ply. */
  private static final int WORTH_SAYING = LateMoveReduction.ONE_PLY / 4;

  private final Map<String, String> options;
  private final DepthNotes notes = new DepthNotes();
  private Optional<Engine> searcher = Optional.empty();

  /** With an engine as the configuration wants it, but for its size. */
  public HowDeep(StudioConfig config) {
    options = new LinkedHashMap<>(OwnOptions.of(config));
    options.put(EngineOptions.HASH.name(), MEGABYTES);
    options.put(EngineOptions.THREADS.name(), "1");
    options.put(EngineOptions.MULTI_PV.name(), "1");
    options.put(EngineOptions.OWN_BOOK.name(), "false");
    options.put(EngineOptions.SEARCH_TYPE.name(), SearchType.NEGAMAX.key());
  }

  /**
   * How deep the moves of some positions were searched.
   *
   * @param depth half moves of the whole search
   * @param nodes first the position asked for, then those after the first moves of the best line
   */
  public record Explained(int depth, String best, List<NodeView> nodes) {}

  /**
   * The moves of a position.
   *
   * @param after the moves that lead there, in SAN
   * @param moves those that are searched deepest first
   */
  public record NodeView(List<String> after, List<MoveView> moves) {}

  /**
   * How deep a move was looked at, at first.
   *
   * @param number its place in the order; nothing if it was too early to be reduced
   * @param plies half moves that it was searched, itself included; nothing if not reduced
   * @param reduced half moves that were taken off
   * @param deeper half moves more than its place in the order asks for; below 0 less
   * @param reasons those that count most, first
   */
  public record MoveView(
      String uci,
      String san,
      OptionalInt number,
      OptionalInt plies,
      int reduced,
      double deeper,
      List<ReasonView> reasons,
      String sentence) {}

  /** A reason, and how many half moves deeper a move is searched for it; below 0 less. */
  public record ReasonView(String text, double deeper) {}

  public Route route() {
    return Route.post(
        "/api/explain/moves",
        "How deep a search looks at single moves, and why.",
        Shape.of(
            Field.text("fen", 120, "the position"),
            Field.integer("nodes", 100, MOST_NODES, "positions of the search").optional()),
        Explained.class,
        this::explain);
  }

  private synchronized Answer explain(Call call) {
    Position position = Why.position(call.body());
    if (!position.hasLegalMove()) {
      throw HttpProblem.wrong("the game is over there", "body.fen", "a legal move to be found");
    }
    Engine engine = searcher.orElseGet(this::create);
    searcher = Optional.of(engine);
    engine.setOption(EngineOptions.CHESS960.name(), Boolean.toString(position.isChess960()));
    engine.newGame();
    engine.setPosition(position);
    notes.clear();
    int found =
        engine
            .go(Limits.toNodes(call.body().number("nodes").orElse(USUAL_NODES)), notes)
            .bestMove();
    return Answer.json(
        new Explained(notes.depth(), UciMove.format(position, found), nodes(position)));
  }

  private Engine create() {
    Engine engine = new Engine();
    options.forEach(engine::setOption);
    engine.explainEffortTo(notes);
    return engine;
  }

  private List<NodeView> nodes(Position root) {
    List<NodeView> nodes = new ArrayList<>();
    List<Integer> path = new ArrayList<>();
    List<String> after = new ArrayList<>();
    Position node = root.copy();
    nodes.add(node(node, after, path));
    for (int move : notes.line(LINE)) {
      after.add(San.format(node, move));
      node.make(move);
      path.add(move);
      if (!notes.at(path).isEmpty()) {
        nodes.add(node(node, after, path));
      }
    }
    return nodes;
  }

  private NodeView node(Position node, List<String> after, List<Integer> path) {
    Map<Integer, MoveDecision> decided = new LinkedHashMap<>();
    notes.at(path).forEach(decision -> decided.put(decision.move(), decision));
    MoveList legal = node.legalMoves();
    List<MoveView> moves = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      Optional<MoveDecision> decision = Optional.ofNullable(decided.get(move));
      if (decision.isPresent() || path.isEmpty()) {
        moves.add(view(node, move, decision));
      }
    }
    moves.sort(
        Comparator.comparingInt(MoveView::reduced)
            .thenComparing(Comparator.comparingDouble(MoveView::deeper).reversed()));
    return new NodeView(List.copyOf(after), moves);
  }

  private static MoveView view(Position node, int move, Optional<MoveDecision> decision) {
    String uci = UciMove.format(node, move);
    String san = San.format(node, move);
    if (decision.isEmpty()) {
      return new MoveView(
          uci,
          san,
          OptionalInt.empty(),
          OptionalInt.empty(),
          0,
          0,
          List.of(),
          san + " is searched in full: nothing is taken off early, forcing or only moves.");
    }
    MoveDecision made = decision.get();
    return new MoveView(
        uci,
        san,
        OptionalInt.of(made.number()),
        OptionalInt.of(made.newDepth() - made.plies() + 1),
        made.plies(),
        plies(made.deeper()),
        reasons(made),
        sentence(san, made));
  }

  /** All but the place in the order, those that count most first. */
  private static List<ReasonView> reasons(MoveDecision decision) {
    return decision.parts().stream()
        .filter(part -> part.reason() != MoveReason.ORDER)
        .sorted(Comparator.comparingInt(part -> -Math.abs(part.amount())))
        .map(part -> new ReasonView(part.text(), plies(-part.amount())))
        .toList();
  }

  /** Such as "Nb5 is searched 1.9 half moves deeper than its place asks for, because ...". */
  private static String sentence(String san, MoveDecision decision) {
    int deeper = decision.deeper();
    if (Math.abs(deeper) < WORTH_SAYING) {
      return san + " is searched as deep as its place in the order asks for.";
    }
    List<String> because =
        reasons(decision).stream()
            .filter(reason -> reason.deeper > 0 == deeper > 0 && reason.deeper != 0)
            .limit(MOST_REASONS)
            .map(ReasonView::text)
            .toList();
    return String.format(
        Locale.ROOT,
        "%s is searched %.1f half moves %s than its place in the order asks for, because %s.",
        san,
        Math.abs(plies(deeper)),
        deeper > 0 ? "deeper" : "less deep",
        joined(because));
  }

  private static String joined(List<String> texts) {
    return texts.size() < 2
        ? String.join("", texts)
        : String.join(", ", texts.subList(0, texts.size() - 1)) + " and " + texts.getLast();
  }

  private static double plies(int amount) {
    return Math.round(amount * 100.0 / LateMoveReduction.ONE_PLY) / 100.0;
  }
}
