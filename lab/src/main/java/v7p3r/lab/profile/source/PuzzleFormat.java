package v7p3r.lab.profile.source;

import java.util.Optional;
import v7p3r.arena.suite.LichessPuzzle;
import v7p3r.profile.EffortCsv;

/** Lines of the puzzle database of Lichess. */
final class PuzzleFormat implements LineSamples.Format {
  @Override
  public Optional<Sample> read(String line, String place) {
    if (LichessPuzzle.isHeader(line)) {
      return Optional.empty();
    }
    LichessPuzzle puzzle = LichessPuzzle.parse(line);
    return Optional.of(
        new Sample(
            puzzle.position(),
            new EffortCsv.Origin(
                SourceKind.PUZZLES.label(),
                "puzzle-" + puzzle.id(),
                puzzle.position().gamePly(),
                "")));
  }
}
