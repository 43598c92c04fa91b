package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.Termination;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Trinomial;
import v7p3r.notation.GameResult;

class MatchPrinterTest {
  private static final GameRecord.Side SIDE =
      new GameRecord.Side("A", "A 1.0", Allowance.of(SearchLimit.ofNodes(1)));
  private static final GameRecord GAME =
      new GameRecord(
          SIDE,
          SIDE,
          Opening.START,
          List.of(),
          new Ending(GameResult.DRAW, Termination.STALEMATE, "Draw by stalemate"),
          Optional.empty(),
          Instant.EPOCH,
          Duration.ofSeconds(1));

  private static final String RESULT =
      "game 10 of 20, A - A: 1/2-1/2, Draw by stalemate, 0 moves\n";

  private static final String BEFORE = "going on after 9 games\n" + RESULT + "\r\u001b[K";

  private final StringWriter shown = new StringWriter();

  private void afterHalfOfTheGames(Terminal terminal) {
    Pentanomial pairs = Pentanomial.of(0, 1, 2, 1, 1);
    MatchReport.Line line =
        new MatchReport.Line(
            "A", pairs.singleGames(), pairs, Estimate.of(pairs), Map.of(), Map.of());
    ProgressPrinter progress = new ProgressPrinter(new PrintWriter(shown, true), terminal, 1);
    MatchPrinter printer = new MatchPrinter(progress, terminal);
    printer.begun(report(9, line));
    printer.gameFinished(10, GAME, report(10, line));
  }

  private static MatchReport report(int played, MatchReport.Line line) {
    return new MatchReport(
        "m", played, 20, 0, List.of(line, line), new Trinomial(3, 4, 3), Optional.empty());
  }

  @Test
  void aWideTerminalShowsABarAndAllNumbersOnOneLine() {
    afterHalfOfTheGames(new Terminal(200));
    assertThat(shown.toString()).startsWith(BEFORE);
    assertThat(statusLine())
        .startsWith("games [############............] 10/20 50 %, 0:00, ")
        .contains(" left, A Elo ", "LOS", "draws", "forfeits 0", "pairs [0, 1, 2, 1, 1]")
        .doesNotContain("\n");
  }

  /** What is drawn again after every game, without what clears the line. */
  private String statusLine() {
    return shown.toString().substring(BEFORE.length());
  }

  @Test
  void theNumbersFitIntoEightyColumns() {
    afterHalfOfTheGames(new Terminal(80));
    assertThat(statusLine())
        .startsWith("[##..] 10/20, 0:00 left, Elo ")
        .contains(" LOS ", " draws 60%")
        .endsWith(" forfeits 0")
        .hasSizeLessThan(80)
        .doesNotContain("\n");
  }

  @Test
  void aNarrowTerminalIsNotOverrun() {
    afterHalfOfTheGames(new Terminal(40));
    assertThat(statusLine()).hasSize(39);
  }

  @Test
  void aFileGetsWholeLinesThatBeginWithTheGames() {
    afterHalfOfTheGames(Terminal.NONE);
    assertThat(shown.toString())
        .startsWith("going on after 9 games\n" + RESULT + "games 10/20 50 %, 0:00, ")
        .contains(" left, A Elo ", "LOS", "draws", "forfeits 0", "pairs [0, 1, 2, 1, 1]")
        .endsWith("%)\n");
  }
}
