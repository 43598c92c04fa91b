package v7p3r.lab.tune.set;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import v7p3r.notation.Epd;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.NotationException;

/**
 * EPD lines with the game's result in {@code c9} and, where an engine looked, its score for White
 * in {@code wv} (pawns).
 */
final class LabelledEpd implements SetRows.Format {
  private final Path file;
  private final String source;
  private final GameRuns games;

  LabelledEpd(Path file, String source) {
    this.file = file;
    this.source = source;
    this.games = new GameRuns(source);
  }

  @Override
  public Optional<LabelledPosition> read(String line, int number) throws IOException {
    Epd epd = parse(line, number);
    double result = result(epd, number);
    OptionalDouble pawns = pawns(epd, number);
    if (Double.isInfinite(pawns.orElse(0))) {
      return Optional.empty(); // a mate: nothing to learn for a static evaluation
    }
    int score =
        pawns.isPresent() ? (int) Math.round(100 * pawns.getAsDouble()) : LabelledPosition.NO_SCORE;
    String fen = Fen.format(epd.position());
    return Optional.of(
        new LabelledPosition(fen, games.next(epd.position(), result), result, score, "", source));
  }

  private Epd parse(String line, int number) throws IOException {
    try {
      return Epd.parse(line);
    } catch (NotationException e) {
      throw new SetException(file, number, e.getMessage());
    }
  }

  private double result(Epd epd, int number) throws IOException {
    String text = epd.text("c9").orElse("");
    return switch (GameResult.parse(text).orElse(GameResult.UNKNOWN)) {
      case WHITE_WINS -> 1;
      case DRAW -> 0.5;
      case BLACK_WINS -> 0;
      case UNKNOWN ->
          throw new SetException(
              file, number, "expected a result such as c9 \"1-0\", found '" + text + "'");
    };
  }

  /** The engine's score; infinite for a mate. */
  private OptionalDouble pawns(Epd epd, int number) throws IOException {
    String text = epd.text("wv").orElse("");
    if (text.isEmpty()) {
      return OptionalDouble.empty();
    }
    if (text.contains("M") || text.contains("#")) {
      return OptionalDouble.of(Double.POSITIVE_INFINITY);
    }
    try {
      return OptionalDouble.of(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      throw new SetException(file, number, "expected pawns after wv, found '" + text + "'");
    }
  }
}
