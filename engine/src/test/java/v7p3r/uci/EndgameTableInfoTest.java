package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.SharedData;

/** What a GUI hears of tables of endings. */
class EndgameTableInfoTest {
  private static List<String> infos(UciSession session, String fen) {
    session.send("position fen " + fen, "go depth 3");
    return session.readUntil("bestmove");
  }

  @Test
  void tablesAreToldBeforeReadyokAndTheirAnswersAreCounted() {
    Path tables = SharedData.folder("tb/syzygy34");
    try (UciSession session = new UciSession()) {
      assertThat(infos(session, "8/8/8/4k3/8/8/8/R3K3 w - - 0 1"))
          .noneMatch(line -> line.contains(" tbhits "));
      session.send("setoption name SyzygyPath value " + tables);
      assertThat(session.sync())
          .containsExactly("info string 35 endgame tables for up to 4 men found");
      assertThat(infos(session, "8/8/8/4k3/8/8/8/R3K3 w - - 0 1"))
          .filteredOn(line -> line.startsWith("info depth"))
          .isNotEmpty()
          .allMatch(line -> line.contains(" score cp 20000 ") && line.contains(" tbhits 15 "));
      assertThat(infos(session, "8/8/8/4k3/8/8/8/R3K3 b - - 0 1"))
          .anyMatch(line -> line.contains(" score cp -20000 "));
      assertThat(infos(session, "8/8/8/4k3/8/8/8/N3K3 w - - 0 1"))
          .anyMatch(line -> line.contains(" score cp 0 "));
    }
  }
}
