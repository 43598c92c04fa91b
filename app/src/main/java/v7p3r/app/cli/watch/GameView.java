package v7p3r.app.cli.watch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.app.cli.play.BoardView;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Commentary;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameResult;
import v7p3r.notation.GameTree;
import v7p3r.notation.San;

/** Draws a game under way: who plays, the board, the last moves, and what is said about them. */
public final class GameView {
  private static final int SHOWN_MOVES = 8;

  private final BoardView board;
  private final int bottom;

  public GameView(BoardView board, int bottom) {
    this.board = board;
    this.bottom = bottom;
  }

  public String draw(GameTree game) {
    List<GameNode> line = game.mainLine();
    GameNode last = line.isEmpty() ? game.root() : line.getLast();
    StringBuilder text = new StringBuilder();
    text.append(title(game)).append("\n\n");
    text.append(player(game, line, Color.opposite(bottom))).append('\n');
    text.append(board.draw(last.position(), bottom, line.isEmpty() ? Move.NONE : last.move()));
    text.append('\n').append(player(game, line, bottom)).append("\n\n");
    text.append(line.isEmpty() ? "No move yet" : "Last move: " + numbered(last)).append('\n');
    String remark = remark(last.commentary());
    if (!remark.isEmpty()) {
      text.append("           ").append(remark).append('\n');
    }
    text.append("Moves:     ").append(lastMoves(line)).append('\n');
    text.append("Result:    ").append(result(game)).append('\n');
    return text.toString();
  }

  private static String title(GameTree game) {
    List<String> parts = new ArrayList<>();
    for (String tag : List.of("Event", "Round", "Date")) {
      game.tags()
          .value(tag)
          .filter(value -> !value.startsWith("?"))
          .ifPresent(value -> parts.add(tag.equals("Round") ? "round " + value : value));
    }
    return parts.isEmpty() ? "A game" : String.join(", ", parts);
  }

  private static String player(GameTree game, List<GameNode> line, int side) {
    String name = side == Color.WHITE ? game.tags().white() : game.tags().black();
    String clock = clock(line, side).map(left -> "  " + format(left)).orElse("");
    return "  " + (side == Color.WHITE ? "White: " : "Black: ") + name + clock;
  }

  /** What the clock showed after the last move of a side that has one. */
  private static Optional<Duration> clock(List<GameNode> line, int side) {
    for (int i = line.size() - 1; i >= 0; i--) {
      GameNode node = line.get(i);
      boolean own = Color.opposite(node.position().sideToMove()) == side;
      if (own && node.commentary().clock().isPresent()) {
        return node.commentary().clock();
      }
    }
    return Optional.empty();
  }

  private static String format(Duration time) {
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
  }

  private static String numbered(GameNode node) {
    Position before = node.parent().orElseThrow().position();
    String dots = before.sideToMove() == Color.WHITE ? ". " : "... ";
    return (before.gamePly() / 2 + 1) + dots + San.format(before, node.move());
  }

  private static String remark(Commentary commentary) {
    List<String> parts = new ArrayList<>();
    commentary.evaluation().ifPresent(score -> parts.add("eval " + score));
    commentary.elapsed().ifPresent(time -> parts.add("took " + format(time)));
    if (!commentary.text().isEmpty()) {
      parts.add(commentary.text());
    }
    return String.join("  ", parts);
  }

  private static String lastMoves(List<GameNode> line) {
    List<String> words = new ArrayList<>();
    for (GameNode node : line.subList(Math.max(0, line.size() - SHOWN_MOVES), line.size())) {
      Position before = node.parent().orElseThrow().position();
      boolean white = before.sideToMove() == Color.WHITE;
      String san = San.format(before, node.move());
      words.add(white || words.isEmpty() ? numbered(node) : san);
    }
    return words.isEmpty() ? "-" : String.join(" ", words);
  }

  private static String result(GameTree game) {
    return game.result() == GameResult.UNKNOWN ? "* (the game goes on)" : game.result().text();
  }
}
