package v7p3r.app.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import v7p3r.arena.game.PlayedMove;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Explanation;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/** Why the engine likes a position, and why it played its last move: by themes, in words. */
final class Reasons {
  private static final int SHOWN_THEMES = 6;
  private static final double LEAST_CENTIPAWNS = 5;

  private Reasons() {}

  static String ofPosition(Position position) {
    return explain(position).toTable();
  }

  /** What the engine expected when it moved, and what that changes theme by theme. */
  static String ofLastMove(PlayedGame game, int engine) {
    int ply = game.length() - 1;
    while (ply >= 0 && game.positionAfter(ply).sideToMove() != engine) {
      ply--;
    }
    if (ply < 0) {
      return "The engine has not moved yet.";
    }
    PlayedMove move = game.moves().get(ply);
    Position before = game.positionAfter(ply);
    StringBuilder text = new StringBuilder();
    text.append(Desk.numbered(before, move.move())).append(": ");
    text.append(
        move.thought()
            .score()
            .map(score -> score + " for " + Desk.sideName(engine) + depth(move))
            .orElse("chosen without a search"));
    Position end = game.positionAfter(ply);
    if (expected(move).getFirst().equals(move.uci())) {
      text.append("\nIt expects ").append(play(end, expected(move))).append('.');
    } else {
      Position liked = game.positionAfter(ply);
      text.append("\nIts search liked ").append(play(liked, expected(move).subList(0, 1)));
      text.append(" best; as weak as it is meant to be, it plays other moves at times.");
      end.make(move.move());
    }
    appendChanges(text, changes(before, end, engine), engine);
    return text.toString();
  }

  private static void appendChanges(StringBuilder text, List<Change> changes, int engine) {
    if (changes.isEmpty()) {
      text.append("\nNo theme of the evaluation changes much on the way.");
      return;
    }
    text.append("\nWhat that changes for ").append(Desk.sideName(engine)).append(", in pawns:");
    for (Change change : changes) {
      text.append(
          String.format(
              Locale.ROOT,
              "\n  %+.2f  %s: %s",
              change.centipawns / 100,
              change.theme.key(),
              change.theme.meaning()));
    }
  }

  /** Plays moves as far as they are legal, and writes them down: 1... dxe4 2. Kd1 Kd7. */
  private static String play(Position position, List<String> moves) {
    StringJoiner line = new StringJoiner(" ");
    for (String uci : moves) {
      try {
        int move = UciMove.parse(position, uci);
        boolean numbered = position.sideToMove() == Color.WHITE || line.length() == 0;
        line.add(numbered ? Desk.numbered(position, move) : San.format(position, move));
        position.make(move);
      } catch (NotationException e) {
        break;
      }
    }
    return line.toString();
  }

  private static List<String> expected(PlayedMove move) {
    return move.thought().line().isEmpty() ? List.of(move.uci()) : move.thought().line();
  }

  private static String depth(PlayedMove move) {
    return move.thought().depth().isPresent()
        ? ", " + move.thought().depth().getAsInt() + " half moves deep"
        : "";
  }

  private record Change(Theme theme, double centipawns) {}

  /** The themes that change most, as a side sees them; whose move it is always changes. */
  private static List<Change> changes(Position before, Position after, int side) {
    Explanation old = explain(before);
    Explanation now = explain(after);
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < now.lines().size(); i++) {
      double white = now.share(now.lines().get(i)) - old.share(old.lines().get(i));
      double change = side == Color.WHITE ? white : -white;
      Theme theme = now.lines().get(i).theme();
      if (theme != Theme.TEMPO && Math.abs(change) >= LEAST_CENTIPAWNS) {
        changes.add(new Change(theme, change));
      }
    }
    changes.sort(Comparator.comparingDouble((Change change) -> -Math.abs(change.centipawns)));
    return changes.subList(0, Math.min(SHOWN_THEMES, changes.size()));
  }

  private static Explanation explain(Position position) {
    return Explanation.of(position, Weights.tuned(), ThemeSet.ALL);
  }
}
