package v7p3r.lab.validate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import v7p3r.lab.validate.Measurement.Subject;

/** How many puzzles DESC solves against off, at the same clock. */
final class SolveRate {
  static final Subject SUBJECT =
      new Subject(
          Section.REGRESSION,
          "tactics",
          "Puzzles solved against off",
          Goal.atLeast(0, "as many or more"),
          "points");

  private static final double PERCENT = 100;

  private record Solved(boolean byDesc, boolean byOff) {}

  private SolveRate() {}

  /** Of searches of the puzzles, in the same order, each a game of its own. */
  static Measurement of(List<PosedProblem> puzzles, List<SearchedGame> games, Bootstrap bootstrap) {
    List<List<Solved>> solved = new ArrayList<>();
    StringBuilder detail = new StringBuilder();
    for (int i = 0; i < games.size(); i++) {
      SearchedPosition searched = games.get(i).positions().getFirst();
      solved.add(
          List.of(
              new Solved(
                  isSolved(puzzles.get(i), searched, Arm.DESC),
                  isSolved(puzzles.get(i), searched, Arm.OFF))));
    }
    if (solved.isEmpty()) {
      return SUBJECT.notMeasured("no puzzle was searched");
    }
    for (Arm arm : Arm.values()) {
      if (games.getFirst().positions().getFirst().searches().containsKey(arm)) {
        detail.append(detail.isEmpty() ? "" : ", ").append(arm.label()).append(' ');
        detail.append(count(puzzles, games, arm));
      }
    }
    detail.append(String.format(Locale.ROOT, " of %d puzzles", solved.size()));
    return SUBJECT.found(bootstrap.of(solved, SolveRate::difference), detail.toString());
  }

  private static double difference(List<Solved> puzzles) {
    return PERCENT
        * puzzles.stream()
            .mapToDouble(puzzle -> (puzzle.byDesc ? 1 : 0) - (puzzle.byOff ? 1 : 0))
            .average()
            .orElse(Double.NaN);
  }

  private static int count(List<PosedProblem> puzzles, List<SearchedGame> games, Arm arm) {
    int count = 0;
    for (int i = 0; i < games.size(); i++) {
      count += isSolved(puzzles.get(i), games.get(i).positions().getFirst(), arm) ? 1 : 0;
    }
    return count;
  }

  private static boolean isSolved(PosedProblem puzzle, SearchedPosition searched, Arm arm) {
    return puzzle.isSolvedBy(searched.by(arm).move());
  }
}
