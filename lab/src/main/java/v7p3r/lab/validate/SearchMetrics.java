package v7p3r.lab.validate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import v7p3r.lab.validate.Measurement.Subject;
import v7p3r.search.Value;

/**
 * The metrics that searches of the same positions give. A position is hard, easy or simple by what
 * DESC thought of it before its search, for all arms alike.
 */
final class SearchMetrics {
  static final double HARD = 0.6;
  static final double EASY = 0.2;
  static final double SIMPLE = 0.4;

  /** Score changes count from the iteration on at which the models are asked. */
  private static final int FIRST_STEP = 4;

  private static final double QUICK_SECONDS = 0.2;
  private static final double CONSISTENT = 0.1;
  private static final double PERCENT = 100;

  private static final Subject SPEED =
      new Subject(
          Section.METRICS,
          "effective_nps",
          "Effective NPS against off",
          Goal.atLeast(15, "+15 %"),
          "%");
  private static final Subject SAVINGS =
      new Subject(
          Section.METRICS,
          "time_savings",
          "Quick moves against off",
          Goal.atLeast(10, "+10 points"),
          "points");
  private static final Subject ALLOCATION =
      new Subject(
          Section.METRICS,
          "resource_allocation",
          "Time in hard : easy positions",
          Goal.atLeast(3, "above 3"),
          "");
  private static final Subject DEPTH =
      new Subject(
          Section.METRICS,
          "critical_depth",
          "Depth that 9 of 10 hard positions reach",
          Goal.atLeast(8, "8 or more"),
          "plies");
  private static final Subject STABILITY =
      new Subject(
          Section.METRICS,
          "evaluation_stability",
          "Deviation of score changes in simple positions",
          Goal.atMost(50, "below 50 cp"),
          "cp");
  private static final Subject TURBO =
      new Subject(
          Section.CONTROL,
          "turbo_time",
          "Time saved in easy positions",
          Goal.atLeast(20, "20 % or more"),
          "%");
  private static final Subject DEEPER =
      new Subject(
          Section.CONTROL,
          "hard_depth_gain",
          "Depth gained in hard positions",
          Goal.atLeast(1, "+1 or more"),
          "plies");
  private static final Subject BALANCE =
      new Subject(
          Section.CONTROL,
          "mean_time_factor",
          "Time of all positions by that of off",
          new Goal(0.95, 1.05, "0.95 to 1.05"),
          "");

  private final List<List<SearchedPosition>> games;
  private final List<SearchedPosition> all;
  private final List<Arm> arms;
  private final Bootstrap bootstrap;

  SearchMetrics(List<SearchedGame> games, Bootstrap bootstrap) {
    this.games = games.stream().map(SearchedGame::positions).toList();
    this.all = this.games.stream().flatMap(List::stream).toList();
    this.arms =
        Arrays.stream(Arm.values())
            .filter(arm -> !all.isEmpty() && all.getFirst().searches().containsKey(arm))
            .toList();
    this.bootstrap = bootstrap;
  }

  List<Measurement> all() {
    if (all.isEmpty()) {
      return List.of(SPEED, SAVINGS, ALLOCATION, DEPTH, STABILITY, TURBO, DEEPER, BALANCE).stream()
          .map(subject -> subject.notMeasured("no position was searched"))
          .toList();
    }
    return List.of(
        effectiveSpeed(),
        timeSavings(),
        allocation(),
        criticalDepth(),
        stability(),
        turboTime(),
        depthGain(),
        balance());
  }

  // ---- Metrics ----

  private Measurement effectiveSpeed() {
    int depth = (int) quantile(depths(all, Arm.OFF), 0.5);
    ToDoubleFunction<List<SearchedPosition>> gain =
        positions ->
            PERCENT
                * (effectiveSpeed(positions, Arm.DESC, depth)
                        / effectiveSpeed(positions, Arm.OFF, depth)
                    - 1);
    return SPEED.found(
        bootstrap.of(games, gain),
        "nodes a second x share that reaches depth %d, the median of off: ".formatted(depth)
            + each("%.0f", arm -> effectiveSpeed(all, arm, depth)));
  }

  static double effectiveSpeed(List<SearchedPosition> positions, Arm arm, int depth) {
    double nodes = sum(positions, position -> position.by(arm).nodes());
    double reached = mean(positions, position -> position.by(arm).depth() >= depth ? 1 : 0);
    return nodes / seconds(positions, arm) * reached;
  }

