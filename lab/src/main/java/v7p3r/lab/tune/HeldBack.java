package v7p3r.lab.tune;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.lab.tune.set.LabelledPosition;
import v7p3r.lab.tune.set.SetRows;
import v7p3r.notation.Fen;

/**
 * Quiet positions of games that tuning never saw, with an engine's score: the engine's own static
 * evaluation, as it plays, is compared with them.
 */
final class HeldBack {
  private final List<Position> positions = new ArrayList<>();
  private final List<Integer> scores = new ArrayList<>();

  private HeldBack() {}

  /** The first ones of a set whose best move is known and quiet. */
  static HeldBack read(Path file, int most) throws IOException {
    HeldBack held = new HeldBack();
    try (SetRows rows = SetRows.open(file)) {
      Optional<LabelledPosition> next = rows.next();
      while (next.isPresent() && held.scores.size() < most) {
        LabelledPosition sample = next.get();
        boolean known = sample.hasScore() && !sample.best().isEmpty();
        if (known && TuningPart.of(TuningPart.bucketOf(sample.game())) == TuningPart.HELD_BACK) {
          Position position = Fen.parse(sample.fen());
          if (FeatureReader.isQuiet(position, sample.best(), file, rows.line())) {
            held.positions.add(position);
            held.scores.add(sample.score());
          }
        }
        next = rows.next();
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return held;
  }

  int size() {
    return scores.size();
  }

  /** The evaluation with these weights against the scores, over all positions and by phase. */
  Comparison compare(Weights weights) {
    Evaluator evaluator = new Evaluator(weights, ThemeSet.ALL);
    int[] found = new int[size()];
    int[] wanted = new int[size()];
    Map<Phase, List<Integer>> members = new EnumMap<>(Phase.class);
    for (int i = 0; i < size(); i++) {
      Position position = positions.get(i);
      int score = evaluator.evaluate(position);
      found[i] = position.sideToMove() == Color.WHITE ? score : -score;
      wanted[i] = scores.get(i);
      members.computeIfAbsent(Phase.of(position.phase()), phase -> new ArrayList<>()).add(i);
    }
    Map<Phase, Correlation> byPhase = new EnumMap<>(Phase.class);
    members.forEach(
        (phase, rows) -> {
          int[] some = rows.stream().mapToInt(i -> found[i]).toArray();
          int[] others = rows.stream().mapToInt(i -> wanted[i]).toArray();
          byPhase.put(phase, Correlation.of(some, others));
        });
    return new Comparison(Correlation.of(found, wanted), byPhase);
  }

  record Comparison(Correlation all, Map<Phase, Correlation> byPhase) {}
}
