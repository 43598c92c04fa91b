package v7p3r.notation;

import java.util.ArrayDeque;
import java.util.Deque;

/** Keeps the whole game with its remarks. */
final class TreeBuilder implements GameBuilder<GameTree> {
  private GameTree tree = new GameTree(PgnTags.UNKNOWN);
  private GameNode last = tree.root();

  /** The moves that the open variations replace. */
  private final Deque<GameNode> replaced = new ArrayDeque<>();

  /** What was said since the last move, or since a variation opened. */
  private final StringBuilder remarks = new StringBuilder();

  private boolean variationIsEmpty;

  @Override
  public boolean keepsRemarks() {
    return true;
  }

  @Override
  public void begin(PgnTags tags) {
    tree = new GameTree(tags);
    last = tree.root();
    replaced.clear();
    remarks.setLength(0);
    variationIsEmpty = false;
  }

  @Override
  public void move(int move) {
    if (variationIsEmpty) {
      last = last.append(move);
      last.setIntroduction(remarks.toString());
      remarks.setLength(0);
      variationIsEmpty = false;
    } else {
      settle();
      last = last.append(move);
    }
  }

  @Override
  public void nag(int nag) {
    // A judgment before the first move judges nothing; other programs stumble over it.
    if (!variationIsEmpty && last.parent().isPresent()) {
      last.addNag(nag);
    }
  }

  @Override
  public void comment(String text) {
    remarks.append(remarks.isEmpty() ? "" : "\n").append(text);
  }

  /** Gives the last move what was said since. */
  private void settle() {
    if (!remarks.isEmpty()) {
      last.setCommentary(last.commentary().and(Commentary.of(remarks.toString())));
      remarks.setLength(0);
    }
  }

  @Override
  public void beginVariation() {
    settle();
    replaced.push(last);
    last = last.parent().orElseThrow();
    variationIsEmpty = true;
  }

  @Override
  public void endVariation() {
    if (!variationIsEmpty) {
      settle();
    }
    // What was said in a variation without moves goes to the move that it was to replace.
    variationIsEmpty = false;
    last = replaced.pop();
  }

  @Override
  public GameTree finish(PgnTags tags) {
    settle();
    tree.replaceTags(tags);
    return tree;
  }
}
