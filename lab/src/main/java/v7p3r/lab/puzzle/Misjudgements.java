package v7p3r.lab.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Explanation;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;

/**
 * What the evaluation says of failures, where the lines after the right and the played move end.
 */
final class Misjudgements {
  private static final int PROBE_PERCENT = 10;

  private final Weights weights;
  private final List<Leaves> leaves = new ArrayList<>();

  /** Judged by weights. */
  Misjudgements(Weights weights) {
    this.weights = weights;
  }

  /** The ends of the lines after the right and the played move. */
  private record Leaves(Position right, Position played, int solver) {}

  /** Takes the two ends for a failure of the side that was to solve it. */
  void add(Position right, Position played, int solver) {
    leaves.add(new Leaves(right, played, solver));
  }

  /** What each theme says of the two, what misled most first. */
  List<PuzzleFindings.ThemeGap> gaps() {
    int themes = Theme.values().length;
    double[] sums = new double[themes];
    int[] spoke = new int[themes];
    int[] against = new int[themes];
    for (Leaves pair : leaves) {
      double[] gap = new double[themes];
      add(Explanation.of(pair.right, weights, ThemeSet.ALL), pair.solver, 1, gap);
      add(Explanation.of(pair.played, weights, ThemeSet.ALL), pair.solver, -1, gap);
      for (int i = 0; i < themes; i++) {
        sums[i] += gap[i];
        spoke[i] += gap[i] == 0 ? 0 : 1;
        against[i] += gap[i] < 0 ? 1 : 0;
      }
    }
    return Arrays.stream(Theme.values())
        .filter(theme -> spoke[theme.ordinal()] > 0)
        .map(
            theme ->
                new PuzzleFindings.ThemeGap(
                    theme.key(),
                    spoke[theme.ordinal()],
                    against[theme.ordinal()],
                    sums[theme.ordinal()] / leaves.size()))
        .sorted(Comparator.comparingDouble(PuzzleFindings.ThemeGap::centipawns))
        .toList();
  }

  private static void add(Explanation explanation, int solver, int sign, double[] gap) {
    for (Explanation.Line line : explanation.lines()) {
      gap[line.theme().ordinal()] += sign * forSolver(explanation.share(line), solver);
    }
  }

  /** All changes that move failures toward the right move by a step, those that do most first. */
  List<WeightChange> changes(int percent) {
    record Pull(Weight weight, double gain) {}
    if (leaves.isEmpty()) {
      return List.of();
    }
    List<Pull> pulls = new ArrayList<>();
    double before = margin(weights);
    for (Weight weight : Weight.values()) {
      Weights more = new WeightChange(weight, PROBE_PERCENT).apply(weights);
      pulls.add(new Pull(weight, margin(more) - before));
    }
    return pulls.stream()
        .filter(pull -> pull.gain != 0)
        .sorted(Comparator.comparingDouble((Pull pull) -> -Math.abs(pull.gain)))
        .map(pull -> new WeightChange(pull.weight, pull.gain > 0 ? percent : -percent))
        .toList();
  }

  /** By how much the evaluation prefers the right lines, in the mean. */
  private double margin(Weights judge) {
    double sum = 0;
    for (Leaves pair : leaves) {
      int right = Explanation.of(pair.right, judge, ThemeSet.ALL).centipawns();
      int played = Explanation.of(pair.played, judge, ThemeSet.ALL).centipawns();
      sum += forSolver((double) right - played, pair.solver);
    }
    return sum / leaves.size();
  }

  private static double forSolver(double centipawns, int solver) {
    return solver == Color.WHITE ? centipawns : -centipawns;
  }
}
