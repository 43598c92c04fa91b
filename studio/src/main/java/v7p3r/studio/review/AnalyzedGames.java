package v7p3r.studio.review;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import tools.jackson.core.JacksonException;
import v7p3r.arena.analysis.AnalysisRun;
import v7p3r.arena.analysis.ReviewedGame;
import v7p3r.arena.analysis.ReviewedSide;
import v7p3r.arena.work.PlainJson;

/**
 * The games of one analysis: a list that is made once, and each of them when it is asked for. Files
 * may be large, so only the list stays in memory.
 */
final class AnalyzedGames {
  private final Path file;
  private final FileStamp stamp;
  private final List<Row> rows = new ArrayList<>();
  private final List<Long> offsets = new ArrayList<>();

  /** A game of the list. */
  record Row(
      int number,
      String white,
      String black,
      String result,
      String opening,
      int plies,
      OptionalDouble whiteAccuracy,
      OptionalDouble blackAccuracy,
      int blunders) {}

  private AnalyzedGames(Path file, FileStamp stamp) {
    this.file = file;
    this.stamp = stamp;
  }

  /** Of the folder of an analysis. */
  static AnalyzedGames of(Path folder) throws IOException {
    Path file = folder.resolve(AnalysisRun.GAMES);
    AnalyzedGames games = new AnalyzedGames(file, FileStamp.of(file));
    games.list();
    return games;
  }

  /** Whether the file is still the one that was listed. */
  boolean isCurrent() throws IOException {
    return FileStamp.of(file).equals(stamp);
  }

  List<Row> rows() {
    return List.copyOf(rows);
  }

  private void list() throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      long offset = 0;
      long begin = 0;
      for (int next = in.read(); next >= 0; next = in.read()) {
        offset++;
        if (next == '\n') {
          rows.add(row(read(line.toByteArray())));
          offsets.add(begin);
          begin = offset;
          line.reset();
        } else {
          line.write(next);
        }
      }
      offsets.add(begin);
    }
  }

  private static Row row(ReviewedGame game) {
    return new Row(
        game.number(),
        game.white().name(),
        game.black().name(),
        game.result(),
        game.opening(),
        game.moves().size(),
        accuracy(game.white()),
        accuracy(game.black()),
        game.white().blunders() + game.black().blunders());
  }

  private static OptionalDouble accuracy(ReviewedSide side) {
    return side.accuracy();
  }

  private ReviewedGame read(byte[] line) throws IOException {
    try {
      return PlainJson.read(new String(line, StandardCharsets.UTF_8), ReviewedGame.class);
    } catch (JacksonException e) {
      throw new IOException(file + ": expected analyzed games, found something else", e);
    }
  }

  /** A game by its number. */
  Optional<ReviewedGame> game(int number) throws IOException {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).number() == number) {
        byte[] line = new byte[(int) (offsets.get(i + 1) - offsets.get(i) - 1)];
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "r")) {
          open.seek(offsets.get(i));
          open.readFully(line);
        }
        return Optional.of(read(line));
      }
    }
    return Optional.empty();
  }
}
