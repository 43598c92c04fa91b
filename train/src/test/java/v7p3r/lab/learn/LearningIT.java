package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
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
        folder.resolve("games.db"),
        PlayedFixture.dataset(),
        PlayedFixture.model(),
        new ModelShelf(folder.resolve("models")),
        folder.resolve("out"),
        new PlayedChoice(6, 100, 1),
        Optional.empty(),
        BoosterParameters.SEED.withRounds(5),
        new NetworkParameters(2, 256, 0.001, 0.2, 2),
        TimeControl.parse("0.2+0.01"),
        4,
        new Sprt(0, 200, 0.2, 0.2, Sprt.Model.LOGISTIC),
        Optional.empty(),
        1,
        model -> EngineSpec.of("x", "internal:simple"),
        1,
        1,
        false,
        "learn",
        "test");
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
    for (Step step : Step.values()) {
      StringWriter said = new StringWriter();
      boolean killed = false;
      try {
        run(killedAt(step, said));
      } catch (Killed e) {
        killed = true;
      }
      assertThat(killed).as("killed before " + step).isTrue();
      for (Step other : Step.values()) {
        boolean done = other.ordinal() < step.ordinal();
        boolean begunNow = other.ordinal() == Math.max(0, step.ordinal() - 1);
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
    assertThat(told).hasSize(Learning.STEPS);
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
}
