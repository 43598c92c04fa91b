package v7p3r.lab.profile.source;

import java.util.Optional;
import v7p3r.board.Position;
import v7p3r.engine.EffortCsv;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** Lines of the puzzle database of Lichess: the first move leads to the position to solve. */
final class PuzzleFormat implements LineSamples.Format {
  private static final String HEADER = "PuzzleId";

  @Override
  public Optional<Sample> read(String line, String place) {
    if (line.startsWith(HEADER)) {
      return Optional.empty();
    }
    String[] fields = line.split(",", 4);
    if (fields.length < 3) {
      throw new IllegalArgumentException(
          "expected id, FEN and moves with commas between, found '" + line + "'");
    }
    Position position = Fen.parse(fields[1]);
    String moves = fields[2];
    int space = moves.indexOf(' ');
    position.make(UciMove.parse(position, space < 0 ? moves : moves.substring(0, space)));
    return Optional.of(
        new Sample(
            position,
            new EffortCsv.Origin(
                SourceKind.PUZZLES.label(), "puzzle-" + fields[0], position.gamePly(), "")));
  }
}
