package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.desc.model.MoveEffortFile;
import v7p3r.search.Limits;
import v7p3r.search.SearchResult;
import v7p3r.search.effort.MoveFact;

/** Effort inside the tree as a user switches it on. */
class DescTreeTest {
  private static final String MIDDLEGAME =
      "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 10";

  @TempDir private Path folder;

  private final Engine engine = new Engine();
  private final HeardRemarks remarks = new HeardRemarks();

  /** Every fact but one adds nothing. */
  private void write(MoveFact named, int added) throws IOException {
    String tables =
        Arrays.stream(MoveFact.values())
            .map(
                fact ->
                    "\"%s\": %s"
                        .formatted(
                            fact.key(),
                            Arrays.toString(filled(fact.bins(), fact == named ? added : 0))))
            .collect(Collectors.joining(", "));
    Files.writeString(
        folder.resolve(MoveEffortFile.NAME),
        "{\"format\": \"v7p3r-move-effort-1\", \"price_step\": 200, \"tables\": {%s}}"
            .formatted(tables));
  }

  private static int[] filled(int length, int value) {
    int[] numbers = new int[length];
    Arrays.fill(numbers, value);
    return numbers;
  }

  private void switchOn() {
    engine.setOption("DescModelPath", folder.toString());
    engine.setOption("DescTree", "true");
    engine.makeReady();
  }

  private SearchResult search() {
    engine.newGame();
    engine.setPosition(MIDDLEGAME, List.of());
    return engine.go(Limits.toDepth(9), remarks);
  }

  private long nodes() {
    return search().statistics().nodes();
  }

  @Test
  void tablesOfZerosChangeNoMoveAndNoScore() throws IOException {
    SearchResult usual = search();
    write(MoveFact.DEPTH, 0);
    switchOn();

    assertThat(search().bestMove()).isEqualTo(usual.bestMove());
    assertThat(search().score()).isEqualTo(usual.score());
    assertThat(nodes()).isEqualTo(usual.statistics().nodes());
  }

  @Test
  void switchedOffAgainTheSearchIsAsBefore() throws IOException {
    long usual = nodes();
    write(MoveFact.DEPTH, 900);
    switchOn();
    assertThat(nodes()).isLessThan(usual);
    engine.setOption("DescTree", "false");

    assertThat(nodes()).isEqualTo(usual);
  }

  @Test
  void whatIsKnownOnlyAfterTheMoveCountsToo() throws IOException {
    long usual = nodes();
    write(MoveFact.CHILD_EVALUATION, -900);
    switchOn();

    assertThat(nodes()).isGreaterThan(usual);
  }

  @Test
  void tellsItsShare() throws IOException {
    write(MoveFact.DEPTH, 512);
    switchOn();
    assertThat(engine.takeRemarks())
        .containsExactly("desc reduces late moves by " + folder.resolve(MoveEffortFile.NAME));
    search();

    assertThat(remarks.all())
        .singleElement()
        .asString()
        .matches("desc tree \\d+ late moves, reduced by \\+0.50 plies on the mean, price 100");
  }

  @Test
  void aFileThatCannotBeUsedLeavesTheFormula() throws IOException {
    long usual = nodes();
    Files.writeString(folder.resolve(MoveEffortFile.NAME), "{\"format\": \"another\"}");
    switchOn();

    assertThat(engine.takeRemarks())
        .singleElement()
        .asString()
        .contains("leaves late moves to the formula", "expected v7p3r-move-effort-1");
    assertThat(nodes()).isEqualTo(usual);
  }

  @Test
  void aMissingNumberIsToldWithItsPlace() throws IOException {
    write(MoveFact.DEPTH, 0);
    Path file = folder.resolve(MoveEffortFile.NAME);
    Files.writeString(
        file, Files.readString(file).replace("\"killer\": [0, 0]", "\"killer\": [0]"));
    switchOn();

    assertThat(engine.takeRemarks())
        .singleElement()
        .asString()
        .contains("killer", "expected 2 numbers, found 1");
  }
}
