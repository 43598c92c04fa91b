package v7p3r.arena.suite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * @param facts what else is known of it
 */
public record Problem(
    String name,
    String fen,
    List<Integer> best,
    List<Integer> wrong,
    OptionalInt mateIn,
    List<String> rest,
    ProblemFacts facts) {
  private static final Pattern STRATEGIC = Pattern.compile("STS\\(v[\\d.]+\\) (.+)\\.\\d+");

  public Problem {
    best = List.copyOf(best);
    wrong = List.copyOf(wrong);
    rest = List.copyOf(rest);
  }

  /** Of which nothing else is known. */
  public Problem(
      String name,
      String fen,
      List<Integer> best,
      List<Integer> wrong,
      OptionalInt mateIn,
      List<String> rest) {
    this(name, fen, best, wrong, mateIn, rest, ProblemFacts.NONE);
  }

  /** The same problem with what else is known of it. */
  Problem with(ProblemFacts more) {
    return new Problem(name, fen, best, wrong, mateIn, rest, more);
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
        puzzle.solution().subList(1, puzzle.solution().size()),
        new ProblemFacts("", puzzle.rating(), puzzle.deviation(), puzzle.themes(), Map.of()));
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
        List.of(),
        new ProblemFacts("", OptionalInt.empty(), OptionalInt.empty(), themes(epd), points(epd)));
  }

  /** Suites of strategic problems name their theme in the id. */
  private static List<String> themes(Epd epd) {
    return epd.id()
        .map(STRATEGIC::matcher)
        .filter(Matcher::matches)
        .map(matcher -> List.of(matcher.group(1)))
        .orElse(List.of());
  }

  /** Points in {@code c8} for the moves in {@code c9}, as the Strategic Test Suite has them. */
  private static Map<String, Integer> points(Epd epd) {
    String[] moves = epd.text("c9").orElse("").split(" ");
    String[] values = epd.text("c8").orElse("").split(" ");
    Map<String, Integer> points = new LinkedHashMap<>();
    if (moves.length == values.length && values[0].matches("\\d{1,4}")) {
      Position position = epd.position();
      for (int i = 0; i < moves.length; i++) {
        int move = UciMove.parse(position, moves[i]);
        points.put(San.format(position, move), Integer.parseInt(values[i]));
      }
    }
    return points;
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
