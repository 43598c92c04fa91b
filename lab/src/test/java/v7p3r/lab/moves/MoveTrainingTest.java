package v7p3r.lab.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.Progress;
import v7p3r.desc.model.MoveEffortFile;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.effort.MoveFact;

/** On made-up moves whose secret is known: only killers are ever missed. */
class MoveTrainingTest {
  private static final String KILLER = DataLayer.column(MoveFact.KILLER);

  @TempDir private Path folder;

  private void writeMoves(int games) throws IOException {
    SplittableRandom random = new SplittableRandom(3);
    StringBuilder text = new StringBuilder();
    List<String> columns =
        Stream.concat(
                Column.of(DataLayer.MOVES).stream().map(Column::label),
                DataLayer.MOVES.featureColumns().stream())
            .toList();
    text.append(String.join(",", columns)).append('\n');
    for (int game = 0; game < games; game++) {
      for (int i = 0; i < 40; i++) {
        boolean killer = random.nextInt(4) == 0;
        int from = game;
        text.append(
            columns.stream()
                .map(column -> field(column, from, killer))
                .collect(Collectors.joining(",", "", "\n")));
      }
    }
    Files.writeString(folder.resolve(DataLayer.MOVES.csv()), text);
  }

  /** Each ply less halves the nodes; a killer is missed from two plies on. */
  private static String field(String column, int game, boolean killer) {
    if (column.startsWith("nodes_")) {
      return Integer.toString(256 >> column.charAt(column.length() - 1) - '0');
    }
    if (column.equals(KILLER)) {
      return killer ? "1" : "0";
    }
    return switch (column) {
      case "game" -> "g" + game;
      case "split" -> game % 5 == 0 ? "validation" : "train";
      case "rule" -> "reduced";
      case "weight", "pes" -> "1";
      case "fact_depth" -> "8";
      case "new_depth" -> "7";
      case "formula" -> "2048";
      case "gain" -> killer ? "0.1" : "0";
      case "raises", "raises_1", "raises_2" -> killer ? "1" : "0";
      case "missed" -> killer ? Integer.toString(0b1111_1100) : "0";
      case "found" -> killer ? "3" : "0";
      default -> "0";
    };
  }

  private MoveFitPlan plan(double price) {
    return new MoveFitPlan(folder, folder.resolve("made.json"), price, 0.001, 200, 20, 7);
  }

  private MoveModel train(double price) throws IOException {
    return new MoveTraining(plan(price), Progress.silent()).run(List.of("command test"));
  }

  @Test
  void learnsThatKillersAreWorthADeeperSearch() throws IOException {
    writeMoves(20);
    MoveEffortTables tables = train(200).tables();

    assertThat(tables.weight(MoveFact.KILLER, 1)).isLessThan(tables.weight(MoveFact.KILLER, 0));
  }

  @Test
  void losesLessAtFewerNodesThanTheFormula() throws IOException {
    writeMoves(20);
    MoveModel model = train(200);

    assertThat(model.gate().value()).isLessThan(1);
    assertThat(model.aucs().get("learned")).isGreaterThan(model.aucs().get("formula"));
  }

  @Test
  void theControlIsItsOwnMeasure() throws IOException {
    writeMoves(20);
    MoveFrontier control = train(200).frontiers().get(MoveModel.CONTROL);

    assertThat(control.costAtEqualLoss(control, 10, 1).value()).isEqualTo(1, within(1e-12));
  }

  @Test
  void aHigherPriceNeverLosesMore() throws IOException {
    writeMoves(20);
    double before = Double.MAX_VALUE;
    for (double price : new double[] {0.1, 1, 10, 100}) {
      double loss = train(price).frontiers().get(MoveModel.LEARNED).here().loss();
      assertThat(loss).isLessThanOrEqualTo(before + 1e-9);
      before = loss;
    }
  }

  @Test
  void theEngineReadsWhatWasWritten() throws IOException {
    writeMoves(20);
    MoveEffortTables written = train(200).tables();
    MoveEffortTables read = MoveEffortFile.read(folder.resolve("made.json"));

    assertThat(read.priceStep()).isEqualTo(written.priceStep());
    for (MoveFact fact : MoveFact.values()) {
      for (int bin = 0; bin < fact.bins(); bin++) {
        assertThat(read.weight(fact, bin)).isEqualTo(written.weight(fact, bin));
      }
    }
    assertThat(Files.readString(folder.resolve("made.json")))
        .contains("data_sha256", "\"seed\" : 7", "command test");
  }

  @Test
  void theSameDataGivesTheSameFile() throws IOException {
    writeMoves(20);
    train(200);
    String first = Files.readString(folder.resolve("made.json"));
    train(200);

    assertThat(Files.readString(folder.resolve("made.json"))).isEqualTo(first);
  }

  @Test
  void theReportHasTheGate() throws IOException {
    writeMoves(20);
    MoveModel model = train(200);

    assertThat(model.toReport().toText())
        .contains("Nodes at equal loss for good")
        .contains(String.format(Locale.ROOT, "%.3f", model.gate().value()));
  }

  @Test
  void dataWithoutGamesThatJudgeIsRefused() throws IOException {
    writeMoves(1);

    assertThatThrownBy(() -> train(200))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("found 0 and 40");
  }
}
