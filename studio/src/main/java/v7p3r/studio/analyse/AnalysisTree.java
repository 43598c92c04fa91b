package v7p3r.studio.analyse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Commentary;
import v7p3r.notation.Evaluation;
import v7p3r.notation.Fen;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameTree;
import v7p3r.notation.PgnTags;
import v7p3r.notation.PgnWriter;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.studio.http.HttpProblem;

/** A game with variations whose positions have numbers; 0 is where it begins. */
final class AnalysisTree {
  private static final int MOST_NODES = 20_000;

  /** The tree is walked by recursion. */
  private static final int LONGEST_LINE = 1_500;

  private final PgnTags tags;
  private final Position start;
  private final Map<Integer, Node> nodes = new LinkedHashMap<>();
  private int next;

  private static final class Node {
    private final int id;
    private final Optional<Node> parent;
    private final int move;
    private final int depth;
    private final List<Node> children = new ArrayList<>();
    private Commentary commentary = Commentary.NONE;
    private List<Integer> nags = List.of();

    Node(int id, Optional<Node> parent, int move) {
      this.id = id;
      this.parent = parent;
      this.move = move;
      this.depth = parent.map(before -> before.depth + 1).orElse(0);
    }
  }

  AnalysisTree(GameTree game) {
    this.tags = game.tags();
    this.start = game.startPosition();
    Node root = new Node(next++, Optional.empty(), Move.NONE);
    root.commentary = game.root().commentary();
    nodes.put(root.id, root);
    copy(game.root(), root);
  }

  /** Lines end before a null move: engines cannot go on from there. */
  private void copy(GameNode from, Node to) {
    for (GameNode child : from.children()) {
      if (child.move() != Move.NONE) {
        Node added = add(to, child.move());
        added.commentary = child.commentary();
        added.nags = List.copyOf(child.nags());
        copy(child, added);
      }
    }
  }

  private Node add(Node parent, int move) {
    if (nodes.size() >= MOST_NODES || parent.depth >= LONGEST_LINE) {
      throw HttpProblem.conflict("the analysis is full", "at most " + MOST_NODES + " moves");
    }
    Node node = new Node(next++, Optional.of(parent), move);
    parent.children.add(node);
    nodes.put(node.id, node);
    return node;
  }

  private Node node(int id) {
    return Optional.ofNullable(nodes.get(id))
        .orElseThrow(() -> HttpProblem.wrong("there is no node " + id, "body.node", "a node"));
  }

  boolean has(int id) {
    return nodes.containsKey(id);
  }

  /** The moves that lead to a node. */
  private List<Node> path(int id) {
    List<Node> path = new ArrayList<>();
    for (Optional<Node> at = Optional.of(node(id)); at.isPresent(); at = at.get().parent) {
      if (at.get().parent.isPresent()) {
        path.addFirst(at.get());
      }
    }
    return path;
  }

  /** The position of a node, with its history. */
  Position position(int id) {
    Position position = start.copy();
    path(id).forEach(node -> position.make(node.move));
    return position;
  }

  /** The moves that lead to a node, as UCI writes them. */
  List<String> moves(int id) {
    Position position = start.copy();
    List<String> moves = new ArrayList<>();
    for (Node node : path(id)) {
      moves.add(UciMove.format(position, node.move));
      position.make(node.move);
    }
    return moves;
  }

  String startFen() {
    return Fen.format(start);
  }

  PgnTags tags() {
    return tags;
  }

  boolean isChess960() {
    return start.isChess960();
  }

  // ---- Changes ----

  /** Plays a move, as a new variation if it is new; the node that it leads to. */
  int play(int id, int move) {
    Node parent = node(id);
    for (Node child : parent.children) {
      if (child.move == move) {
        return child.id;
      }
    }
    return add(parent, move).id;
  }

  /** Takes a move and all behind it away; the node before it. */
  int delete(int id) {
    Node node = node(id);
    Node parent =
        node.parent.orElseThrow(
            () -> HttpProblem.wrong("the first position stays", "body.node", "a move"));
    parent.children.remove(node);
    forget(node);
    return parent.id;
  }

  private void forget(Node node) {
    nodes.remove(node.id);
    node.children.forEach(this::forget);
  }

  /** Makes the line of a node the main one where it branches off. */
  void promote(int id) {
    for (Node node : path(id)) {
      List<Node> siblings = node.parent.orElseThrow().children;
      siblings.remove(node);
      siblings.addFirst(node);
    }
  }

  void annotate(int id, Optional<String> comment, Optional<List<Integer>> nags) {
    Node node = node(id);
    comment.ifPresent(
        text ->
            node.commentary =
                new Commentary(
                    text,
                    node.commentary.clock(),
                    node.commentary.elapsed(),
                    node.commentary.evaluation()));
    nags.ifPresent(list -> node.nags = List.copyOf(list));
  }

  // ---- Views ----

  List<AnalysisState.NodeView> views() {
    List<AnalysisState.NodeView> views = new ArrayList<>();
    view(node(0), start.copy(), true, 0, views);
    return views;
  }

  private void view(
      Node first, Position position, boolean main, int ply, List<AnalysisState.NodeView> views) {
    views.add(view(first, position, main, ply));
    for (int i = 0; i < first.children.size(); i++) {
      Node child = first.children.get(i);
      position.make(child.move);
      view(child, position, main && i == 0, ply + 1, views);
      position.unmake();
    }
  }

  private static AnalysisState.NodeView view(Node node, Position after, boolean main, int ply) {
    Optional<String> uci = Optional.empty();
    Optional<String> san = Optional.empty();
    String fen = Fen.format(after);
    if (node.parent.isPresent()) {
      after.unmake();
      uci = Optional.of(UciMove.format(after, node.move));
      san = Optional.of(San.format(after, node.move));
      after.make(node.move);
    }
    OptionalInt cp = OptionalInt.empty();
    OptionalInt mate = OptionalInt.empty();
    if (node.commentary.evaluation().isPresent()) {
      switch (node.commentary.evaluation().get()) {
        case Evaluation.Centipawns score -> cp = OptionalInt.of(score.value());
        case Evaluation.MateIn score -> mate = OptionalInt.of(score.moves());
      }
    }
    return new AnalysisState.NodeView(
        node.id,
        node.parent.map(parent -> OptionalInt.of(parent.id)).orElse(OptionalInt.empty()),
        uci,
        san,
        fen,
        node.commentary.text(),
        node.nags,
        main,
        ply,
        cp,
        mate,
        node.commentary
            .elapsed()
            .map(time -> OptionalLong.of(time.toMillis()))
            .orElse(OptionalLong.empty()));
  }

  String pgn() {
    GameTree game = new GameTree(tags);
    game.root().setCommentary(node(0).commentary);
    write(node(0), game.root());
    return PgnWriter.format(game);
  }

  private static void write(Node from, GameNode to) {
    for (Node child : from.children) {
      GameNode written = to.play(child.move);
      written.setCommentary(child.commentary);
      child.nags.forEach(written::addNag);
    }
    for (int i = 0; i < from.children.size(); i++) {
      write(from.children.get(i), to.children().get(i));
    }
  }
}
