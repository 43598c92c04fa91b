package v7p3r.eval;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.eval.context.Score;

/** An explanation as a table in plain characters, all numbers in centipawns. */
public final class ExplanationText {
  private static final String ROW = "%-24s %6d %6d  %6d %6d  %6d %6d  %8.1f%n";
  private static final String HEADER =
      """
                                   White          Black          Total     Score
      Theme                        mg     eg      mg     eg      mg     eg
      """;
  private static final String RULE = "-".repeat(80) + '\n';

  private ExplanationText() {}

  /** Only the themes that have something to say. */
  static String table(Explanation explanation) {
    return table(
        explanation,
        explanation.lines().stream().filter(line -> speaks(explanation, line)).toList());
  }

  /** All themes that are on, also those without a word. */
  public static String wholeTable(Explanation explanation) {
    return table(explanation, explanation.lines());
  }

  /** For each theme that speaks of squares: White's, then Black's. */
  static String squares(Explanation explanation) {
    StringBuilder text = new StringBuilder(4000);
    for (Explanation.Line line : explanation.lines()) {
      long white = line.squares(Color.WHITE);
      long black = line.squares(Color.BLACK);
      if ((white | black) != 0) {
        append(
            text, "%-24s White: %s; Black: %s%n", line.theme().key(), names(white), names(black));
      }
    }
    return text.toString().stripTrailing();
  }

  private static String names(long squares) {
    StringJoiner names = new StringJoiner(" ").setEmptyValue("none");
    for (long rest = squares; rest != 0; rest = Bitboard.rest(rest)) {
      names.add(Square.name(Bitboard.first(rest)));
    }
    return names.toString();
  }

  private static boolean speaks(Explanation explanation, Explanation.Line line) {
    return !line.isSilent() || explanation.share(line) != 0;
  }

  private static String table(Explanation explanation, List<Explanation.Line> lines) {
    StringBuilder text = new StringBuilder(8000).append(HEADER).append(RULE);
    for (Explanation.Line line : lines) {
      appendRow(text, explanation, line);
    }
    text.append(RULE);
    int sum = explanation.sum();
    append(text, "%-24s %30s  %6d %6d%n", "sum", "", Score.middlegame(sum), Score.endgame(sum));
    int silent = explanation.lines().size() - lines.size();
    if (silent > 0) {
      append(text, "themes without a word here: %d%n", silent);
    }
    appendMissing(text, explanation);
    appendMeanings(text, lines);
    append(
        text,
        "phase %d of %d (%d: all pieces, middlegame counts; 0: none, endgame counts)%n",
        explanation.phase(),
        Position.FULL_PHASE,
        Position.FULL_PHASE);
    append(
        text,
        "scale %d of %d (how much of an advantage counts with this material)%n",
        explanation.scale(),
        Explanation.FULL_SCALE);
    append(
        text,
        "score %+d for White, %+d for the side to move (%s)",
        explanation.centipawns(),
        explanation.forSideToMove(),
        explanation.sideToMove() == Color.WHITE ? "White" : "Black");
    return text.toString();
  }

  private static void appendMeanings(StringBuilder text, List<Explanation.Line> lines) {
    text.append('\n');
    for (Explanation.Line line : lines) {
      append(text, "%-23s %s%n", line.theme().key(), line.theme().meaning());
    }
    text.append(lines.isEmpty() ? "" : "\n");
  }

  private static void appendRow(
      StringBuilder text, Explanation explanation, Explanation.Line line) {
    append(
        text,
        ROW,
        line.theme().key(),
        Score.middlegame(line.white()),
        Score.endgame(line.white()),
        Score.middlegame(line.black()),
        Score.endgame(line.black()),
        Score.middlegame(line.total()),
        Score.endgame(line.total()),
        explanation.share(line) + 0.0); // never -0.0
  }

  private static void appendMissing(StringBuilder text, Explanation explanation) {
    StringBuilder off = new StringBuilder();
    for (Theme theme : Theme.values()) {
      if (!explanation.themes().has(theme)) {
        off.append(off.isEmpty() ? "switched off: " : ", ").append(theme.key());
      }
    }
    text.append(off).append(off.isEmpty() ? "" : "\n");
  }

  private static void append(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format.replace("%n", "\n"), values));
  }
}
