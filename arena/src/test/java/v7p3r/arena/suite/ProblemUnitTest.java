package v7p3r.arena.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.Epd;

@Timeout(60)
class ProblemUnitTest {
  private static final Problem MATE =
      Problem.of(Epd.parse("6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id \"back rank\";"), "x");

  private static Entrant engine(String limit) {
    return EntrantWords.read(List.of(limit), List.of("cmd=internal", "name=V"));
  }

  @Test
  void aProblemIsSolvedTheSameWayAfterAWayThroughJson() throws IOException {
    ProblemTask task = new ProblemTask(MATE, engine("nodes=2000"));
    ProblemTask travelled = PlainJson.read(PlainJson.write(task), ProblemTask.class);
    assertThat(travelled).isEqualTo(task);
    try (Players players = new Players()) {
      ProblemUnit unit = new ProblemUnit(players, new StopSignal());
      Attempt attempt = unit.attempt(travelled).orElseThrow();
      assertThat(attempt.isSolved()).isTrue();
      assertThat(attempt.answer()).isEqualTo("Rd8#");
      assertThat(PlainJson.read(PlainJson.write(attempt), Attempt.class)).isEqualTo(attempt);
      assertThat(unit.attempt(task).orElseThrow().thought().nodes())
          .isEqualTo(attempt.thought().nodes());
    }
  }

  /** The answer of a search that the second Ctrl-C cut short is neither right nor wrong. */
  @Test
  void aSearchThatWasCutIsNotJudged() throws IOException {
    StopSignal stop = new StopSignal();
    Problem quiet =
        Problem.of(
            Epd.parse("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - bm Bb5;"),
            "quiet");
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                Thread.sleep(300);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              stop.abandon();
            });
    List<Attempt> told = new ArrayList<>();
    List<Attempt> all =
        new SuiteRun(List.of(engine("movetime=50000")), 1, stop).run(List.of(quiet), told::add);
    assertThat(all).isEmpty();
    assertThat(told).isEmpty();
  }
}
