package v7p3r.lab.validate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import v7p3r.arena.source.TextSource;
import v7p3r.arena.suite.LichessPuzzle;
import v7p3r.arena.suite.Problem;
import v7p3r.lab.dataset.ProfiledPosition;
import v7p3r.notation.Epd;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/**
 * Puzzles: from EPD suites and the puzzle database of Lichess, or positions where the first idea of
 * a deep profile was wrong.
 */
final class PuzzleSuite {
  /** A first idea that loses so much win probability makes a position a puzzle. */
  private static final double WRONG_IDEA = 0.05;

  private PuzzleSuite() {}

  /** A line of a file that stands for a puzzle. */
  private record Place(Path file, int number, String line) {}

  /**
   * The puzzles of a file, plain or packed: EPD with {@code bm} or {@code am}, or, in a file whose
   * name has {@code .csv}, lines of the puzzle database of Lichess.
   *
   * @param most of a longer file no more than these, evenly spread
   * @throws IOException if a line is wrong or there is none; names file and line
   */
  static List<PosedProblem> read(Path file, int most) throws IOException {
    boolean isTable = file.getFileName().toString().contains(".csv");
    List<Place> places = places(file);
    List<PosedProblem> puzzles = new ArrayList<>();
    int wanted = Math.min(most, places.size());
    for (int i = 0; i < wanted; i++) {
      Place place = places.get((int) ((long) i * places.size() / wanted));
      puzzles.add(posed(place, isTable));
    }
    return puzzles;
  }

  private static List<Place> places(Path file) throws IOException {
    List<Place> places = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(TextSource.open(file), StandardCharsets.UTF_8))) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank() && !line.startsWith("#") && !LichessPuzzle.isHeader(line)) {
          places.add(new Place(file, number, line));
        }
      }
    }
    if (places.isEmpty()) {
      throw new IOException(file + ": expected puzzles, found none");
    }
    return places;
  }

  private static PosedProblem posed(Place place, boolean isTable) throws IOException {
    try {
      if (isTable) {
        LichessPuzzle puzzle = LichessPuzzle.parse(place.line());
        return new PosedProblem(puzzle.position(), Problem.of(puzzle));
      }
      String name = place.file().getFileName() + ":" + place.number();
      Problem problem = Problem.of(Epd.parse(place.line()), name);
      if (problem.best().isEmpty() && problem.wrong().isEmpty()) {
        throw new IllegalArgumentException("expected bm or am, found dm alone");
      }
      return PosedProblem.of(problem);
    } catch (IllegalArgumentException e) {
      throw broken(place, e);
    }
  }

  private static IOException broken(Place place, IllegalArgumentException cause) {
    return new IOException(
        "%s, line %d: %s".formatted(place.file(), place.number(), cause.getMessage()), cause);
  }

  /** Positions of a deep profile whose answer was found late; it is what the profile ended with. */
  static List<PosedProblem> ofProfile(Path deep) throws IOException {
    return ProfiledPosition.read(deep).stream()
        .filter(profiled -> profiled.firstLoss() >= WRONG_IDEA && profiled.lastLoss() == 0)
        .map(profiled -> PosedProblem.of(problem(profiled)))
        .toList();
  }

  private static Problem problem(ProfiledPosition profiled) {
    int answer = UciMove.parse(Fen.parse(profiled.fen()), profiled.move());
    return new Problem(
        profiled.fen(), profiled.fen(), List.of(answer), List.of(), OptionalInt.empty(), List.of());
  }
}
