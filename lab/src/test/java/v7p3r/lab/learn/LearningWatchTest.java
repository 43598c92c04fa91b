package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.stats.Sprt;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.ModelShelf;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.profile.source.PlayedChoice;

/** Rounds about effort control, with real games of players whose strength is known. */
class LearningWatchTest {
  private static final String STRONG = "internal:simple";
  private static final String WEAK = "internal:random";

  @TempDir private Path folder;
  private ModelShelf shelf;
  private final StopSignal stop = new StopSignal();
  private final List<String> said = new ArrayList<>();
  private int pauses;

  @BeforeEach
  void makeShelf() throws IOException {
    Path model = Files.createDirectories(folder.resolve("models/desc-v1.0"));
    Files.writeString(model.resolve("model_metadata.json"), "first");
    shelf = new ModelShelf(folder.resolve("models"));
  }

  private Path out() {
    return folder.resolve("out");
  }

  private List<String> run(String candidate, Quiet quiet, int rounds, boolean triesController)
      throws IOException {
    WatchPlan plan =
        new WatchPlan(
            out(),
            List.of(folder.resolve("games.db")),
            folder.resolve("data"),
            shelf,
            10,
            triesController,
            rounds);
    LearningWatch.Means means =
        new LearningWatch.Means(
            (number, place, model, data, games) ->
                plan(number, place, model, data, games, candidate),
            (_, _, _) -> {
              throw new AssertionError("there are too few games to learn from");
            },
            new MatchListener() {},
            quiet,
            this::pause,
            List.of());
    return new LearningWatch(plan, means, Progress.to(said::add), stop).run();
  }

  /** Nobody waits for ever. */
  private void pause(StopSignal signal) {
    pauses++;
    if (pauses > 20) {
      signal.finish();
    }
  }

  private LearningPlan plan(
      int number, Path place, Path model, Path data, List<PlayedGames> games, String candidate) {
    return new LearningPlan(
        model,
        shelf,
        place,
        new LearningPlan.Material(games, data, new PlayedChoice(2, 10, 1), Optional.empty()),
        new LearningPlan.Lesson(BoosterParameters.SEED, NetworkParameters.SEED, "learn", "test"),
        new LearningPlan.Exam(
            TimeControl.parse("0.2+0.01"),
            40,
            new Sprt(0, 200, 0.2, 0.2, Sprt.Model.LOGISTIC),
            Optional.empty(),
            1,
            Optional.empty(),
            player ->
                EngineSpec.of(
                    "x",
                    player.endsWith("candidate")
                        ? candidate
                        : candidate.equals(STRONG) ? WEAK : STRONG)),
        1,
        number,
        false);
  }

  @Test
  void numbersThatWinTheirMatchArePromotedAndCanBeTakenBack() throws IOException {
    List<String> told = run(STRONG, Quiet.ASSUMED, 1, true);
    assertThat(told).hasSize(1).first().asString().startsWith("round 1, effort control: the model");
    Path promoted = folder.resolve("models/desc-v1.1");
    assertThat(shelf.current()).isEqualTo(promoted);
    assertThat(promoted.resolve("desc_modes.json")).isRegularFile();
    assertThat(promoted.resolve("model_metadata.json")).hasContent("first");
    assertThat(shelf.all()).containsExactly(folder.resolve("models/desc-v1.0"), promoted);
    assertThat(shelf.back()).isEqualTo(folder.resolve("models/desc-v1.0"));
    assertThat(shelf.current()).isEqualTo(folder.resolve("models/desc-v1.0"));
  }

  @Test
  void numbersThatLoseChangeNothingAndTheNextRoundTriesOthers() throws IOException {
    List<String> told = run(WEAK, Quiet.ASSUMED, 2, true);
    assertThat(told).hasSize(2).allMatch(line -> line.contains("the model in use stays"));
    assertThat(shelf.current()).isEqualTo(folder.resolve("models/desc-v1.0"));
    Path modes = Path.of("candidate", "desc_modes.json");
    assertThat(out().resolve("round-0001").resolve(modes))
        .content()
        .isNotEqualTo(Files.readString(out().resolve("round-0002").resolve(modes)));
    assertThat(run(WEAK, Quiet.ASSUMED, 2, true)).as("nothing is done twice").isEqualTo(told);
  }

