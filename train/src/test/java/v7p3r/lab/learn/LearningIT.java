package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.stats.Sprt;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.Stage;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.ModelShelf;
import v7p3r.lab.model.ModelTraining;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.profile.source.PlayedChoice;
import v7p3r.lab.train.PlayedFixture;

/** From real games to the decision: with the real profile, training, replay and match. */
class LearningIT {
  /** Ends the run when a step begins, as a kill would. */
  private static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  @TempDir private Path folder;

  @BeforeEach
  void prepare() throws IOException {
    PlayedFixture.games(folder.resolve("games.db"));
  }

  private LearningPlan plan() {
    return new LearningPlan(
        PlayedFixture.model(),
        new ModelShelf(folder.resolve("models")),
        folder.resolve("out"),
        new LearningPlan.Material(
            List.of(PlayedGames.all(folder.resolve("games.db"))),
            PlayedFixture.dataset(),
            new PlayedChoice(6, 100, 1),
            Optional.empty()),
        new LearningPlan.Lesson(
            BoosterParameters.SEED.withRounds(5),
            new NetworkParameters(2, 256, 0.001, 0.2, 2),
            "learn",
            "test"),
        new LearningPlan.Exam(
            TimeControl.parse("0.2+0.01"),
            4,
            new Sprt(0, 200, 0.2, 0.2, Sprt.Model.LOGISTIC),
            Optional.empty(),
            1,
            Optional.empty(),
            model -> EngineSpec.of("x", "internal:simple")),
        1,
        1,
        false);
  }

  private List<String> run(PrintWriter err) throws IOException {
    return new Learning(
            plan(),
            ModelTraining.find(),
            Progress.to(err::println),
            new MatchListener() {},
            new StopSignal())
        .run(List.of());
  }

  /** Writes until the words that announce a step. */
  private static PrintWriter killedAt(Step step, StringWriter said) {
    return new PrintWriter(said) {
      @Override
      public void println(String text) {
        super.println(text);
        if (text.startsWith(step.words())) {
          throw new Killed();
        }
      }
    };
  }

  @Test
  void aKillBeforeAnyStepRepeatsNoneThatIsDone() throws IOException {
    Map<String, FileTime> written = new HashMap<>();
    List<Step> steps = Subject.MODELS.steps();
    for (Step step : steps) {
      StringWriter said = new StringWriter();
      boolean killed = false;
      try {
        run(killedAt(step, said));
      } catch (Killed e) {
        killed = true;
      }
      assertThat(killed).as("killed before " + step).isTrue();
      for (Step other : steps) {
        boolean done = steps.indexOf(other) < steps.indexOf(step);
        boolean begunNow = steps.indexOf(other) == Math.max(0, steps.indexOf(step) - 1);
        if (done && !begunNow) {
          assertThat(said.toString())
              .as(other + " in the run that was killed before " + step)
              .contains("already done: " + other.words())
              .doesNotContainPattern("(?m)^" + other.words());
        }
      }
      for (Map.Entry<String, FileTime> file : written.entrySet()) {
        assertThat(Files.getLastModifiedTime(folder.resolve(file.getKey())))
            .as(file.getKey())
            .isEqualTo(file.getValue());
      }
      note(written, "out/positions.jsonl");
      note(written, "out/profile/deep.csv");
      note(written, "out/dataset/deep.csv");
      note(written, "out/candidate/model_metadata.json");
    }
    List<String> told = run(new PrintWriter(new StringWriter()));
    assertThat(told).hasSize(Subject.MODELS.length());
    assertThat(told.get(0)).isEqualTo("chose 18 positions of 3 games");
    assertThat(told.get(1)).startsWith("profiled ").contains("with 512 nodes", "Turbo", "Fast");
    assertThat(told.get(4)).startsWith("replay on ");
    assertThat(told.get(6)).startsWith("the new model is not promoted");
    assertThat(folder.resolve("models/current")).doesNotExist();
    assertThat(EffortModel.load(folder.resolve("out/candidate"), Stage.LIVE).featureNames())
        .isNotEmpty();
    long before = rows(PlayedFixture.dataset());
    assertThat(rows(folder.resolve("out/dataset")))
        .isEqualTo(before + rows(folder.resolve("out/profile")))
        .isGreaterThan(before);
    assertThat(Files.readString(folder.resolve("out/dataset/deep.csv"))).contains("played#1");
  }

  private void note(Map<String, FileTime> written, String name) throws IOException {
    Path file = folder.resolve(name);
    if (Files.exists(file)) {
      written.put(name, Files.getLastModifiedTime(file));
    }
  }

  private static long rows(Path dataset) throws IOException {
    return Files.readAllLines(dataset.resolve("deep.csv")).size() - 1;
  }

  @Test
  void aServiceLearnsFromNewGamesOnceAndThenWaitsForMore() throws IOException {
    ModelShelf shelf = new ModelShelf(folder.resolve("models"));
    PlayedFixture.copyModel(folder.resolve("models/desc-v1.0"));
    WatchPlan plan =
        new WatchPlan(
            folder.resolve("watch"),
            List.of(folder.resolve("games.db"), folder.resolve("later.db")),
            PlayedFixture.dataset(),
            shelf,
            3,
            false,
            2);
    StopSignal stop = new StopSignal();
    List<String> said = new ArrayList<>();
    LearningWatch.Means means =
        new LearningWatch.Means(
            (_, out, model, data, games) -> round(shelf, out, model, data, games),
            ModelTraining.find(),
            new MatchListener() {},
            Quiet.ASSUMED,
            StopSignal::finish,
            List.of());
    List<String> told = new LearningWatch(plan, means, Progress.to(said::add), stop).run();
    assertThat(told).hasSize(1).first().asString().startsWith("round 1, models: the model in use");
    assertThat(said).contains("round 1: models", "waiting: 0 of 3 new games");
    assertThat(rows(folder.resolve("watch/round-0001/dataset")))
        .isGreaterThan(rows(PlayedFixture.dataset()));
  }

  private LearningPlan round(
      ModelShelf shelf, Path out, Path model, Path data, List<PlayedGames> games) {
    LearningPlan usual = plan();
    return new LearningPlan(
        model,
        shelf,
        out,
        new LearningPlan.Material(
            games, data, usual.material().choice(), usual.material().reference()),
        usual.lesson(),
        usual.exam(),
        1,
        1,
        false);
  }
}
