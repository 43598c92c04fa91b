package v7p3r.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.source.SharedData;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.GameResult;
import v7p3r.tablebase.Tablebases;

/** Solved endings are decided as soon as they are reached, and only where the rules agree. */
class TableAdjudicationTest {
  private static final Allowance NODES = Allowance.of(SearchLimit.ofNodes(1));

  private static Tablebases tables() throws IOException {
    return Tablebases.open(SharedData.file("tb/syzygy34").toString());
  }

  private static GameRecord play(String fen, String move) throws IOException {
    FakePlayer player = new FakePlayer("Fake", 1, Optional.empty(), move);
    Contender contender = new Contender(player, NODES);
    return new Game(
            contender,
            contender,
            new Opening("", fen, List.of()),
            GameRules.USUAL,
            new StopSignal())
        .judgedBy(tables())
        .play(InstantSource.system());
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/8/2k5/8/r6K/R7 w - - 0 1,  a1a2, 1-0,     White wins by tablebases",
    "R7/r6k/8/2K5/8/8/8/8 b - - 0 1,  a7a8, 0-1,     Black wins by tablebases",
    "8/8/4k3/8/4K3/4P3/8/8 w - - 0 1, e4f4, 1/2-1/2, Draw by tablebases",
    "8/8/8/4k3/8/8/8/R3K3 w - - 20 50, a1a8, 1-0,    White wins by tablebases",
  })
  void aSolvedEndingIsOver(String fen, String move, String result, String words)
      throws IOException {
    Ending ending = play(fen, move).ending();
    assertThat(ending.result()).isEqualTo(GameResult.parse(result).orElseThrow());
    assertThat(ending.words()).isEqualTo(words);
  }

  /** The mate takes more than the moves that are left: the players must show what they can. */
  @Test
  void aWinThatComesTooLateIsPlayedOn() throws IOException {
    GameRecord game = play("8/8/8/4k3/8/8/8/R3K3 w - - 90 80", "a1a8");
    assertThat(game.ending().termination()).isEqualTo(Termination.CRASH);
  }

  @Test
  void moreMenAreNotJudged() throws IOException {
    GameRecord game = play("4k3/pppp4/8/8/8/8/8/R3K3 w - - 0 1", "a1a7");
    assertThat(game.ending().termination()).isEqualTo(Termination.CRASH);
  }
}