  @Test
  void noGameIsPlayedWhileOthersWantTheMachine() throws IOException {
    run(STRONG, new Wanted(Integer.MAX_VALUE), 1, true);
    assertThat(pauses).as("stopped by the test").isEqualTo(21);
    assertThat(out().resolve("round-0001/games.db")).doesNotExist();
    assertThat(said).contains("the match waits until nobody else wants the machine");
    assertThat(run(STRONG, new Wanted(0), 1, true)).as("the signal still says stop").isEmpty();
  }

  @Test
  void aMatchGoesOnWhenTheMachineIsFreeAgain() throws IOException {
    assertThat(run(STRONG, new Wanted(3), 1, true)).hasSize(1);
    assertThat(pauses).isEqualTo(3);
    try (MetricsDatabase games =
        MetricsDatabase.openExisting(out().resolve("round-0001/games.db"))) {
      assertThat(games.gameCount()).isPositive();
    }
  }

  @Test
  void aMatchThatIsDisturbedIsFinishedLater() throws IOException {
    List<String> told = run(STRONG, new Disturbed(), 1, true);
    assertThat(told).hasSize(1);
    assertThat(pauses).as("disturbed once").isEqualTo(1);
    assertThat(shelf.current()).isEqualTo(folder.resolve("models/desc-v1.1"));
  }

  @Test
  void aRoundThatAnotherEngineBeganBeginsAnew() throws IOException {
    Path round = Files.createDirectories(out().resolve("round-0001"));
    Files.writeString(
        out().resolve("rounds.jsonl"),
        """
        {"number":1,"subject":"CONTROLLER","before":{},"games":{},"model":"%s","dataset":"%s",\
        "told":[],"promoted":""}
        """
            .formatted(folder.resolve("models/desc-v1.0"), folder.resolve("data")));
    Files.writeString(round.resolve("learning.settings"), "subject x\nengine 0123456789abcdef\n");
    assertThat(run(STRONG, Quiet.ASSUMED, 1, true)).hasSize(1);
    Path aside = out().resolve("round-0001-other-engine-1");
    assertThat(said)
        .contains(
            "round 1 begins anew, for another engine began it; what that has done is in " + aside);
    assertThat(aside.resolve("learning.settings")).content().contains("0123456789abcdef");
    assertThat(round.resolve("learning.settings")).content().doesNotContain("0123456789abcdef");
    assertThat(shelf.current()).isEqualTo(folder.resolve("models/desc-v1.1"));
  }

  @Test
  void aDatabaseThatComesDuringARoundDoesNotDisturbIt() throws IOException {
    Quiet wanted =
        new Quiet() {
          private boolean isWanted = true;

          @Override
          public boolean holds() {
            if (!isWanted) {
              return true;
            }
            isWanted = false;
            try {
              MetricsDatabase.open(folder.resolve("games.db")).close();
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
            return false;
          }

          @Override
          public Guard guard(Runnable whenBroken) {
            return () -> {};
          }
        };
    assertThat(run(STRONG, wanted, 1, true)).hasSize(1);
    assertThat(pauses).isEqualTo(1);
  }

  @Test
  void waitsWhileThereAreTooFewGames() throws IOException {
    MetricsDatabase.open(folder.resolve("games.db")).close();
    assertThat(run(STRONG, Quiet.ASSUMED, 1, false)).isEmpty();
    assertThat(said).containsExactly("waiting: 0 of 10 new games");
    assertThat(pauses).isEqualTo(21);
  }

  /** Others want the machine at so many looks. */
  private static final class Wanted implements Quiet {
    private int looks;

    Wanted(int looks) {
      this.looks = looks;
    }

    @Override
    public boolean holds() {
      return looks-- <= 0;
    }

    @Override
    public Guard guard(Runnable whenBroken) {
      return () -> {};
    }
  }

  /** Others want the machine right after the first match has begun. */
  private static final class Disturbed implements Quiet {
    private boolean isTold;

    @Override
    public boolean holds() {
      return true;
    }

    @Override
    public Guard guard(Runnable whenBroken) {
      if (!isTold) {
        isTold = true;
        whenBroken.run();
      }
      return () -> {};
    }
  }
}
