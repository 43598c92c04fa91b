package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.player.Executable;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.engine.Engine;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;
import v7p3r.lab.train.PlayedFixture;

/** The whole validation with a real model, the real engine and a short match. */
class ValidationIT {
  private static final List<String> METRICS =
      List.of(
          "effective_nps",
          "time_savings",
          "resource_allocation",
          "critical_depth",
          "evaluation_stability",
          "blunder_rate",
          "tournament_strength");
  private static final List<String> TESTS =
      List.of(
          "prediction_time",
          "prediction_accuracy",
          "turbo_time",
          "hard_depth_gain",
          "mean_time_factor",
          "elo_against_off",
          "tactics");

  @TempDir private Path folder;

  private static boolean engineHasDesc() {
    return new Engine().options().find("UseDesc").isPresent();
  }

  private ValidationPlan plan(String judge, Optional<Path> data) {
    DescSetup desc = new DescSetup(PlayedFixture.model(), Optional.empty());
    Map<Arm, Map<String, String>> arms = new EnumMap<>(Arm.class);
    arms.put(Arm.DESC, (engineHasDesc() ? Arm.DESC : Arm.CLASSICAL).options(desc));
    arms.put(Arm.OFF, Arm.OFF.options(desc));
    SourcePlan selfPlay =
        new SourcePlan(
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            0,
            6,
            Map.of(),
            new SourceSettings(3, 4, Map.of(), 8));
    return new ValidationPlan(
        folder.resolve("out"),
        PlayedFixture.model(),
        arms,
        TimeControl.parse("0.5+0.01"),
        new ValidationPlan.Searches(selfPlay, 6, 20),
        new ValidationPlan.Games(2, Optional.empty(), 1),
        new ValidationPlan.Predictions(data, 10, 1024),
        new ValidationPlan.Puzzles(List.of(), Integer.MAX_VALUE),
        new ValidationPlan.Judge(judge, 500),
        1,
        5);
  }

  private ValidationReport run(ValidationPlan plan) throws IOException {
    return new Validation(plan, Progress.silent(), new MatchListener() {}, new StopSignal())
        .run(List.of("command test"));
  }

  @Test
  void oneThatIsStoppedBeforeItsFirstSearchSaysWhatItLacksAndGoesOnLater() throws IOException {
    ValidationPlan plan = plan("stockfish", Optional.empty());
    StopSignal stop = new StopSignal();
    stop.abandon();
    ValidationReport stopped =
        new Validation(plan, Progress.silent(), new MatchListener() {}, stop).run(List.of());
    assertThat(find(stopped, "prediction_accuracy").detail()).isEqualTo("no position was profiled");
    assertThat(find(stopped, "effective_nps").detail()).isEqualTo("no position was searched");
    assertThat(stopped.toText()).contains("the same command goes on with it");
    assertThat(find(run(plan), "prediction_accuracy").found()).isPresent();
  }

  @Test
  void everyMetricAndTestIsMeasuredOrSaysWhyNotAndNothingIsMeasuredTwice() throws IOException {
    boolean judged = Executable.find("stockfish", Path.of("")).isPresent();
    ValidationReport report = run(plan("stockfish", Optional.empty()));
    assertThat(report.measurements())
        .extracting(Measurement::key)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(METRICS.stream(), TESTS.stream()).toList());
    assertThat(find(report, "effective_nps").found()).isPresent();
    assertThat(find(report, "tournament_strength").detail()).contains("2 of 2 games");
    assertThat(find(report, "prediction_accuracy").found()).isPresent();
    assertThat(find(report, "blunder_rate").found().isPresent()).isEqualTo(judged);
    assertThat(find(report, "resource_allocation").detail().contains("announced no PES"))
        .isNotEqualTo(engineHasDesc());

    String html = report.toHtml();
    assertThat(html).contains("<svg", "Elo against off", "95 % interval", "command test");
    JsonNode json = JsonMapper.shared().readTree(report.toJson());
    assertThat(json.path("measurements").size()).isEqualTo(METRICS.size() + TESTS.size());
    assertThat(json.path("complete").asBoolean()).isTrue();
    assertThat(report.toText()).contains("Metrics", "Tests: regression", "verdict");

    String searches = Files.readString(folder.resolve("out/searches.jsonl"));
    ValidationReport again = run(plan("stockfish", Optional.empty()));
    assertThat(Files.readString(folder.resolve("out/searches.jsonl"))).isEqualTo(searches);
    assertThat(find(again, "effective_nps")).isEqualTo(find(report, "effective_nps"));
    assertThat(find(again, "blunder_rate")).isEqualTo(find(report, "blunder_rate"));
    assertThat(find(again, "tactics")).isEqualTo(find(report, "tactics"));
    try (MetricsDatabase games = MetricsDatabase.openExisting(folder.resolve("out/games.db"))) {
      assertThat(games.gameCount()).isEqualTo(2);
    }
    assertThatThrownBy(() -> run(plan("other", Optional.empty())))
        .hasMessageContaining("begun with other settings");
  }

  @Test
  void withoutAJudgeTheBlunderRateSaysHowToGetOne() throws IOException {
    ValidationReport report = run(plan("no-such-engine", Optional.of(PlayedFixture.dataset())));
    Measurement blunders = find(report, "blunder_rate");
    assertThat(blunders.verdict()).isEqualTo(Verdict.NOT_MEASURED);
    assertThat(blunders.detail())
        .isEqualTo(
            "no-such-engine not found: install it (for example: apt install stockfish) or name"
                + " another UCI engine");
    assertThat(report.toText()).contains("Blunders: not measured: no-such-engine not found");
    assertThat(folder.resolve("out/profile")).doesNotExist();
  }

  private static Measurement find(ValidationReport report, String key) {
    return report.measurements().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow();
  }
}
