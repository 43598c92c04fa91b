package v7p3r.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.Position;
import v7p3r.board.SharedData;
import v7p3r.notation.Epd;
import v7p3r.notation.Fen;

class TableProbeTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final String ROOK_WINS = "8/8/8/4k3/8/8/8/R3K3 w - - 0 1";

  @TempDir Path folder;

  private static Tablebases tables() throws IOException {
    return Tablebases.open(SharedData.folder("tb/syzygy34").toString());
  }

  private static List<Epd> endings() {
    return SharedData.lines("epd/endgame-python-chess.epd").stream().map(Epd::parse).toList();
  }

  private static int number(Epd epd, String operation) {
    return Integer.parseInt(epd.operation(operation).orElseThrow().operands().getFirst());
  }

  /** Values that python-chess, another program, holds its own prober to. */
  @Test
  void resultsAndDistancesAgreeWithAnotherProgram() throws IOException {
    TableProbe probe = new TableProbe(tables());
    assertThat(endings()).hasSize(200);
    for (Epd ending : endings()) {
      Position position = ending.position();
      assertThat(probe.result(position)).as("%s", ending).isEqualTo(number(ending, "wdl"));
      assertThat(probe.distance(position)).as("%s", ending).isEqualTo(number(ending, "dtz"));
      assertThat(Fen.format(position)).isEqualTo(Fen.format(ending.position()));
    }
  }

  @Test
  void allTablesAreFound() throws IOException {
    assertThat(tables().size()).isEqualTo(35);
    assertThat(tables().maxMen()).isEqualTo(4);
    assertThat(tables().problems()).isEmpty();
  }

  @Test
  void positionsBeyondTheTablesAreUnknown() throws IOException {
    TableProbe probe = new TableProbe(tables());
    assertThat(probe.result(Fen.parse(Fen.START))).isEqualTo(Wdl.UNKNOWN);
    Position castling = Fen.parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assertThat(probe.result(castling)).isEqualTo(Wdl.UNKNOWN);
    assertThat(probe.distance(castling)).isEqualTo(TableProbe.UNKNOWN_DISTANCE);
    TableProbe none = new TableProbe(Tablebases.NONE);
    assertThat(none.result(Fen.parse(ROOK_WINS))).isEqualTo(Wdl.UNKNOWN);
  }

  /**
   * bxc3+ wins, for the king guards the queening square; without it White takes the pawn and wins.
   */
  @Test
  void takingInPassingCounts() throws IOException {
    TableProbe probe = new TableProbe(tables());
    assertThat(probe.result(Fen.parse("8/8/8/8/1pP5/8/1K1k4/8 b - c3 0 1"))).isEqualTo(Wdl.WIN);
    assertThat(probe.result(Fen.parse("8/8/8/8/1pP5/8/1K1k4/8 b - - 0 1"))).isEqualTo(Wdl.LOSS);
  }

  @Test
  void manyThreadsGetTheSameAnswers() throws Exception {
    List<Epd> endings = endings();
    Tablebases shared = tables();
    Callable<List<Integer>> work =
        () -> {
          TableProbe probe = new TableProbe(shared);
          return endings.stream().map(ending -> probe.distance(ending.position())).toList();
        };
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Integer> expected = endings.stream().map(ending -> number(ending, "dtz")).toList();
      for (Future<List<Integer>> answers : threads.invokeAll(List.of(work, work, work, work))) {
        assertThat(answers.get()).isEqualTo(expected);
      }
    }
  }

  @Test
  void askingAllocatesNothing() throws IOException {
    TableProbe probe = new TableProbe(tables());
    Position[] positions = endings().stream().map(Epd::position).toArray(Position[]::new);
    long sum = 0;
    for (int warmUp = 0; warmUp < 30; warmUp++) {
      sum += askAll(probe, positions);
    }
    long[] allocated = new long[10];
    for (int round = 0; round < allocated.length; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      long once = askAll(probe, positions);
      allocated[round] = THREADS.getCurrentThreadAllocatedBytes() - before;
      assertThat(sum).isEqualTo(30 * once);
    }
    // Some rounds may differ: the JIT can take a method back in the middle of them.
    assertThat(Arrays.stream(allocated).min()).hasValue(0);
  }

  private static long askAll(TableProbe probe, Position[] positions) {
    long sum = 0;
    for (Position position : positions) {
      sum += probe.result(position) + probe.distance(position);
    }
    return sum;
  }

  @Test
  void damagedFilesAreLeftOutAndNamed() throws IOException {
    Path queen = folder.resolve("KQvK.rtbw");
    Files.write(queen, new byte[80]);
    Path rook = folder.resolve("KRvK.rtbw");
    Path whole = SharedData.folder("tb/syzygy34").resolve("KRvK.rtbw");
    byte[] bytes = Files.readAllBytes(whole);
    Files.write(rook, Arrays.copyOf(bytes, bytes.length / 2));
    Files.writeString(folder.resolve("notes.rtbw"), "no table");
    Tablebases tables = Tablebases.open(folder.toString());
    TableProbe probe = new TableProbe(tables);
    assertThat(tables.size()).isEqualTo(2);
    assertThat(probe.result(Fen.parse(ROOK_WINS))).isEqualTo(Wdl.UNKNOWN);
    assertThat(probe.result(Fen.parse("8/8/8/3k4/8/8/8/Q3K3 w - - 0 1"))).isEqualTo(Wdl.UNKNOWN);
    assertThat(tables.problems())
        .containsExactlyInAnyOrder(
            queen + ": expected a Syzygy table, found other first bytes",
            rook + ": the table is cut or damaged");
  }

  @Test
  void resultsWithoutDistancesAreEnoughForResults() throws IOException {
    Files.copy(SharedData.folder("tb/syzygy34").resolve("KRvK.rtbw"), folder.resolve("KRvK.rtbw"));
    TableProbe probe = new TableProbe(Tablebases.open(folder.toString()));
    assertThat(probe.result(Fen.parse(ROOK_WINS))).isEqualTo(Wdl.WIN);
    assertThat(probe.distance(Fen.parse(ROOK_WINS))).isEqualTo(TableProbe.UNKNOWN_DISTANCE);
  }

  @Test
  void aMissingFolderIsNamed() {
    assertThatThrownBy(() -> Tablebases.open(folder.resolve("nowhere").toString()))
        .isInstanceOf(IOException.class)
        .hasMessage("tablebases: expected a folder, found none at " + folder.resolve("nowhere"));
  }
}
