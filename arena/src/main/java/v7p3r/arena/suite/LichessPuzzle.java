package v7p3r.arena.suite;

import java.util.List;
import java.util.OptionalInt;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/**
 * A line of the puzzle database of Lichess: the first move leads to the position to solve.
 *
 * @param position to solve
 * @param solution the moves from there, in UCI; none if the line has only the first move
 * @param rating how hard it is for people, where the line tells
 * @param deviation of the rating
 * @param themes what it is about
 */
public record LichessPuzzle(
    String id,
    Position position,
    List<String> solution,
    OptionalInt rating,
    OptionalInt deviation,
    List<String> themes) {
  private static final String HEADER = "PuzzleId";
  private static final int RATING = 3;
  private static final int DEVIATION = 4;
  private static final int THEMES = 7;

  public LichessPuzzle {
    solution = List.copyOf(solution);
    themes = List.copyOf(themes);
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
    String[] fields = line.split(",");
    if (fields.length < 3) {
      throw new IllegalArgumentException(
          "expected id, FEN and moves with commas between, found '" + line + "'");
    }
    Position position = Fen.parse(fields[1]);
    List<String> moves = List.of(fields[2].split(" "));
    position.make(UciMove.parse(position, moves.getFirst()));
    return new LichessPuzzle(
        fields[0],
        position,
        moves.subList(1, moves.size()),
        number(fields, RATING),
        number(fields, DEVIATION),
        fields.length > THEMES && !fields[THEMES].isBlank()
            ? List.of(fields[THEMES].strip().split(" +"))
            : List.of());
  }

  private static OptionalInt number(String[] fields, int column) {
    return fields.length > column && fields[column].matches("\\d{1,5}")
        ? OptionalInt.of(Integer.parseInt(fields[column]))
        : OptionalInt.empty();
  }
}
