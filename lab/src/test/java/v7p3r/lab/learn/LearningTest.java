package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Sprt;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.engine.ModelPlace;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.ModelShelf;
import v7p3r.lab.model.ModelTraining;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.profile.source.PlayedChoice;
import v7p3r.lab.work.JsonLines;

/** Decisions about a model that is trained, with real games; who plays how well is known. */
class LearningTest {
  private static final ModelTraining FORBIDDEN =
      (_, _, _) -> {
        throw new AssertionError("the training is done already");
      };

  @TempDir private Path folder;
  private Path out;
  private Path models;
  private final StopSignal stop = new StopSignal();

  @BeforeEach
  void makeFolders() throws IOException {
    out = Files.createDirectories(folder.resolve("out"));
    models = folder.resolve("models");
    Files.createDirectories(models.resolve("desc-v1.0"));
    Files.createDirectories(out.resolve("candidate"));
    Files.writeString(out.resolve("candidate/model_metadata.json"), "new");
  }

  /** As a killed run leaves it: all is done up to the replay. */
  private void replayed(double oldLoss, double newLoss) throws IOException {
    JsonLines<StepRecord> journal = JsonLines.open(out.resolve("steps.jsonl"), StepRecord.class);
    for (Step step : List.of(Step.CHOOSE, Step.PROFILE, Step.JOIN, Step.TRAIN)) {
      journal.add(StepRecord.of(step, step.words()));
    }
    journal.add(
        new StepRecord(
            Step.REPLAY, "replayed", Map.of("old_loss", "" + oldLoss, "new_loss", "" + newLoss)));
  }

  private LearningPlan plan(String newPlayer, String oldPlayer, boolean trial) {
    return plan(newPlayer, oldPlayer, trial, Optional.empty());
  }

  private LearningPlan plan(
      String newPlayer, String oldPlayer, boolean trial, Optional<String> profile) {
    return new LearningPlan(
        models.resolve("desc-v1.0"),
        new ModelShelf(models),
        out,
        new LearningPlan.Material(
            List.of(PlayedGames.all(folder.resolve("none.db"))),
            folder.resolve("data"),
            new PlayedChoice(2, 10, 1),
            Optional.of(1024L)),
        new LearningPlan.Lesson(BoosterParameters.SEED, NetworkParameters.SEED, "learn", "test"),
        new LearningPlan.Exam(
            TimeControl.parse("0.2+0.01"),
            40,
            new Sprt(0, 200, 0.2, 0.2, Sprt.Model.LOGISTIC),
            Optional.empty(),
            1,
            profile,
            model -> EngineSpec.of("x", model.endsWith("candidate") ? newPlayer : oldPlayer)),
        1,
        1,
        trial);
  }

  private List<String> run(LearningPlan plan) throws IOException {
    return new Learning(plan, FORBIDDEN, Progress.silent(), new MatchListener() {}, stop)
        .run(List.of());
  }

  private int games() throws IOException {
    try (MetricsDatabase database = MetricsDatabase.openExisting(out.resolve("games.db"))) {
      return database.gameCount();
    }
  }

  @Test
  void aModelThatWinsReplayAndMatchIsPromoted() throws IOException {
    replayed(0.02, 0.01);
    LearningPlan plan = plan("internal:simple", "internal:random", false);
    List<String> told = run(plan);
    assertThat(told).hasSize(Subject.MODELS.length());
    assertThat(told.get(5))
        .startsWith("match of the new model")
        .doesNotContain("Infinity")
        .endsWith(": won");
    assertThat(told.getLast())
        .isEqualTo(
            "the model in use is now %s; the engine loads it when DescModelPath names %s"
                .formatted(models.resolve("desc-v1.1"), models.resolve("current")));
    assertThat(new ModelShelf(models).current()).isEqualTo(models.resolve("desc-v1.1"));
    assertThat(models.resolve("desc-v1.1/model_metadata.json")).hasContent("new");
    assertThat(models.resolve("desc-v1.0")).isDirectory();
    int played = games();
    assertThat(run(plan)).isEqualTo(told);
    assertThat(games()).isEqualTo(played);
    assertThat(models.resolve("desc-v1.2")).doesNotExist();
  }

  @Test
  void anEloThatGamesDoNotGiveIsNotTold() {
    assertThat(Learning.words(Estimate.of(Pentanomial.of(0, 0, 0, 0, 2))))
        .isEqualTo("no estimate of Elo, all games won");
    assertThat(Learning.words(Estimate.of(Pentanomial.of(2, 0, 0, 0, 0))))
        .isEqualTo("no estimate of Elo, all games lost");
    assertThat(Learning.words(Estimate.of(Pentanomial.of(0, 0, 0, 1, 1)))).endsWith(" to open)");
    assertThat(Learning.words(Estimate.of(Pentanomial.of(10, 20, 40, 20, 10))))
        .matches("Elo 0\\.0 \\(-\\d+\\.\\d to \\d+\\.\\d\\)");
  }

