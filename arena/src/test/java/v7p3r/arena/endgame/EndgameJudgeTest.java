package v7p3r.arena.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.source.SharedData;
import v7p3r.notation.Epd;
import v7p3r.tablebase.Tablebases;
import v7p3r.tablebase.Wdl;

class EndgameJudgeTest {
  private static final Entrant ENGINE =
      EntrantWords.read(List.of(), List.of("cmd=internal", "name=judge", "nodes=2000"));

  private static OptionalInt worth(Tablebases tables, Optional<Entrant> engine, String line)
      throws IOException {
    try (EndgameJudge judge = new EndgameJudge(tables, engine)) {
      return judge.worth(Epd.parse(line));
    }
  }

  private static OptionalInt byEngine(String line) throws IOException {
    return worth(Tablebases.NONE, Optional.of(ENGINE), line);
  }

  @Test
  void theLineIsBelievedFirst() throws IOException {
    String wrong = "2k5/8/8/8/8/8/8/QQ2K3 w - - wdl -1;";
    assertThat(byEngine(wrong)).hasValue(Wdl.BLESSED_LOSS);
    assertThat(byEngine("8/8/8/4k3/8/8/8/R3K3 w - - bm #12;")).hasValue(Wdl.WIN);
    assertThat(byEngine("8/8/8/4k3/8/8/8/R3K3 b - - dm -12;")).hasValue(Wdl.LOSS);
  }

  @Test
  void anEngineIsBelievedOnlyWhenItIsSure() throws IOException {
    assertThat(byEngine("8/8/8/4k3/8/8/PPP5/R3K3 w - -")).hasValue(Wdl.WIN);
    assertThat(byEngine("8/8/8/4k3/8/8/PPP5/R3K3 b - -")).hasValue(Wdl.LOSS);
    assertThat(byEngine("8/8/8/4k3/4P3/4K3/8/8 w - -")).hasValue(Wdl.DRAW);
    // A pawn more with all rooks on the board: neither won nor drawn for sure.
    assertThat(byEngine("1r3rk1/5ppp/8/8/8/8/P4PPP/1R3RK1 w - -")).isEmpty();
  }

  @Test
  void withoutAnyoneToAskNothingIsKnown() throws IOException {
    String open = "8/8/8/4k3/8/8/PPP5/R3K3 w - -";
    assertThat(worth(Tablebases.NONE, Optional.empty(), open)).isEmpty();
  }

  @Test
  void aGameThatIsOverIsNoTask() throws IOException {
    assertThat(byEngine("7k/5Q2/6K1/8/8/8/8/8 b - - wdl 0;")).isEmpty();
  }

  @Test
  void tablesGoBeforeTheEngine() throws IOException {
    Tablebases tables = Tablebases.open(SharedData.file("tb/syzygy34").toString());
    // Rook against bishop: an engine sees an advantage where there is none.
    assertThat(worth(tables, Optional.of(ENGINE), "8/8/8/4k3/8/1b6/8/R3K3 w - -"))
        .hasValue(Wdl.DRAW);
    assertThat(worth(tables, Optional.empty(), "8/8/8/4k3/8/8/8/Q3K3 b - -")).hasValue(Wdl.LOSS);
  }
}
