package v7p3r.studio.analyse;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.arena.game.OpeningNames;
import v7p3r.board.Position;
import v7p3r.eval.Theme;
import v7p3r.notation.GameTree;
import v7p3r.notation.NotationException;
import v7p3r.notation.PgnTags;
import v7p3r.notation.UciMove;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.play.GameState;
import v7p3r.studio.think.Analyst;
import v7p3r.studio.think.Insight;
import v7p3r.studio.think.MoveTexts;
import v7p3r.studio.think.ThoughtView;

/** One analysis: a tree, the node that is looked at, and the engines that look with. */
final class Analysis implements AutoCloseable {
  private final String id;
  private final AnalysisTree tree;
  private final LiveHub hub;
  private final Function<String, Analyst> analysts;
  private final Map<String, EngineDesk> engines = new LinkedHashMap<>();
  private int current;

  Analysis(String id, GameTree game, LiveHub hub, Function<String, Analyst> analysts) {
    this.id = id;
    this.tree = new AnalysisTree(game);
    this.hub = hub;
    this.analysts = analysts;
  }

  String topic() {
    return "analysis/" + id;
  }

  synchronized void goTo(int node) {
    tree.position(node);
    current = node;
    follow();
  }

  /** Plays a move where it stands. */
  synchronized void play(String uci) {
    current = tree.play(current, UciMove.parse(tree.position(current), uci));
    follow();
  }

  /** Keeps a line as a variation, as far as it is legal, and goes to its end. */
  synchronized void keep(List<String> line) {
    for (String uci : line) {
      try {
        current = tree.play(current, UciMove.parse(tree.position(current), uci));
      } catch (NotationException e) {
        break;
      }
    }
    follow();
  }

  synchronized void delete(int node) {
    int before = tree.delete(node);
    if (!tree.has(current)) {
      current = before;
    }
    follow();
  }

  synchronized void promote(int node) {
    tree.promote(node);
    changed();
  }

  synchronized void annotate(int node, Optional<String> comment, Optional<List<Integer>> nags) {
    tree.annotate(node, comment, nags);
    changed();
  }

  /** Starts, changes or stops an engine. */
  synchronized void set(
      String name, boolean runs, int lines, List<Theme> off, Map<String, String> options) {
    EngineDesk desk =
        engines.computeIfAbsent(
            name, _ -> new EngineDesk(name, analysts.apply(name), this::hear, this::changed));
    desk.set(lines, off, options);
    if (runs) {
      look(desk);
    } else {
      desk.rest();
    }
    changed();
  }

  /** All engines that run go to the node that is looked at. */
  private void follow() {
    engines.values().stream().filter(EngineDesk::isRunning).forEach(this::look);
    changed();
  }

  private void look(EngineDesk desk) {
    Position position = tree.position(current);
    if (position.hasLegalMove()) {
      desk.look(current, position, tree.startFen(), tree.moves(current));
    }
  }

  /** Nobody looks any more: engines stop, and tell how far they came. */
  synchronized void rest() {
    engines.values().forEach(EngineDesk::rest);
    changed();
  }

  synchronized boolean isSearching() {
    return engines.values().stream().anyMatch(EngineDesk::isRunning);
  }

  private void hear(EngineDesk desk, Supplier<Insight> newest) {
    hub.publish(topic(), "thought", desk.name(), () -> thought(desk));
  }

  private static ObjectNode thought(EngineDesk desk) {
    return ThoughtView.ofAnalysis(desk.insight(), desk.name(), desk.node(), !desk.isRunning());
  }

  synchronized List<ObjectNode> thoughts() {
    return engines.values().stream().map(Analysis::thought).toList();
  }

  private void changed() {
    hub.publish(topic(), "state", this::state);
  }

  synchronized Position position() {
    return tree.position(current);
  }

  synchronized String pgn() {
    return tree.pgn();
  }

  synchronized AnalysisState state() {
    Position position = tree.position(current);
    PgnTags tags = tree.tags();
    return new AnalysisState(
        id,
        tree.isChess960(),
        new AnalysisState.Tree(tree.startFen(), tree.views()),
        current,
        engines.values().stream().map(EngineDesk::state).toList(),
        MoveTexts.legal(position),
        OpeningNames.of(position).map(name -> new GameState.OpeningView(name.eco(), name.name())),
        new GameState.Side(tags.white(), false, OptionalInt.empty()),
        new GameState.Side(tags.black(), false, OptionalInt.empty()),
        tags.result().text(),
        "/api/analyses/" + id + ".pgn");
  }

  @Override
  public synchronized void close() {
    engines.values().forEach(EngineDesk::close);
  }
}
