package v7p3r.lab.tune.set;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Lines of a header's columns: {@code fen}, {@code game}, {@code result}, and {@code score} (for
 * White) or {@code score_cp} (for the side to move), with {@code best} or {@code best_move} and
 * {@code source} where there are such. It reads the sets written here and the scored sets of
 * others.
 */
final class TabSeparated implements SetRows.Format {
  static final String HEADER = "fen\tgame\tresult\tscore\tbest\tsource";

  private final Path file;
  private final int columns;
  private final int fen;
  private final int game;
  private final int result;
  private final int score;
  private final boolean scoreOfMover;
  private final int best;
  private final int source;
  private final String sourceName;

  TabSeparated(Path file, String header, int line) throws IOException {
    this.file = file;
    List<String> names = Arrays.asList(header.split("\t", -1));
    columns = names.size();
    fen = names.indexOf("fen");
    game = names.indexOf("game");
    result = names.indexOf("result");
    scoreOfMover = names.contains("score_cp");
    score = names.indexOf(scoreOfMover ? "score_cp" : "score");
    best = names.indexOf(names.contains("best_move") ? "best_move" : "best");
    source = names.indexOf("source");
    sourceName = SetRows.sourceName(file);
    if (fen < 0 || game < 0 || result < 0 && score < 0) {
      throw new SetException(
          file,
          line,
          "expected a header with fen, game and result or score, found '" + header + "'");
    }
  }

  @Override
  public Optional<LabelledPosition> read(String line, int number) throws IOException {
    String[] values = line.split("\t", -1);
    if (values.length != columns) {
      throw new SetException(
          file, number, "expected " + columns + " columns, found " + values.length);
    }
    double white = parseResult(column(values, result), number);
    int centipawns = parseScore(column(values, score), number);
    if (scoreOfMover && centipawns != LabelledPosition.NO_SCORE && values[fen].contains(" b ")) {
      centipawns = -centipawns;
    }
    if (Double.isNaN(white) && centipawns == LabelledPosition.NO_SCORE) {
      throw new SetException(file, number, "expected a result or a score, found neither");
    }
    String from = source < 0 ? sourceName : values[source];
    return Optional.of(
        new LabelledPosition(
            values[fen], values[game], white, centipawns, column(values, best), from));
  }

  private static String column(String[] values, int index) {
    return index < 0 ? "" : values[index];
  }

  private double parseResult(String text, int number) throws IOException {
    return switch (text) {
      case "" -> LabelledPosition.NO_RESULT;
      case "1", "1.0" -> 1;
      case "0.5" -> 0.5;
      case "0", "0.0" -> 0;
      default ->
          throw new SetException(
              file, number, "expected a result of 1, 0.5 or 0, found '" + text + "'");
    };
  }

  private int parseScore(String text, int number) throws IOException {
    if (text.isEmpty()) {
      return LabelledPosition.NO_SCORE;
    }
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new SetException(file, number, "expected centipawns, found '" + text + "'");
    }
  }
}