  @Test
  void aModelThatLosesTheMatchIsRefused() throws IOException {
    replayed(0.02, 0.01);
    List<String> told = run(plan("internal:random", "internal:simple", false));
    assertThat(told.get(5)).endsWith(": not won");
    assertThat(told.get(6)).isEqualTo("the new model is not promoted: it did not win the match");
    assertRefused();
  }

  @Test
  void aModelThatDoesNotWinTheReplayIsRefusedWithoutAGame() throws IOException {
    replayed(0.01, 0.01);
    List<String> told = run(plan("internal:simple", "internal:random", false));
    assertThat(told.get(5)).isEqualTo("no match: the replay was not won");
    assertThat(told.get(6)).isEqualTo("the new model is not promoted: it did not win the replay");
    assertThat(out.resolve("games.db")).doesNotExist();
    assertRefused();
  }

  @Test
  void aTrialNeverPromotes() throws IOException {
    replayed(0.02, 0.01);
    List<String> told = run(plan("internal:simple", "internal:random", true));
    assertThat(told.get(5)).endsWith(": won");
    assertThat(told.get(6)).isEqualTo("the new model is not promoted: this was a trial");
    assertRefused();
  }

  private void assertRefused() throws IOException {
    assertThat(new ModelShelf(models).current()).isEqualTo(models.resolve("desc-v1.0"));
    assertThat(models.resolve("desc-v1.1")).doesNotExist();
  }

  @Test
  void aMatchThatWasStoppedDecidesNothingAndGoesOn() throws IOException {
    replayed(0.02, 0.01);
    LearningPlan plan = plan("internal:simple", "internal:random", false);
    StopSignal early = new StopSignal();
    early.finish();
    List<String> told =
        new Learning(plan, FORBIDDEN, Progress.silent(), new MatchListener() {}, early)
            .run(List.of());
    assertThat(told).hasSize(5);
    assertRefused();
    assertThat(run(plan)).hasSize(Subject.MODELS.length());
  }

  @Test
  void aKillAfterTheDecisionStillPromotesToThePlaceThatWasDecided() throws IOException {
    replayed(0.02, 0.01);
    JsonLines<StepRecord> journal = JsonLines.open(out.resolve("steps.jsonl"), StepRecord.class);
    journal.add(new StepRecord(Step.MATCH, "won", Map.of("verdict", "ELO1_ACCEPTED")));
    Path place = models.resolve("desc-v1.1");
    journal.add(new StepRecord(Step.DECIDE, "yes", Map.of("place", place.toString())));
    new ModelShelf(models).promote(out.resolve("candidate"), place);
    assertThat(run(plan("internal:simple", "internal:random", false)))
        .hasSize(Subject.MODELS.length());
    assertThat(new ModelShelf(models).current()).isEqualTo(place);
    assertThat(models.resolve("desc-v1.2")).doesNotExist();
  }

  @Test
  void aDatabaseThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> run(plan("internal:simple", "internal:random", false)))
        .hasMessageContaining(folder.resolve("none.db").toString());
  }

  @Test
  void aModelOnTheShelfOfTheEngineIsLoadedByTheNextEngine() throws IOException {
    String before = System.getProperty("v7p3r.home", "");
    System.setProperty("v7p3r.home", folder.toString());
    try {
      replayed(0.02, 0.01);
      String told = run(plan("internal:simple", "internal:random", false)).getLast();
      assertThat(told)
          .isEqualTo(
              "the model in use is now %s: the engine loads it from its next start on; 'v7p3r models"
                      .formatted(models.resolve("desc-v1.1"))
                  + " back' goes back");
      assertThat(ModelPlace.folder("models/current")).isEqualTo(models.resolve("desc-v1.1"));
    } finally {
      System.setProperty("v7p3r.home", before);
    }
  }

  @Test
  void anotherProfileInTheSameFolderIsRefused() throws IOException {
    replayed(0.01, 0.02);
    run(plan("internal:simple", "internal:random", false));
    assertThatThrownBy(
            () -> run(plan("internal:simple", "internal:random", false, Optional.of("seed"))))
        .hasMessageContaining("expected [profile the engine's], found [profile seed]");
  }

  @Test
  void aFolderOfAVersionThatDidNotNoteProfileAndEngineGoesOn() throws IOException {
    replayed(0.01, 0.02);
    LearningPlan plan = plan("internal:simple", "internal:random", false);
    List<String> told = run(plan);
    Path settings = out.resolve("learning.settings");
    List<String> old =
        Files.readAllLines(settings).stream()
            .filter(line -> !line.startsWith("profile ") && !line.startsWith("engine "))
            .toList();
    Files.write(settings, old);
    assertThat(run(plan)).isEqualTo(told);
    assertThat(settings).content().contains("profile the engine's").contains("engine ");
  }

  @Test
  void otherSettingsInTheSameFolderAreRefused() throws IOException {
    replayed(0.01, 0.02);
    run(plan("internal:simple", "internal:random", false));
    assertThatThrownBy(() -> run(plan("internal:simple", "internal:random", true)))
        .hasMessageContaining("begun with other settings")
        .hasMessageContaining("trial");
  }
}
