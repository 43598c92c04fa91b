package v7p3r.studio.analyse;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
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
  private boolean resting;
  private int absence;

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
      String name, boolean on, int lines, List<Theme> off, Map<String, String> options) {
    EngineDesk desk =
        engines.computeIfAbsent(
            name, _ -> new EngineDesk(name, analysts.apply(name), this::hear, this::changed));
    desk.set(on, lines, off, options);
    if (on) {
      look(desk);
    } else {
      desk.pause();
    }
    changed();
  }

  /** All engines that are on go to the node that is looked at. */
  private void follow() {
    resting = false;
    engines.values().stream().filter(EngineDesk::isOn).forEach(this::look);
    changed();
  }

  private void look(EngineDesk desk) {
    Position position = tree.position(current);
    if (position.hasLegalMove()) {
      desk.look(current, position, tree.startFen(), tree.moves(current));
    } else {
      desk.pause();
    }
  }

  /**
   * Nobody shows it from now on.
   *
   * @return what to do once the grace time is over: engines stop if nobody has come back and
   *     nothing was asked since
   */
  synchronized Runnable leave(BooleanSupplier isShown) {
    int mine = ++absence;
    return () -> rest(mine, isShown);
  }

  private synchronized void rest(int since, BooleanSupplier isShown) {
    if (since == absence && !isShown.getAsBoolean()) {
      resting = true;
      engines.values().forEach(EngineDesk::pause);
      changed();
    }
  }

  /** Somebody shows it: engines that rested go on where they were. */
  synchronized void resume() {
    absence++;
    if (resting) {
      follow();
    }
  }

  synchronized boolean isSearching() {
    return engines.values().stream().anyMatch(EngineDesk::isSearching);
  }

  private void hear(EngineDesk desk, Supplier<Insight> newest) {
    hub.publish(topic(), "thought", desk.name(), () -> thought(desk));
  }

  private static ObjectNode thought(EngineDesk desk) {
    return ThoughtView.ofAnalysis(desk.insight(), desk.name(), desk.node(), !desk.isSearching());
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
