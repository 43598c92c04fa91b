package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.SharedData;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;

class EndgameTablesTest {
  private static final String ROOK_WINS = "8/8/8/4k3/8/8/8/R3K3 w - - 0 1";

  @TempDir Path folder;

  private final Engine engine = new Engine();

  private static Path tables() {
    return SharedData.folder("tb/syzygy34");
  }

  private void copy(String... names) throws IOException {
    for (String name : names) {
      Files.copy(tables().resolve(name), folder.resolve(name));
    }
  }

  private SearchResult go(String fen) {
    engine.setPosition(fen, List.of());
    return engine.go(Limits.toNodes(200), SearchListener.SILENT);
  }

  @Test
  void tablesAreToldBeforeTheEngineIsReadyAndDecideThen() {
    engine.setOption("SyzygyPath", tables().toString());
    assertThat(engine.takeRemarks()).containsExactly("35 endgame tables for up to 4 men found");
    assertThat(go(ROOK_WINS).score()).isGreaterThanOrEqualTo(Value.DECIDED_BOUND);
    engine.setOption("SyzygyPath", "<empty>");
    assertThat(engine.takeRemarks()).isEmpty();
    assertThat(go(ROOK_WINS).statistics().solvedHits()).isZero();
  }

  @Test
  void aFolderThatIsNotThereIsRefusedAndTheOthersStay() {
    engine.setOption("SyzygyPath", tables().toString());
    String nowhere = folder.resolve("nowhere").toString();
    assertThatThrownBy(() -> engine.setOption("SyzygyPath", nowhere))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("SyzygyPath")
        .hasMessageContaining(nowhere);
    assertThat(engine.options().value(EngineOptions.SYZYGY_PATH)).isEqualTo(tables().toString());
    assertThat(go(ROOK_WINS).statistics().solvedHits()).isPositive();
  }

  @Test
  void anEmptyFolderIsTold() {
    engine.setOption("SyzygyPath", folder.toString());
    assertThat(engine.takeRemarks()).containsExactly("no endgame tables found in " + folder);
  }

  @Test
  void aDamagedFileIsToldOnceAndPlayIsGoneOnWith() throws IOException {
    copy("KRvK.rtbz", "KQvK.rtbw", "KQvK.rtbz");
    byte[] whole = Files.readAllBytes(tables().resolve("KRvK.rtbw"));
    Files.write(folder.resolve("KRvK.rtbw"), Arrays.copyOf(whole, whole.length / 2));
    engine.setOption("SyzygyPath", folder.toString());
    assertThat(engine.takeRemarks())
        .containsExactly(
            "2 endgame tables for up to 3 men found",
            "an endgame table is left out: %s: the table is cut or damaged"
                .formatted(folder.resolve("KRvK.rtbw")));
    assertThat(go(ROOK_WINS).bestMove()).isNotZero();
    engine.newGame();
    assertThat(engine.takeRemarks()).isEmpty();
    assertThat(go("8/8/8/4k3/8/8/8/1Q2K3 w - - 0 1").statistics().solvedHits()).isPositive();
  }

  /** As when a disk is pulled out: the JVM cannot read what it has mapped. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aFileThatVanishesUnderTheSearchIsToldOnceAndPlayIsGoneOnWith() throws IOException {
    copy("KRPvK.rtbw", "KRPvK.rtbz", "KRvK.rtbw", "KRvK.rtbz", "KPvK.rtbw", "KPvK.rtbz");
    engine.setOption("SyzygyPath", folder.toString());
    engine.takeRemarks();
    for (String name : List.of("KRPvK.rtbw", "KRPvK.rtbz")) {
      try (FileChannel file = FileChannel.open(folder.resolve(name), StandardOpenOption.WRITE)) {
        file.truncate(0);
      }
    }
    String ending = "8/8/8/4k3/8/8/1P6/R3K3 w - - 0 1";
    assertThat(go(ending).bestMove()).isNotZero();
    engine.makeReady();
    assertThat(engine.takeRemarks())
        .isNotEmpty()
        .allSatisfy(remark -> assertThat(remark).endsWith("cannot be read any more"));
    assertThat(go(ending).bestMove()).isNotZero();
    engine.makeReady();
    assertThat(engine.takeRemarks()).isEmpty();
  }

  @Test
  void aWeakerEngineDoesNotLookUpWhatItWouldNotKnow() {
    engine.setOption("SyzygyPath", tables().toString());
    engine.setOption("UCI_LimitStrength", "true");
    assertThat(go(ROOK_WINS).statistics().solvedHits()).isZero();
  }

  @Test
  void theLimitOfMenHoldsAtTheRoot() {
    engine.setOption("SyzygyPath", tables().toString());
    engine.setOption("SyzygyProbeLimit", "0");
    assertThat(go(ROOK_WINS).statistics().solvedHits()).isZero();
    engine.setOption("SyzygyProbeLimit", "3");
    assertThat(go(ROOK_WINS).statistics().solvedHits()).isPositive();
  }
}
