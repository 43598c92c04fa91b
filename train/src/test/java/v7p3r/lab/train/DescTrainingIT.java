package v7p3r.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.desc.control.EffortModels;
import v7p3r.desc.control.PhaseModels;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.FeatureScaler;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.ModelFile;
import v7p3r.desc.model.Stage;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.DatasetException;
import v7p3r.lab.model.DatasetReader;
import v7p3r.lab.model.EffortBins;
import v7p3r.lab.model.EffortRows;
import v7p3r.lab.model.ModelEvaluation;
import v7p3r.lab.model.ModelTraining;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.model.Target;
import v7p3r.lab.model.TrainingPlan;

/** Real training with the real libraries, on data whose truth is known. */
class DescTrainingIT {
  @TempDir private Path folder;

  @Test
  void isFoundByItsInterface() {
    assertThat(ModelTraining.find()).isInstanceOf(DescTraining.class);
  }

  @Test
  void learnsNearlyAllThatCanBeKnown() throws IOException {
    EffortRows rows = rows(Stage.PRIOR);
    ModelEvaluation judged = judge(rows, Stage.PRIOR);
    double possible = 1 - SyntheticProfile.NOISE * SyntheticProfile.NOISE / variance(rows.held());
    assertThat(judged.rSquared()).isBetween(0.9 * possible, possible + 0.02);
    assertThat(judged.calibration().error()).isLessThan(0.03);
    assertThat(judged.model().confusion().withinOne()).isGreaterThan(0.9);
    assertThat(judged.model().confusion().weightedKappa()).isGreaterThan(0.75);
    assertThat(judged.model().auc()).isGreaterThan(0.6);
    assertThat(judged.others())
        .allSatisfy(
            other ->
                assertThat(judged.model().confusion().weightedKappa())
                    .as(other.name())
                    .isGreaterThan(other.confusion().weightedKappa()));
  }

  @Test
  void theBinsOfPesHoldTheSharesTheyAreMeantToHold() throws IOException {
    for (Stage stage : Stage.values()) {
      ModelEvaluation judged = judge(rows(stage), stage);
      for (int bin = 0; bin < EffortBins.SHARES.length; bin++) {
        double share =
            (double) judged.model().confusion().predictedCount(bin) / judged.rows().size();
        assertThat(share).as(stage + " " + bin).isEqualTo(EffortBins.SHARES[bin], within(0.05));
      }
    }
  }

  @Test
  void longerSearchesAreJudgedByThemselves() throws IOException {
    ModelEvaluation judged = judge(rows(Stage.LIVE), Stage.LIVE);
    assertThat(judged.byReference())
        .extracting(quality -> quality.name())
        .containsExactly("PES, 262144 nodes", "PES, 2097152 nodes");
    assertThat(judged.byReference().stream().mapToLong(q -> q.confusion().total()).sum())
        .isEqualTo(judged.rows().size());
    assertThat(judged.byReference())
        .allSatisfy(quality -> assertThat(quality.auc()).isBetween(0.6, 0.9));
  }

  @Test
  void theSameSeedGivesTheSameBytesAndAnotherSeedOthers() throws IOException {
    TrainingPlan plan = prior(folder.resolve("again"), 42);
    new DescTraining().train(plan, Progress.silent());
    for (String file : List.of(Stage.PRIOR.classifierFile(), Stage.PRIOR.regressorFile())) {
      assertThat(folder.resolve("again").resolve(file))
          .hasSameBinaryContentAs(TrainedFixture.models().resolve(file));
    }
    new DescTraining().train(prior(folder.resolve("other/again"), 43), Progress.silent());
    new DescTraining().train(prior(folder.resolve("third/again"), 43), Progress.silent());
    try (var files = Files.list(folder.resolve("third/again"))) {
      assertThat(files.toList())
          .hasSize(4)
          .allSatisfy(
              file ->
                  assertThat(file)
                      .hasSameBinaryContentAs(
                          folder.resolve("other/again").resolve(file.getFileName())));
    }
    assertThat(
            Files.mismatch(
                folder.resolve("again").resolve(Stage.PRIOR.regressorFile()),
                folder.resolve("other/again").resolve(Stage.PRIOR.regressorFile())))
        .isNotEqualTo(-1);
  }

