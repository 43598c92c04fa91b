package v7p3r.app.lichess.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import v7p3r.app.lichess.config.BotConfigFile;
import v7p3r.arena.player.Effort;
import v7p3r.arena.player.Thought;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Explanation;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/** Why the bot played its last move, and what that cost, in a line of chat each. */
final class MoveWords {
  private static final int SHOWN_THEMES = 3;
  private static final int SHOWN_MOVES = 3;
  private static final double LEAST_CENTIPAWNS = 5;
  private static final double EASY = 0.35;
  private static final double HARD = 0.65;
  private static final String BECAUSE = " because ";

  private final Position before;
  private final int move;
  private final Thought thought;
  private final long nanos;

  /** A move, the position before it, and what was thought about it. */
  MoveWords(Position before, int move, Thought thought, long nanos) {
    this.before = before;
    this.move = move;
    this.thought = thought;
    this.nanos = nanos;
  }

  private String name() {
    boolean isWhite = before.sideToMove() == Color.WHITE;
    return (before.gamePly() / 2 + 1) + (isWhite ? ". " : "... ") + San.format(before, move);
  }

  /** Its score, what it expects, and the themes that change most on the way. */
  String why() {
    if (thought.score().isEmpty()) {
      return clip(name() + " is from my opening book.");
    }
    Position end = before.copy();
    String expected = play(end);
    StringJoiner themes = new StringJoiner(", ");
    changes(end).forEach(change -> themes.add(change.words()));
    return clip(
        name()
            + ": "
            + thought.score().get()
            + (expected.isEmpty() ? "" : ", expecting " + expected)
            + (themes.length() == 0 ? "; nothing changes much." : "; gains and losses: " + themes));
  }

  /** How hard it found the position, and what it spent. */
  String effort() {
    if (thought.score().isEmpty()) {
      return clip(name() + " cost nothing: it is from my opening book.");
    }
    StringBuilder text = new StringBuilder(name());
    text.append(String.format(Locale.ROOT, " took %.1f s", nanos / 1e9));
    thought.depth().ifPresent(depth -> text.append(", depth ").append(depth));
    thought.nodes().ifPresent(nodes -> text.append(", ").append(count(nodes)).append(" positions"));
    Optional<Effort> effort = thought.effort();
    effort.ifPresent(
        e ->
            text.append(
                String.format(
                    Locale.ROOT,
                    ". %s to decide (PES %.2f), so mode %s",
                    hardness(e.pes()),
                    e.pes(),
                    e.mode())));
    reasons().ifPresent(reasons -> text.append(": ").append(reasons));
    return clip(text + ".");
  }

  private static String hardness(double pes) {
    return pes < EASY ? "Easy" : pes > HARD ? "Hard" : "Neither easy nor hard";
  }

  private Optional<String> reasons() {
    return thought.remarks().stream()
        .filter(remark -> remark.startsWith("desc ") && remark.contains(BECAUSE))
        .map(remark -> remark.substring(remark.indexOf(BECAUSE) + BECAUSE.length()))
        .reduce((_, last) -> last);
  }

  private static String count(long nodes) {
    return nodes < 1_000_000
        ? String.format(Locale.ROOT, "%.0fk", nodes / 1e3)
        : String.format(Locale.ROOT, "%.1fM", nodes / 1e6);
  }

  /** Plays the expected line on the position; names the moves that come after the first. */
  private String play(Position position) {
    StringJoiner words = new StringJoiner(" ");
    List<String> line = thought.line();
    if (line.isEmpty() || !line.getFirst().equals(UciMove.format(position, move))) {
      position.make(move);
      return "";
    }
    int shown = 0;
    for (String uci : line) {
      try {
        int next = UciMove.parse(position, uci);
        if (shown > 0 && shown <= SHOWN_MOVES) {
          words.add(San.format(position, next));
        }
        shown++;
        position.make(next);
      } catch (NotationException e) {
        break;
      }
    }
    return words.toString();
  }

  private record Change(Theme theme, double centipawns) {
    String words() {
      return String.format(
          Locale.ROOT, "%s %+.2f", theme.key().replace('-', ' '), centipawns / 100);
    }
  }

  private List<Change> changes(Position after) {
    Explanation old = Explanation.of(before, Weights.tuned(), ThemeSet.ALL);
    Explanation now = Explanation.of(after, Weights.tuned(), ThemeSet.ALL);
    int sign = before.sideToMove() == Color.WHITE ? 1 : -1;
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < now.lines().size(); i++) {
      Theme theme = now.lines().get(i).theme();
      double change = sign * (now.share(now.lines().get(i)) - old.share(old.lines().get(i)));
      if (theme != Theme.TEMPO && Math.abs(change) >= LEAST_CENTIPAWNS) {
        changes.add(new Change(theme, change));
      }
    }
    changes.sort(Comparator.comparingDouble((Change change) -> -Math.abs(change.centipawns)));
    return changes.subList(0, Math.min(SHOWN_THEMES, changes.size()));
  }

  /** As much as a line of chat can hold. */
  static String clip(String text) {
    int most = BotConfigFile.CHAT_CHARS;
    return text.length() <= most ? text : text.substring(0, most - 3) + "...";
  }
}
