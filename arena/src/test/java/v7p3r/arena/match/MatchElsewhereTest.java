package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.match.MatchPlan.Format;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.stats.Sprt;
import v7p3r.arena.work.HerePlace;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.UnitKey;

/** A match whose games are played elsewhere. */
@Timeout(120)
class MatchElsewhereTest {
  private static final InstantSource TIME = InstantSource.system();

  @TempDir private Path folder;

  private static MatchPlan plan(int rounds, Optional<Sprt> sprt, String weaker) {
    return new MatchPlan(
        "test",
        Format.ROUND_ROBIN,
        List.of(
            EntrantWords.read(
                List.of("nodes=400"), List.of("cmd=internal", "name=A", "option.Hash=1")),
            EntrantWords.read(
                List.of("nodes=400"), List.of("cmd=" + weaker, "name=B", "option.Hash=1"))),
        rounds,
        new OpeningSuite(
            Optional.of(OpeningSuite.BUILT_IN), OpeningSuite.Order.RANDOM, 3, 0, Integer.MAX_VALUE),
        new GameRules(
            new Adjudication(Optional.empty(), Optional.empty(), OptionalInt.of(60)),
            Duration.ofSeconds(20)),
        sprt,
        1);
  }

  private MetricsDatabase database(String name) throws IOException {
    return MetricsDatabase.open(folder.resolve(name + ".db"));
  }

  private static List<String> played(MetricsDatabase database) throws IOException {
    return database.games(database.match("test").orElseThrow()).stream()
        .map(game -> game.number() + " " + game.result() + " " + game.played())
        .sorted()
        .toList();
  }

  private static Match begin(
      MatchPlan plan, MetricsDatabase database, MatchListener listener, StopSignal stop)
      throws IOException {
    return Match.begin(plan, database, Optional.empty(), listener, stop, TIME);
  }

  @Test
  void theGamesAreTheSameAsHereAndGoOutInPairs() throws IOException {
    MatchPlan plan = plan(3, Optional.empty(), "internal:simple");
    HerePlace place = new HerePlace(2);
    try (MetricsDatabase here = database("here");
        MetricsDatabase there = database("there")) {
      begin(plan, here, new MatchListener() {}, new StopSignal()).run();
      begin(plan, there, new MatchListener() {}, new StopSignal()).at(place).run();
      assertThat(played(there)).isEqualTo(played(here)).hasSize(6);
    }
    assertThat(place.done())
        .extracting(UnitKey::unit)
        .containsExactlyInAnyOrder("[1, 2]", "[3, 4]", "[5, 6]");
    assertThat(place.done()).extracting(UnitKey::seed).containsOnly(3L);
    assertThat(place.done()).extracting(UnitKey::settings).hasSize(3).doesNotContain("");
  }

  @Test
  void aTestIsDecidedOnWholePairsAndEndsTheMatch() throws IOException {
    try (MetricsDatabase database = database("sprt")) {
      MatchReport report =
          begin(
                  plan(
                      200,
                      Optional.of(new Sprt(0, 100, 0.05, 0.05, Sprt.Model.LOGISTIC)),
                      "internal:random"),
                  database,
                  new MatchListener() {},
                  new StopSignal())
              .at(new HerePlace(1))
              .run();
      assertThat(report.isDecided()).isTrue();
      assertThat(report.played()).isEven().isLessThan(400);
    }
  }

  @Test
  void aMatchThatWasAbandonedGoesOnWithTheGamesThatAreMissing() throws IOException {
    MatchPlan plan = plan(4, Optional.empty(), "internal:simple");
    HerePlace lost = new HerePlace(1);
    StopSignal stop = new StopSignal();
    MatchListener stopping =
        new MatchListener() {
          @Override
          public void gameFinished(int number, GameRecord game, MatchReport standing) {
            lost.abandon();
            stop.abandon();
          }
        };
    HerePlace place = new HerePlace(1);
    try (MetricsDatabase here = database("here");
        MetricsDatabase there = database("there")) {
      begin(plan, here, new MatchListener() {}, new StopSignal()).run();
      begin(plan, there, stopping, stop).at(lost).run();
      assertThat(played(there)).hasSizeLessThan(8);
      Match.resume(
              there.match("test").orElseThrow(),
              there,
              Optional.empty(),
              new MatchListener() {},
              new StopSignal(),
              TIME)
          .at(place)
          .run();
      assertThat(played(there)).isEqualTo(played(here)).hasSize(8);
    }
    assertThat(place.done()).doesNotContainAnyElementsOf(lost.done());
  }
}