  /** The truth is the same in all parts of the game, so a third of the rows teaches less. */
  @Test
  void modelsOfPartsOfTheGameStandBehindAGate() throws IOException {
    Path out = folder.resolve("phases");
    String told =
        new DescTraining()
            .trainByPhase(
                TestPlans.small(TrainedFixture.data(), out), Progress.silent(), new StopSignal());
    assertThat(told.lines().filter(line -> line.contains("gain "))).hasSize(6);
    JsonNode gate =
        JsonMapper.shared()
            .readTree(Files.readString(out.resolve(PhaseModels.GATE_FILE)))
            .get(PhaseModels.PHASES);
    EffortModel whole = EffortModel.load(out, Stage.LIVE);
    for (String phase : List.of("opening", "middlegame", "endgame")) {
      EffortModel own = EffortModel.load(out.resolve(phase), Stage.LIVE);
      assertThat(own.parameters().pesScale().y())
          .as("PES means the same")
          .isEqualTo(whole.parameters().pesScale().y());
      JsonNode live = gate.get(phase).get("live");
      JsonNode prior = gate.get(phase).get("prior");
      assertThat(live.get("rows").asInt()).isPositive();
      boolean held = live.get("gain").asDouble() >= 0 && prior.get("gain").asDouble() >= 0;
      assertThat(gate.get(phase).get(PhaseModels.PASSED).asBoolean())
          .isEqualTo(held && (isClearlyBetter(live) || isClearlyBetter(prior)));
    }
    assertThat(EffortModels.load(out, true).folder()).isEqualTo(out);
  }

  private static boolean isClearlyBetter(JsonNode stage) {
    return stage.get("gain").asDouble() > 2 * stage.get("error").asDouble();
  }

  @Test
  void stopsEarlyAndCrossValidatesByGame() throws IOException {
    TrainingPlan plan =
        new TrainingPlan(
            TrainedFixture.data(),
            folder.resolve("m"),
            Target.VOC,
            List.of(Stage.PRIOR),
            new BoosterParameters(6, 200, 0.5, 0.8, 0.8, 0.1, 1, 1, 3),
            new NetworkParameters(2, 256, 0.001, 0.2, 2),
            3,
            1,
            3,
            Set.of("move_number"),
            false,
            1,
            1,
            "train --folds 3",
            "abc1234");
    new DescTraining().train(plan, Progress.silent());
    JsonNode metadata =
        JsonMapper.shared().readTree(Files.readString(folder.resolve("m/model_metadata.json")));
    JsonNode stage = metadata.at("/stages/prior");
    assertThat(stage.at("/classifier/rounds_kept").asInt()).isBetween(3, 100);
    assertThat(stage.at("/cross_validation/folds").asInt()).isEqualTo(3);
    assertThat(stage.at("/cross_validation/within_one").asDouble()).isGreaterThan(0.8);
    assertThat(stage.at("/data/sha256").asString()).hasSize(64);
    assertThat(stage.at("/data/rows").asInt()).isEqualTo(4000);
    assertThat(stage.at("/data/rows_in_file").asInt()).isEqualTo(28_000);
    assertThat(stage.at("/data/sources/games").asInt()).isEqualTo(4000);
    assertThat(metadata.at("/command").asString()).isEqualTo("train --folds 3");
    assertThat(metadata.at("/commit").asString()).isEqualTo("abc1234");
    assertThat(metadata.at("/profile/deep.csv/rows").asLong())
        .isEqualTo(stage.at("/data/rows_in_file").asLong());
    assertThat(metadata.at("/profile/deep.csv/sha256").asString())
        .isEqualTo(stage.at("/data/sha256").asString());
    assertThat(metadata.at("/profile/effort_dataset.csv/rows").asLong()).isPositive();
    assertThat(names(folder.resolve("m"), Stage.PRIOR)).doesNotContain("move_number");
  }

