package v7p3r.lab.tune.set;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import v7p3r.notation.Fen;

/** Lines of {@code fen,score}, the score in units of 10,000 centipawns for White, no games. */
final class ChessForceCsv implements SetRows.Format {
  static final String HEADER = "fen_board,cp_score";
  private static final double CENTIPAWNS = 10_000;

  private final Path file;
  private final String source;
  private final GameRuns games;

  ChessForceCsv(Path file, String source) {
    this.file = file;
    this.source = source;
    this.games = new GameRuns(source);
  }

  @Override
  public Optional<LabelledPosition> read(String line, int number) throws IOException {
    int comma = line.lastIndexOf(',');
    if (comma < 0) {
      throw new SetException(file, number, "expected 'fen,score', found '" + line + "'");
    }
    try {
      int score = (int) Math.round(CENTIPAWNS * Double.parseDouble(line.substring(comma + 1)));
      String fen = line.substring(0, comma);
      String game = games.next(Fen.parse(fen), LabelledPosition.NO_RESULT);
      return Optional.of(
          new LabelledPosition(fen, game, LabelledPosition.NO_RESULT, score, "", source));
    } catch (NumberFormatException e) {
      throw new SetException(
          file, number, "expected a score, found '" + line.substring(comma + 1) + "'");
    }
  }
}
