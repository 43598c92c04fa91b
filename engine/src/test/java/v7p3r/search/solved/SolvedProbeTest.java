package v7p3r.search.solved;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.SharedData;
import v7p3r.notation.Fen;
import v7p3r.search.Value;
import v7p3r.tablebase.Tablebases;

class SolvedProbeTest {
  private static final String ROOK = "8/8/8/4k3/8/8/8/R3K3 w - - %d 1";
  private static final String ROOK_AND_PAWN = "8/8/8/4k3/8/8/1P6/R3K3 w - - 0 1";
  private static final long MILLI = 1_000_000;

  private static SolvedEndings endings(int leastDepth, int mostMen) throws IOException {
    Tablebases tables = Tablebases.open(SharedData.folder("tb/syzygy34").toString());
    return new SolvedEndings(tables, leastDepth, mostMen, true);
  }

  private static int score(SolvedEndings endings, String fen, int depth, int ply) {
    SolvedProbe probe = new SolvedProbe(System::nanoTime);
    probe.begin(endings);
    return probe.score(Fen.parse(fen), depth, ply);
  }

  @ParameterizedTest
  @CsvSource({
    "'8/8/8/4k3/8/8/8/R3K3 w - - 0 1', 1",
    "'8/8/8/4k3/8/8/8/R3K3 b - - 0 1', -1",
    "'8/8/8/4k3/8/8/8/N3K3 w - - 0 1', 0"
  })
  void resultsAreScoresCountedFromTheRoot(String fen, int sign) throws IOException {
    assertThat(score(endings(1, 7), fen, 3, 12)).isEqualTo(sign * Value.solvedWinIn(12));
  }

  @Test
  void aPositionThatIsNoBeginningIsLeftToTheSearch() throws IOException {
    assertThat(score(endings(1, 7), ROOK.formatted(0), 3, 1)).isNotEqualTo(Value.INFINITE);
    assertThat(score(endings(1, 7), ROOK.formatted(1), 3, 1)).isEqualTo(Value.INFINITE);
    assertThat(score(endings(1, 7), "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 3, 1))
        .isEqualTo(Value.INFINITE);
  }

  @Test
  void theDepthCountsForTheLargestTablesAlone() throws IOException {
    SolvedEndings patient = endings(5, 7);
    assertThat(score(patient, ROOK_AND_PAWN, 4, 1)).isEqualTo(Value.INFINITE);
    assertThat(score(patient, ROOK_AND_PAWN, 5, 1)).isEqualTo(Value.solvedWinIn(1));
    assertThat(score(patient, ROOK.formatted(0), 1, 1)).isEqualTo(Value.solvedWinIn(1));
  }

  @Test
  void moreMenThanTheLimitAreNotLookedUp() throws IOException {
    assertThat(score(endings(1, 3), ROOK_AND_PAWN, 9, 1)).isEqualTo(Value.INFINITE);
    assertThat(score(endings(1, 3), ROOK.formatted(0), 9, 1)).isEqualTo(Value.solvedWinIn(1));
    SolvedProbe off = new SolvedProbe(System::nanoTime);
    off.begin(endings(1, 0));
    assertThat(off.isOn()).isFalse();
  }

  /** Every answer takes 10 ms: they get 20 ms, and a quarter of the time that passes meanwhile. */
  @Test
  void aSlowDiskIsAskedOnlyForAPartOfTheTime() throws IOException {
    long[] now = {0};
    boolean[] isAsked = {false};
    SolvedProbe probe =
        new SolvedProbe(
            () -> {
              now[0] += isAsked[0] ? 10 * MILLI : 0;
              isAsked[0] = !isAsked[0];
              return now[0];
            });
    probe.begin(endings(1, 7));
    isAsked[0] = false;
    int answers = 0;
    for (int i = 0; i < 100; i++) {
      boolean isKnown = probe.score(Fen.parse(ROOK.formatted(0)), 3, 1) != Value.INFINITE;
      answers += isKnown ? 1 : 0;
      assertThat(probe.wasSlow()).isEqualTo(isKnown);
      isAsked[0] = false;
    }
    assertThat(answers).isEqualTo(3);
    now[0] += 1_000 * MILLI;
    assertThat(probe.score(Fen.parse(ROOK.formatted(0)), 3, 1)).isEqualTo(Value.solvedWinIn(1));
  }

  @Test
  void answersFromMemoryAreNotCounted() throws IOException {
    long[] now = {0};
    SolvedProbe probe = new SolvedProbe(() -> now[0] += 10_000);
    probe.begin(endings(1, 7));
    for (int i = 0; i < 10_000; i++) {
      assertThat(probe.score(Fen.parse(ROOK.formatted(0)), 3, 1)).isEqualTo(Value.solvedWinIn(1));
    }
    assertThat(probe.wasSlow()).isFalse();
  }
}
