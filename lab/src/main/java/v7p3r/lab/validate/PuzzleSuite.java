package v7p3r.lab.validate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import v7p3r.arena.source.TextSource;
import v7p3r.board.Position;
import v7p3r.lab.dataset.ProfiledPosition;
import v7p3r.notation.Epd;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;

/** Puzzles: from EPD suites, or positions where the first idea of a deep profile was wrong. */
final class PuzzleSuite {
  /** A first idea that loses so much win probability makes a position a puzzle. */
  private static final double WRONG_IDEA = 0.05;

  private PuzzleSuite() {}

  /**
   * The puzzles of a file, plain or packed: EPD with {@code bm} or {@code am}.
   *
   * @throws IOException if a line is wrong or there is none; names file and line
   */
  static List<Puzzle> read(Path file) throws IOException {
    List<Puzzle> puzzles = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(TextSource.open(file), StandardCharsets.UTF_8))) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank() && !line.startsWith("#")) {
          puzzles.add(puzzle(file, number, line));
        }
      }
    }
    if (puzzles.isEmpty()) {
      throw new IOException(file + ": expected puzzles, found none");
    }
    return puzzles;
  }

  private static Puzzle puzzle(Path file, int number, String line) throws IOException {
    String place = file + ", line " + number + ": ";
    try {
      Epd epd = Epd.parse(line);
      Position position = epd.position();
      Puzzle puzzle =
          new Puzzle(position, texts(position, epd.bestMoves()), texts(position, epd.avoidMoves()));
      if (puzzle.wanted().isEmpty() && puzzle.avoided().isEmpty()) {
        throw new IOException(place + "expected bm or am, found neither");
      }
      return puzzle;
    } catch (NotationException e) {
      throw new IOException(place + e.getMessage(), e);
    }
  }

  private static Set<String> texts(Position position, int[] moves) {
    Set<String> texts = new HashSet<>();
    Arrays.stream(moves).forEach(move -> texts.add(UciMove.format(position, move)));
    return texts;
  }

  /** Positions of a deep profile whose answer was found late; it is what the profile ended with. */
  static List<Puzzle> ofProfile(Path deep) throws IOException {
    return ProfiledPosition.read(deep).stream()
        .filter(profiled -> profiled.firstLoss() >= WRONG_IDEA && profiled.lastLoss() == 0)
        .map(profiled -> new Puzzle(Fen.parse(profiled.fen()), Set.of(profiled.move()), Set.of()))
        .toList();
  }
}
