package v7p3r.arena.suite;

import java.util.List;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/**
 * A line of the puzzle database of Lichess: the first move leads to the position to solve.
 *
 * @param position to solve
 * @param solution the moves from there, in UCI; none if the line has only the first move
 */
public record LichessPuzzle(String id, Position position, List<String> solution) {
  private static final String HEADER = "PuzzleId";

  public LichessPuzzle {
    solution = List.copyOf(solution);
  }

  /** Whether a line is the names of the columns. */
  public static boolean isHeader(String line) {
    return line.startsWith(HEADER);
  }

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it is none of a puzzle, with what was expected
   */
  public static LichessPuzzle parse(String line) {
    String[] fields = line.split(",", 4);
    if (fields.length < 3) {
      throw new IllegalArgumentException(
          "expected id, FEN and moves with commas between, found '" + line + "'");
    }
    Position position = Fen.parse(fields[1]);
    List<String> moves = List.of(fields[2].split(" "));
    position.make(UciMove.parse(position, moves.getFirst()));
    return new LichessPuzzle(fields[0], position, moves.subList(1, moves.size()));
  }
}
