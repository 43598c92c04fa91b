package v7p3r.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.suite.Suite;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.StoppedException;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.lab.tune.TestPositions;
import v7p3r.lab.tune.set.LabelledPosition;
import v7p3r.lab.tune.set.SetWriter;
import v7p3r.notation.Fen;

class PuzzleTunerTest {
  private static final int CANDIDATES = 3;

  /** A mate that is found, and a move that nobody would play. */
  private static final String LESSON =
      """
      6k1/3R1ppp/8/8/8/8/5PPP/6K1 w - - bm Rd8#; id "mate";
      r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - bm Ng1; id "back";
      """;

  @TempDir private Path folder;

  @Test
  void withoutASetTheWeightsThatPullMostAreTriedInSmallStepsFirst()
      throws IOException, StoppedException {
    PuzzleFindings found = learn(Optional.empty());
    assertThat(found.solved()).isEqualTo(1);
    assertThat(found.failed()).isEqualTo(1);
    assertThat(found.passedOver()).isZero();
    assertThat(found.trials())
        .hasSize(2 * CANDIDATES)
        .allSatisfy(trial -> assertThat(trial.loss()).isEmpty());
    assertThat(found.trials().subList(0, CANDIDATES))
        .allSatisfy(trial -> assertThat(trial.change()).matches(".* [+-]10 %"));
    assertThat(found.trials().subList(CANDIDATES, 2 * CANDIDATES))
        .allSatisfy(trial -> assertThat(trial.change()).matches(".* [+-]25 %"));
  }

  @Test
  void whatTheTuningSetSpeaksAgainstIsNotTried() throws IOException, StoppedException {
    List<String> before =
        learn(Optional.empty()).trials().stream().map(PuzzleFindings.Trial::change).toList();
    PuzzleFindings found = learn(Optional.of(setOfTheWeightsInUse()));
    // Its scores are those of the weights in use: all that every position has is best as it is.
    assertThat(found.passedOver()).isGreaterThan(CANDIDATES);
    assertThat(found.trials())
        .allSatisfy(
            trial -> {
              assertThat(trial.loss().orElseThrow())
                  .isLessThanOrEqualTo(trial.lossBefore().orElseThrow());
              assertThat(before).doesNotContain(trial.change());
            });
  }

  private PuzzleFindings learn(Optional<Path> set) throws IOException, StoppedException {
    Suite lesson = Suite.read(Files.writeString(folder.resolve("lesson.epd"), LESSON));
    PuzzlePlan plan = new PuzzlePlan(lesson, List.of(lesson), set, 300, CANDIDATES, 1, folder);
    return new PuzzleTuner(plan, Progress.silent(), new StopSignal()).run();
  }

  private Path setOfTheWeightsInUse() throws IOException {
    Path file = folder.resolve("set.tsv");
    Evaluator evaluator = new Evaluator(Weights.tuned(), ThemeSet.ALL);
    List<Position> positions = TestPositions.list(2000, 7);
    try (SetWriter out = new SetWriter(file)) {
      for (int i = 0; i < positions.size(); i++) {
        Position position = positions.get(i);
        int score = evaluator.evaluate(position);
        int white = position.sideToMove() == Color.WHITE ? score : -score;
        out.write(
            new LabelledPosition(
                Fen.format(position), "g" + i, LabelledPosition.NO_RESULT, white, "", "own"));
      }
      out.finish();
    }
    return file;
  }
}