  /** Quick is below 0.2 s, or half the mean of off at controls where nearly all moves are. */
  private Measurement timeSavings() {
    double bound = Math.min(QUICK_SECONDS, seconds(all, Arm.OFF) / all.size() / 2);
    return SAVINGS.found(
        bootstrap.of(
            games,
            positions ->
                PERCENT * (quick(positions, Arm.DESC, bound) - quick(positions, Arm.OFF, bound))),
        String.format(Locale.ROOT, "moves within %.3f s: ", bound)
            + each("%.1f %%", arm -> PERCENT * quick(all, arm, bound)));
  }

  static double quick(List<SearchedPosition> positions, Arm arm, double seconds) {
    return mean(positions, position -> position.by(arm).seconds() < seconds ? 1 : 0);
  }

  private Measurement allocation() {
    return measured(
        ALLOCATION,
        List.of(HARD_ONES, EASY_ONES),
        positions -> hardByEasy(positions, Arm.DESC),
        () ->
            "mean time of PES above %s by PES below %s: ".formatted(HARD, EASY)
                + each("%.2f", arm -> hardByEasy(all, arm))
                + "; %d hard, %d easy positions".formatted(count(HARD_ONES), count(EASY_ONES))
                + "; by the last PES of the search: "
                + each("%.2f", arm -> ratio(all, arm, HARD_AT_LAST, EASY_AT_LAST))
                + "; %d hard, %d easy".formatted(count(HARD_AT_LAST), count(EASY_AT_LAST)));
  }

  static double hardByEasy(List<SearchedPosition> positions, Arm arm) {
    return ratio(positions, arm, HARD_ONES, EASY_ONES);
  }

  private static double ratio(
      List<SearchedPosition> positions,
      Arm arm,
      Predicate<SearchedPosition> hard,
      Predicate<SearchedPosition> easy) {
    return mean(only(positions, hard), position -> position.by(arm).seconds())
        / mean(only(positions, easy), position -> position.by(arm).seconds());
  }

  private Measurement criticalDepth() {
    return measured(
        DEPTH,
        List.of(DEEP_ONES),
        positions -> quantile(depths(only(positions, DEEP_ONES), Arm.DESC), CONSISTENT),
        () ->
            "mean depth: "
                + each("%.2f", arm -> meanDepth(HARD_ONES, arm))
                + "; %d positions of PES above %s without a mate"
                    .formatted(count(DEEP_ONES), HARD));
  }

  /** Without those that some arm ended early by a mate. */
  private double meanDepth(Predicate<SearchedPosition> kind, Arm arm) {
    return mean(only(all, kind.and(PLAYED_OUT)), position -> position.by(arm).depth());
  }

  private Measurement stability() {
    return measured(
        STABILITY,
        List.of(SIMPLE_ONES),
        positions -> volatility(only(positions, SIMPLE_ONES), Arm.DESC),
        () ->
            "score changes from iteration %d on where PES is below %s: "
                    .formatted(FIRST_STEP, SIMPLE)
                + each("%.1f", arm -> volatility(only(all, SIMPLE_ONES), arm))
                + "; %d positions".formatted(count(SIMPLE_ONES)));
  }

  /** The standard deviation of the steps from one iteration to the next, in centipawns. */
  static double volatility(List<SearchedPosition> positions, Arm arm) {
    List<Integer> steps = new ArrayList<>();
    for (SearchedPosition position : positions) {
      List<Integer> scores = position.by(arm).scores();
      for (int i = FIRST_STEP - 1; i < scores.size(); i++) {
        if (!Value.isMate(scores.get(i)) && !Value.isMate(scores.get(i - 1))) {
          steps.add(scores.get(i) - scores.get(i - 1));
        }
      }
    }
    double mean = steps.stream().mapToInt(step -> step).average().orElse(Double.NaN);
    double squares = steps.stream().mapToDouble(step -> (step - mean) * (step - mean)).sum();
    return Math.sqrt(squares / steps.size());
  }

  // ---- Tests of the control ----

