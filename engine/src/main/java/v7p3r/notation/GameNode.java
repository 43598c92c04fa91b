package v7p3r.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import v7p3r.board.Move;
import v7p3r.board.Position;

/** A move in a {@link GameTree} with what is said about it; its first child continues the line. */
public final class GameNode {
  private final Optional<GameTree> tree;
  private final Optional<GameNode> parent;
  private final int move;
  private final List<GameNode> children = new ArrayList<>(1);
  private final List<Integer> nags = new ArrayList<>(0);
  private Commentary commentary = Commentary.NONE;
  private String introduction = "";

  /** The root: the start of the game, before any move. */
  GameNode(GameTree tree) {
    this.tree = Optional.of(tree);
    this.parent = Optional.empty();
    this.move = Move.NONE;
  }

  private GameNode(GameNode parent, int move) {
    this.tree = Optional.empty();
    this.parent = Optional.of(parent);
    this.move = move;
  }

  /** The move before; empty for the start of the game. */
  public Optional<GameNode> parent() {
    return parent;
  }

  /** The move, or {@link Move#NONE} for a null move and for the start of the game. */
  public int move() {
    return move;
  }

  /** The continuations: the main one first, then the variations. */
  public List<GameNode> children() {
    return Collections.unmodifiableList(children);
  }

  /** The main continuation. */
  public Optional<GameNode> next() {
    return children.isEmpty() ? Optional.empty() : Optional.of(children.get(0));
  }

  /**
   * Adds a continuation behind those that are there.
   *
   * @throws IllegalArgumentException if the move is not legal here
   */
  public GameNode play(int move) {
    Position position = position();
    boolean legal = move == Move.NONE ? !position.inCheck() : position.isLegal(move);
    if (!legal) {
      throw new IllegalArgumentException("not a legal move in " + Fen.format(position));
    }
    return append(move);
  }

  /** Adds a continuation that is known to be legal. */
  GameNode append(int move) {
    GameNode child = new GameNode(this, move);
    children.add(child);
    return child;
  }

  /** The position after this move, with the moves before it as history. */
  public Position position() {
    List<GameNode> path = new ArrayList<>();
    GameNode node = this;
    while (node.parent.isPresent()) {
      path.add(node);
      node = node.parent.get();
    }
    Position position = node.tree.orElseThrow().tags().startPosition();
    for (GameNode step : path.reversed()) {
      PgnGame.play(position, step.move);
    }
    return position;
  }

  public Commentary commentary() {
    return commentary;
  }

  public void setCommentary(Commentary commentary) {
    this.commentary = commentary;
  }

  /** Numeric annotation glyphs, such as 1 for a good move; see {@link Nag}. */
  public List<Integer> nags() {
    return Collections.unmodifiableList(nags);
  }

  /** Judges the move; the start of the game is none and cannot be judged. */
  public void addNag(int nag) {
    if (parent.isEmpty()) {
      throw new IllegalStateException("the start of the game is not a move");
    }
    if (nag < 0 || nag > Nag.MAX) {
      throw new IllegalArgumentException("not a numeric annotation glyph: " + nag);
    }
    nags.add(nag);
  }

  /** The comment before the first move of a variation; empty elsewhere. */
  public String introduction() {
    return introduction;
  }

  /** Introduces a variation; only the first move of one can be introduced. */
  public void setIntroduction(String text) {
    if (!startsVariation()) {
      throw new IllegalStateException("only a variation has an introduction");
    }
    introduction = Commentary.oneLine(text);
  }

  /** Whether the move is an alternative to the main continuation. */
  public boolean startsVariation() {
    return parent.isPresent() && parent.get().children.get(0) != this;
  }

  /** Whether move and remarks are the same; the children are not looked at. */
  boolean saysTheSameAs(GameNode other) {
    return move == other.move
        && nags.equals(other.nags)
        && introduction.equals(other.introduction)
        && commentary.equals(other.commentary);
  }
}
