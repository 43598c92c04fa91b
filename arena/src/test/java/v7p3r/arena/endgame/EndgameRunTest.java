package v7p3r.arena.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.arena.endgame.EndgameSummary.Rate;
import v7p3r.arena.endgame.EndgameTask.Goal;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.ScriptedEngine;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.Fen;
import v7p3r.tablebase.Wdl;

class EndgameRunTest {
  private static final EndgameTask QUEEN =
      EndgameTask.of(Fen.parse("8/8/8/4k3/8/8/8/Q3K3 b - - 0 1"), Wdl.LOSS);

  /** Black has the opposition and holds it. */
  private static final EndgameTask PAWN =
      EndgameTask.of(Fen.parse("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1"), Wdl.DRAW);

  private static Entrant entrant(String... words) {
    return EntrantWords.read(List.of("nodes=1500"), List.of(words));
  }

  private static List<EndgameResult> run(Entrant engine, Entrant opponent) throws IOException {
    return new EndgameRun(List.of(engine), opponent, 2, new StopSignal())
        .run(List.of(QUEEN, PAWN), _ -> {});
  }

  @Test
  void anEngineWinsWhatIsWonAndHoldsWhatIsDrawn() throws IOException {
    Entrant engine = entrant("cmd=internal", "name=one");
    List<EndgameResult> results = run(engine, entrant("cmd=internal", "name=other"));
    assertThat(results).extracting(EndgameResult::task).containsExactly(QUEEN, PAWN);
    assertThat(results).allMatch(EndgameResult::isReached);
    assertThat(results.getFirst().ending()).isEqualTo("White mates");
    assertThat(results.getFirst().plies()).isBetween(3, 60);
  }

  @Test
  void whoMovesAtRandomDoesNotMate() throws IOException {
    List<EndgameResult> results =
        run(entrant("cmd=internal:random", "name=random"), entrant("cmd=internal", "name=other"));
    assertThat(results.getFirst().isReached()).isFalse();
    assertThat(results.getFirst().engine()).isEqualTo("random");
  }

  private static Entrant crashing() {
    EngineSpec scripted = ScriptedEngine.in("crash-at-move");
    return new Entrant(
        new EngineSpec("crash", scripted.command(), scripted.folder(), scripted.options(), false),
        Allowance.of(SearchLimit.ofNodes(1)));
  }

  @Test
  void whatTheOpponentGivesAwayIsLeftOut() throws IOException {
    EndgameRun run =
        new EndgameRun(
            List.of(entrant("cmd=internal", "name=one")), crashing(), 1, new StopSignal());
    assertThat(run.run(List.of(QUEEN, PAWN), _ -> {})).isEmpty();
    assertThat(run.givenAway()).isEqualTo(2);
  }

  @Test
  void whoCrashesReachesNothing() throws IOException {
    List<EndgameResult> results = run(crashing(), entrant("cmd=internal", "name=other"));
    assertThat(results).hasSize(2).noneMatch(EndgameResult::isReached);
  }

  @Test
  void nothingBeginsAfterAStop() throws IOException {
    StopSignal stop = new StopSignal();
    stop.finish();
    Entrant engine = entrant("cmd=internal", "name=one");
    assertThat(new EndgameRun(List.of(engine), engine, 1, stop).run(List.of(QUEEN), _ -> {}))
        .isEmpty();
  }

  @Test
  void theSummaryCountsByClassAndInAll() {
    List<EndgameResult> results = new ArrayList<>();
    results.add(new EndgameResult(QUEEN, "one", true, "", 10));
    results.add(new EndgameResult(QUEEN, "one", false, "", 10));
    results.add(new EndgameResult(PAWN, "one", true, "", 10));
    results.add(new EndgameResult(PAWN, "two", false, "", 10));
    EndgameSummary summary = new EndgameSummary(List.of("one", "two"), results);

    assertThat(summary.rows())
        .containsExactly(
            new EndgameSummary.Row(
                Optional.of(MaterialClass.ELEMENTARY_MATES),
                Goal.WIN,
                List.of(new Rate("one", 1, 2), new Rate("two", 0, 0))),
            new EndgameSummary.Row(
                Optional.empty(), Goal.WIN, List.of(new Rate("one", 1, 2), new Rate("two", 0, 0))),
            new EndgameSummary.Row(
                Optional.of(MaterialClass.PAWNS),
                Goal.HOLD,
                List.of(new Rate("one", 1, 1), new Rate("two", 0, 1))),
            new EndgameSummary.Row(
                Optional.empty(),
                Goal.HOLD,
                List.of(new Rate("one", 1, 1), new Rate("two", 0, 1))));
    assertThat(summary.rows().getFirst().rates().getFirst().percent()).isEqualTo(50);
    assertThat(summary.failures()).hasSize(2);
  }
}
