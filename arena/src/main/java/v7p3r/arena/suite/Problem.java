package v7p3r.arena.suite;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import v7p3r.arena.player.Score;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.notation.Epd;
import v7p3r.notation.Fen;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/**
 * A position with what is known of it: moves of which one is best, moves that are wrong, or the
 * distance to mate.
 *
 * @param name its id, or file and line
 * @param best as UCI moves of this position; empty where any move will do
 * @param wrong moves to avoid
 * @param mateIn moves to mate, negative when the side to move is mated
 * @param rest how it goes on behind the best move, as UCI writes it: a reply, the next move to be
 *     found, and so on; all must be found
 */
public record Problem(
    String name,
    String fen,
    List<Integer> best,
    List<Integer> wrong,
    OptionalInt mateIn,
    List<String> rest) {
  public Problem {
    best = List.copyOf(best);
    wrong = List.copyOf(wrong);
    rest = List.copyOf(rest);
  }

  /** A puzzle whose whole line is to be found. */
  public static Problem of(LichessPuzzle puzzle) {
    if (puzzle.solution().isEmpty()) {
      throw new IllegalArgumentException("expected moves that solve it, found none");
    }
    Position position = puzzle.position().copy();
    for (String move : puzzle.solution()) {
      position.make(UciMove.parse(position, move));
    }
    return new Problem(
        puzzle.id(),
        Fen.format(puzzle.position()),
        firstMoves(puzzle),
        List.of(),
        OptionalInt.empty(),
        puzzle.solution().subList(1, puzzle.solution().size()));
  }

  /** The first move of the line; if it mates, all moves that do. */
  private static List<Integer> firstMoves(LichessPuzzle puzzle) {
    Position position = puzzle.position();
    int first = UciMove.parse(position, puzzle.solution().getFirst());
    if (!San.format(position, first).endsWith("#")) {
      return List.of(first);
    }
    MoveList legal = position.legalMoves();
    return IntStream.range(0, legal.size())
        .mapToObj(legal::get)
        .filter(move -> San.format(position, move).endsWith("#"))
        .toList();
  }

  /**
   * The problem of an EPD line with {@code bm}, {@code am} or {@code dm}.
   *
   * @param place its name where it has no id
   * @throws IllegalArgumentException if a move is not legal or nothing is asked
   */
  public static Problem of(Epd epd, String place) {
    OptionalInt mate = epd.mateIn();
    boolean namesMoves = epd.text("bm").filter(text -> !text.startsWith("#")).isPresent();
    int[] best = namesMoves ? epd.bestMoves() : new int[0];
    int[] wrong = epd.avoidMoves();
    if (best.length + wrong.length == 0 && mate.isEmpty()) {
      throw new IllegalArgumentException("expected bm, am or dm, found none of them");
    }
    return new Problem(
        epd.id().orElse(place),
        epd.fen(),
        IntStream.of(best).boxed().toList(),
        IntStream.of(wrong).boxed().toList(),
        mate,
        List.of());
  }

  /** Where moves are named they decide; else the mate must be seen, as short as it is. */
  public boolean isSolvedBy(int move, Optional<Score> score) {
    if (!best.isEmpty() || !wrong.isEmpty()) {
      return (best.isEmpty() || best.contains(move)) && !wrong.contains(move);
    }
    return score.isPresent() && score.get().isMate() && isShortEnough(score.get().value());
  }

  /** Nobody can mate sooner than is known, or hold out longer: such a claim is wrong, too. */
  private boolean isShortEnough(int moves) {
    return mateIn.isPresent() && moves == mateIn.getAsInt();
  }

  /** What would solve it, in words. */
  public String expected() {
    Position position = Fen.parse(fen);
    StringBuilder text = new StringBuilder();
    best.forEach(move -> text.append(San.format(position, move)).append(' '));
    wrong.forEach(move -> text.append("not ").append(San.format(position, move)).append(' '));
    if (best.isEmpty() && wrong.isEmpty()) {
      text.append("mate in ").append(mateIn.getAsInt());
    }
    return text.toString().strip();
  }
}