  @Test
  void theSeedsTargetIsLearnedWithoutItsOwnTime() throws IOException {
    Path out = folder.resolve("seed");
    new DescTraining()
        .train(
            TestPlans.plan(TrainedFixture.data(), out, Target.SEED, List.of(Stage.values()), 0),
            Progress.silent());
    assertThat(names(out, Stage.PRIOR))
        .isEqualTo(names(TrainedFixture.models(), Stage.PRIOR))
        .doesNotContain("nps", "eval_time_us", "efficiency", "time_pawn_chains_us");
    assertThat(out.resolve(Stage.LIVE.classifierFile())).doesNotExist();
    assertThatThrownBy(() -> EffortModel.load(out, Stage.LIVE))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("expected a member 'live', found none");
  }

  @Test
  void aBrokenRowIsNamedAndTheModelsOfBeforeStay() throws IOException {
    Path data = SyntheticProfile.write(folder.resolve("broken"), 120, 3);
    List<String> lines = Files.readAllLines(data.resolve("deep.csv"));
    lines.set(41, lines.get(41).replace(",train,", ",learn,").replace(",validation,", ",learn,"));
    Files.write(data.resolve("deep.csv"), lines);
    Path out = folder.resolve("kept");
    Files.createDirectories(out);
    Files.writeString(out.resolve("model_metadata.json"), "of before");
    TrainingPlan strict = TestPlans.plan(data, out, Target.VOC, List.of(Stage.PRIOR), 0);
    assertThatThrownBy(() -> new DescTraining().train(strict, Progress.silent()))
        .isInstanceOf(DatasetException.class)
        .hasMessageContaining("deep.csv, line 42: column split: expected train or validation")
        .hasMessageContaining("found 'learn'");
    assertThat(out.resolve("model_metadata.json")).hasContent("of before");
    new DescTraining().train(TestPlans.skippingBroken(strict), Progress.silent());
    assertThat(
            JsonMapper.shared()
                .readTree(Files.readString(out.resolve("model_metadata.json")))
                .at("/stages/prior/data/rows_broken")
                .asInt())
        .isOne();
  }

  @Test
  void tooFewRowsAreRefused() throws IOException {
    Path data = SyntheticProfile.write(folder.resolve("few"), 4, 3);
    assertThatThrownBy(
            () ->
                new DescTraining()
                    .train(TestPlans.small(data, folder.resolve("x")), Progress.silent()))
        .isInstanceOf(TrainingException.class)
        .hasMessageMatching(
            ".*deep\\.csv: expected at least 20 .* rows, found .*: profile more positions");
    assertThat(folder.resolve("x")).doesNotExist();
  }

  private static TrainingPlan prior(Path out, long seed) {
    return TestPlans.seeded(
        TestPlans.plan(TrainedFixture.data(), out, Target.VOC, List.of(Stage.PRIOR), 0), seed);
  }

  private static List<String> names(Path models, Stage stage) {
    return FeatureScaler.read(ModelFile.read(models.resolve(Stage.SCALER_FILE)), stage).names();
  }

  private static EffortRows rows(Stage stage) throws IOException {
    return new DatasetReader(TrainedFixture.data(), Target.VOC, stage, Set.of(), false)
        .read()
        .rows();
  }

  private static ModelEvaluation judge(EffortRows rows, Stage stage) {
    return ModelEvaluation.of(
        stage,
        EffortModel.load(TrainedFixture.models(), stage),
        rows.training(),
        rows.held(),
        Optional.empty());
  }

  private static double variance(EffortRows rows) {
    double sum = 0;
    double squares = 0;
    for (int row = 0; row < rows.size(); row++) {
      sum += rows.label(row);
      squares += rows.label(row) * rows.label(row);
    }
    double mean = sum / rows.size();
    return squares / rows.size() - mean * mean;
  }
}
