package v7p3r.notation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import v7p3r.board.Position;

/** Writes games as PGN: tags of the roster first, lines of at most 79 characters. */
public final class PgnWriter {
  private final Appendable out;

  public PgnWriter(Appendable out) {
    this.out = out;
  }

  /** The game as one text. */
  public static String format(GameTree tree) {
    StringBuilder text = new StringBuilder();
    try {
      new PgnWriter(text).write(tree);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  public static String format(PgnGame game) {
    return format(GameTree.of(game));
  }

  public void write(PgnGame game) throws IOException {
    write(GameTree.of(game));
  }

  /** Appends the game and an empty line. */
  public void write(GameTree tree) throws IOException {
    for (var tag : tree.tags().asMap().entrySet()) {
      String value = tag.getValue().replace("\\", "\\\\").replace("\"", "\\\"");
      out.append('[').append(tag.getKey()).append(" \"").append(value).append("\"]\n");
    }
    out.append('\n');
    MoveText moves = new MoveText(tree.startPosition());
    moves.remarks(tree.root());
    moves.line(tree.root());
    out.append(moves.end(tree.result())).append('\n');
  }

  /** The moves of one game as words on lines. */
  private static final class MoveText {
    private final Position position;
    private final WrappedText text = new WrappedText();

    /** Whether a Black move needs its number: at the start, and after remarks and variations. */
    private boolean interrupted = true;

    MoveText(Position start) {
      position = start;
    }

    /** Everything below a node, which has been played. */
    void line(GameNode start) {
      GameNode node = start;
      int played = 0;
      while (!node.children().isEmpty()) {
        List<GameNode> children = node.children();
        GameNode main = children.get(0);
        move(main);
        for (GameNode variation : children.subList(1, children.size())) {
          variation(variation);
        }
        PgnGame.play(position, main.move());
        played++;
        node = main;
      }
      for (; played > 0; played--) {
        PgnGame.takeBack(position, node.move());
        node = node.parent().orElseThrow();
      }
    }

    private void variation(GameNode first) {
      text.open('(');
      interrupted = true;
      if (!first.introduction().isEmpty()) {
        text.comment(first.introduction());
      }
      move(first);
      PgnGame.play(position, first.move());
      line(first);
      PgnGame.takeBack(position, first.move());
      text.close(')');
      interrupted = true;
    }

    private void move(GameNode node) {
      boolean white = position.sideToMove() == 0;
      if (white || interrupted) {
        text.word(position.fullMoveNumber() + (white ? "." : "..."));
      }
      text.word(San.format(position, node.move()));
      interrupted = false;
      remarks(node);
    }

    void remarks(GameNode node) {
      for (int nag : node.nags()) {
        text.word("$" + nag);
      }
      if (!node.commentary().isEmpty()) {
        text.comment(node.commentary().format());
        interrupted = true;
      }
    }

    String end(GameResult result) {
      text.word(result.text());
      return text.finish();
    }
  }
}
