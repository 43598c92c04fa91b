package v7p3r.notation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import v7p3r.board.Move;
import v7p3r.board.Position;

/** Games with random variations, comments, judgments and clocks. */
final class RandomTrees {
  private static final String[] WORDS = {
    "good",
    "bad",
    "(?)",
    "1.",
    "Nf3",
    "[%cal Ga1a2]",
    "Ga1a2]",
    "{",
    ";",
    "$1",
    "a-very-long-word",
    "1-0"
  };

  private final RandomGames random;

  RandomTrees(RandomGames random) {
    this.random = random;
  }

  GameTree tree() {
    Position start = random.position(20);
    PgnTags tags = PgnTags.UNKNOWN.withStart(start).with("Round", "" + random.nextInt(100));
    GameTree tree = new GameTree(tags.with(GameResult.values()[random.nextInt(4)]));
    remark(tree.root());
    List<GameNode> nodes = new ArrayList<>(List.of(tree.root()));
    for (int moves = random.nextInt(80); moves > 0; moves--) {
      boolean branch = random.nextInt(8) == 0;
      GameNode node = branch ? nodes.get(random.nextInt(nodes.size())) : nodes.getLast();
      int move = random.move(node.position());
      if (move != Move.NONE) {
        GameNode child = node.play(move);
        nodes.add(child);
        remark(child);
        if (child.startsVariation() && random.nextInt(2) == 0) {
          child.setIntroduction(text());
        }
      }
    }
    return tree;
  }

  private void remark(GameNode node) {
    int nags = node.parent().isEmpty() ? 0 : random.nextInt(6) - 3;
    for (; nags > 0; nags--) {
      node.addNag(random.nextInt(256));
    }
    Commentary commentary = Commentary.of(random.nextInt(4) == 0 ? text() : "");
    if (random.nextInt(4) == 0) {
      commentary = commentary.withClock(Duration.ofMillis(random.nextInt(10_000_000)));
    }
    if (random.nextInt(8) == 0) {
      commentary = commentary.withElapsed(Duration.ofSeconds(random.nextInt(1000)));
    }
    if (random.nextInt(4) == 0) {
      boolean mate = random.nextInt(4) == 0;
      int value = random.nextInt(2000) - 1000;
      commentary =
          commentary.withEvaluation(
              mate ? new Evaluation.MateIn(value) : new Evaluation.Centipawns(value));
    }
    node.setCommentary(commentary);
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int words = random.nextInt(40); words >= 0; words--) {
      text.append(WORDS[random.nextInt(WORDS.length)]).append(words == 0 ? "" : " ");
    }
    return text.toString();
  }
}
