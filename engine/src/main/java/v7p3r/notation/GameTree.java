package v7p3r.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import v7p3r.board.Position;

/** A game with everything that is said about it: comments, judgments and variations. */
public final class GameTree {
  private final GameNode root = new GameNode(this);
  private PgnTags tags;

  public GameTree(PgnTags tags) {
    this.tags = tags;
  }

  /** The moves of a game, ready for remarks. */
  public static GameTree of(PgnGame game) {
    GameTree tree = new GameTree(game.tags());
    GameNode node = tree.root;
    for (int i = 0; i < game.length(); i++) {
      node = node.append(game.move(i));
    }
    return tree;
  }

  public PgnTags tags() {
    return tags;
  }

  /** Changes what the headers say; the game must still begin where it did. */
  void replaceTags(PgnTags tags) {
    this.tags = tags;
  }

  /** Ends the game, or takes the end back. */
  public void setResult(GameResult result) {
    tags = tags.with(result);
  }

  public GameResult result() {
    return tags.result();
  }

  public Position startPosition() {
    return tags.startPosition();
  }

  /** The start of the game; its commentary is what is said before the first move. */
  public GameNode root() {
    return root;
  }

  /** The moves that were played, in order, without the root. */
  public List<GameNode> mainLine() {
    List<GameNode> line = new ArrayList<>();
    Optional<GameNode> node = root.next();
    while (node.isPresent()) {
      line.add(node.get());
      node = node.get().next();
    }
    return line;
  }

  /** The last move that was played, or the root. */
  public GameNode last() {
    GameNode node = root;
    while (!node.children().isEmpty()) {
      node = node.children().get(0);
    }
    return node;
  }

  /** The moves that were played, without the remarks. */
  public PgnGame game() {
    return new PgnGame(mainLine().stream().mapToInt(GameNode::move).toArray(), tags);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameTree tree && tags.equals(tree.tags) && sameNodes(root, tree.root);
  }

  /** Walks both trees side by side; without recursion, for games can be long. */
  private static boolean sameNodes(GameNode one, GameNode two) {
    Deque<GameNode> ones = new ArrayDeque<>(List.of(one));
    Deque<GameNode> twos = new ArrayDeque<>(List.of(two));
    while (!ones.isEmpty()) {
      GameNode a = ones.pop();
      GameNode b = twos.pop();
      if (!a.saysTheSameAs(b) || a.children().size() != b.children().size()) {
        return false;
      }
      ones.addAll(a.children());
      twos.addAll(b.children());
    }
    return true;
  }

  @Override
  public int hashCode() {
    return tags.hashCode();
  }

  @Override
  public String toString() {
    return PgnWriter.format(this);
  }
}
