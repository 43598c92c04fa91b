package v7p3r.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.Workers;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;

class TrainerTest {
  private final Workers threads = new Workers("lab", 2);

  @AfterEach
  void stop() {
    threads.close();
  }

  @Test
  void findsTheWeightsThatASetWasMadeWith() throws IOException {
    int[] packed = Weights.design().toArray();
    packed[Weight.PIECE_VALUE.offset() + 1] = Score.of(380, 350);
    packed[Weight.TEMPO.offset()] = Score.of(40, 25);
    packed[Weight.DANGER_ATTACK.offset()] = Score.of(15, 0);
    Weights truth = Weights.of(packed);
    FeatureSet set = SyntheticSet.labelled(4000, truth, 3);
    Set<Weight> known = EnumSet.allOf(Weight.class);
    known.removeAll(Set.of(Weight.PIECE_VALUE, Weight.TEMPO, Weight.DANGER_ATTACK));
    double[] found = tuned(set, options(60, 0, 4, 1, known), threads);

    double[] wanted = Model.parameters(truth);
    for (int i = 0; i < found.length; i++) {
      assertThat(found[i]).as("parameter %d", i).isCloseTo(wanted[i], within(2.0));
    }
  }

  @Test
  void sameSeedSameWeightsForAnyNumberOfThreads() throws IOException {
    FeatureSet set = SyntheticSet.labelled(2500, otherThanDesign(), 4);
    double[] first = tuned(set, options(6, 0, 1.5, 1, Set.of()), threads);
    try (Workers alone = new Workers("lab", 1)) {
      assertThat(tuned(set, options(6, 0, 1.5, 1, Set.of()), alone)).isEqualTo(first);
    }
    assertThat(tuned(set, options(6, 0, 1.5, 2, Set.of()), threads)).isNotEqualTo(first);
  }

  @Test
  void aRunThatWasStoppedEndsAsOneThatWasNot(@TempDir Path folder) throws IOException {
    FeatureSet set = SyntheticSet.labelled(2500, otherThanDesign(), 5);
    TuneOptions options = options(8, 50, 1.5, 1, Set.of());
    double[] whole = tuned(set, options, threads);

    Path file = folder.resolve("checkpoint");
    TrainingState killed = new TrainingState(Model.parameters(options.start()));
    assertThatThrownBy(
            () ->
                trainer(set, options)
                    .run(
                        killed,
                        state -> {
                          state.save(file, "run");
                          if (state.epoch == 3) {
                            throw new IOException("killed");
                          }
                        },
                        Progress.silent()))
        .hasMessage("killed");
    TrainingState resumed = TrainingState.load(file, "run", Model.PARAMETERS).orElseThrow();
    assertThat(resumed.epoch).isEqualTo(3);
    trainer(set, options).run(resumed, state -> {}, Progress.silent());
    assertThat(resumed.best).isEqualTo(whole);
  }

  @Test
  void theCheckpointOfAnotherRunIsNotUsed(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("checkpoint");
    new TrainingState(new double[10]).save(file, "run");
    assertThat(TrainingState.load(file, "another", 10)).isEmpty();
    assertThat(TrainingState.load(file, "run", 20)).isEmpty();
    assertThat(TrainingState.load(folder.resolve("none"), "run", 10)).isEmpty();
  }

  @Test
  void frozenWeightsStayAndWeightsThatNothingCountsStay() throws IOException {
    FeatureSet set = SyntheticSet.labelled(2500, otherThanDesign(), 6);
    double[] design = Model.parameters(Weights.design());
    double[] found = tuned(set, options(5, 0, 1.5, 1, Set.of(Weight.TEMPO)), threads);
    int corner = Weight.PAWN_SQUARES.offset(); // no pawn ever stands on a1
    assertThat(found[Weight.TEMPO.offset()]).isEqualTo(design[Weight.TEMPO.offset()]);
    assertThat(found[corner]).isEqualTo(design[corner]);
    assertThat(found).isNotEqualTo(design);
  }

  @Test
  void aStrongPriorKeepsTheDesign() throws IOException {
    FeatureSet set = SyntheticSet.labelled(2500, otherThanDesign(), 6);
    double[] design = Model.parameters(Weights.design());
    double free = distance(tuned(set, options(20, 0, 1.5, 1, Set.of()), threads), design);
    double held = distance(tuned(set, options(20, 1e6, 1.5, 1, Set.of()), threads), design);
    assertThat(held).isLessThan(free / 3);
  }

  @Test
  void keepingSignsStopsAtZero() throws IOException {
    int[] packed = Weights.design().toArray();
    packed[Weight.TEMPO.offset()] = Score.of(-60, -60);
    FeatureSet set = SyntheticSet.labelled(2500, Weights.of(packed), 9);
    TuneOptions free = options(30, 0, 3, 1, Set.of());
    TuneOptions bound =
        new TuneOptions(free.start(), 1, 0, 200, 30, 30, 512, 3, 0, true, Set.of(), true, 1, 2);
    assertThat(tuned(set, free, threads)[Weight.TEMPO.offset()]).isNegative();
    assertThat(tuned(set, bound, threads)[Weight.TEMPO.offset()]).isZero();
  }

  private static double distance(double[] some, double[] others) {
    double sum = 0;
    for (int i = 0; i < some.length; i++) {
      sum += Math.abs(some[i] - others[i]);
    }
    return sum;
  }

  private static Weights otherThanDesign() {
    return Model.rounded(SyntheticSet.disturbed(Model.parameters(Weights.design()), 15, 11));
  }

  private double[] tuned(FeatureSet set, TuneOptions options, Workers with) throws IOException {
    TrainingState state = new TrainingState(Model.parameters(options.start()));
    Loss loss = new Loss(set, new Targets(set, 1, 0), options.scale(), with);
    new Trainer(
            loss,
            options,
            Loss.rowsOf(set, TuningPart.TRAINING),
            Loss.rowsOf(set, TuningPart.VALIDATION))
        .run(state, after -> {}, Progress.silent());
    return state.best;
  }

  private Trainer trainer(FeatureSet set, TuneOptions options) {
    Loss loss = new Loss(set, new Targets(set, 1, 0), options.scale(), threads);
    return new Trainer(
        loss,
        options,
        Loss.rowsOf(set, TuningPart.TRAINING),
        Loss.rowsOf(set, TuningPart.VALIDATION));
  }

  private static TuneOptions options(
      int epochs, double prior, double rate, long seed, Set<Weight> frozen) {
    return new TuneOptions(
        Weights.design(),
        1,
        0,
        Targets.Scale.USUAL,
        epochs,
        epochs,
        512,
        rate,
        prior,
        false,
        frozen,
        true,
        seed,
        2);
  }
}