  private Measurement turboTime() {
    return measured(
        TURBO,
        List.of(EASY_ONES),
        positions ->
            PERCENT
                * (1
                    - seconds(only(positions, EASY_ONES), Arm.DESC)
                        / seconds(only(positions, EASY_ONES), Arm.OFF)),
        () ->
            "mean seconds: "
                + each("%.3f", arm -> seconds(only(all, EASY_ONES), arm) / count(EASY_ONES))
                + "; %d positions of PES below %s".formatted(count(EASY_ONES), EASY)
                + "; by the last PES of the search: "
                + each("%.3f", arm -> seconds(only(all, EASY_AT_LAST), arm) / count(EASY_AT_LAST)));
  }

  private Measurement depthGain() {
    return measured(
        DEEPER,
        List.of(DEEP_ONES),
        positions ->
            mean(
                only(positions, DEEP_ONES),
                position -> position.by(Arm.DESC).depth() - position.by(Arm.OFF).depth()),
        () ->
            "mean depth: "
                + each("%.2f", arm -> meanDepth(HARD_ONES, arm))
                + "; by the last PES of the search: "
                + each("%.2f", arm -> meanDepth(HARD_AT_LAST, arm)));
  }

  private Measurement balance() {
    return BALANCE.found(
        bootstrap.of(
            games, positions -> seconds(positions, Arm.DESC) / seconds(positions, Arm.OFF)),
        "mean seconds: "
            + each("%.3f", arm -> seconds(all, arm) / all.size())
            + "; %d positions".formatted(all.size()));
  }

  // ---- Kinds of positions ----

  private static final Predicate<SearchedPosition> HARD_ONES = position -> position.isAbove(HARD);
  private static final Predicate<SearchedPosition> EASY_ONES = position -> position.isBelow(EASY);
  private static final Predicate<SearchedPosition> SIMPLE_ONES =
      position -> position.isBelow(SIMPLE);

  private static final Predicate<SearchedPosition> HARD_AT_LAST =
      position -> position.lastPes().orElse(0) > HARD;
  private static final Predicate<SearchedPosition> EASY_AT_LAST =
      position -> position.lastPes().orElse(1) < EASY;

  /** No arm ended it early by a mate. */
  private static final Predicate<SearchedPosition> PLAYED_OUT =
      position -> position.searches().values().stream().noneMatch(ArmSearch::endedByMate);

  private static final Predicate<SearchedPosition> DEEP_ONES = HARD_ONES.and(PLAYED_OUT);

  private Measurement measured(
      Subject subject,
      List<Predicate<SearchedPosition>> needed,
      ToDoubleFunction<List<SearchedPosition>> statistic,
      Supplier<String> detail) {
    if (all.stream().noneMatch(position -> position.pes().isPresent())) {
      return subject.notMeasured(
          "the engine announced no PES: expected 'info string desc pes 0.45 mode Standard' or alike"
              + " at the start of its searches");
    }
    if (needed.stream().anyMatch(kind -> count(kind) == 0)) {
      return subject.notMeasured(
          "none of %d positions is of the kind that is needed".formatted(all.size()));
    }
    return subject.found(bootstrap.of(games, statistic), detail.get());
  }

  private long count(Predicate<SearchedPosition> kind) {
    return all.stream().filter(kind).count();
  }

  private static List<SearchedPosition> only(
      List<SearchedPosition> positions, Predicate<SearchedPosition> kind) {
    return positions.stream().filter(kind).toList();
  }

  // ---- Sums ----

  private String each(String format, ToDoubleFunction<Arm> number) {
    return arms.stream()
        .map(arm -> arm.label() + " " + text(format, number.applyAsDouble(arm)))
        .collect(Collectors.joining(", "));
  }

  private static String text(String format, double number) {
    return Double.isNaN(number) ? "none" : String.format(Locale.ROOT, format, number);
  }

  static double seconds(List<SearchedPosition> positions, Arm arm) {
    return sum(positions, position -> position.by(arm).seconds());
  }

  private static double[] depths(List<SearchedPosition> positions, Arm arm) {
    return positions.stream().mapToDouble(position -> position.by(arm).depth()).toArray();
  }

  private static double sum(
      List<SearchedPosition> positions, ToDoubleFunction<SearchedPosition> number) {
    return positions.stream().mapToDouble(number).sum();
  }

  private static double mean(
      List<SearchedPosition> positions, ToDoubleFunction<SearchedPosition> number) {
    return positions.stream().mapToDouble(number).average().orElse(Double.NaN);
  }

  /** The value that a share of all values stays below. */
  static double quantile(double[] values, double share) {
    if (values.length == 0) {
      return Double.NaN;
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[(int) (share * (sorted.length - 1))];
  }
}
