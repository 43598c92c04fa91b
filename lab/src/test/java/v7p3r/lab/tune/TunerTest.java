package v7p3r.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.Progress;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.lab.tune.set.LabelledPosition;
import v7p3r.lab.tune.set.SetException;
import v7p3r.lab.tune.set.SetWriter;
import v7p3r.notation.Fen;

class TunerTest {
  private static final List<String> PROVENANCE = List.of("command  test");

  @TempDir private Path folder;

  @Test
  void writesAListThatTheEngineReadsWithProvenanceAndReport() throws IOException {
    Path out = folder.resolve("weights.txt");
    TuningReport report = new Tuner(set(), options(8, 2), Progress.silent()).tune(out, PROVENANCE);

    assertThat(report.lossAfter()).isLessThan(report.lossBefore() / 2);
    assertThat(report.correlation()).isGreaterThan(0.95);
    String list = Files.readString(out);
    assertThat(list)
        .contains("# command  test", "# data  ", "# seed  ", "# endgame  ", "# correlation");
    Weights tuned = Weights.read(new StringReader(list), "list");
    assertThat(tuned).isNotEqualTo(Weights.design());
    assertThat(Score.middlegame(tuned.get(Weight.TEMPO, 0))).isGreaterThan(15);
    assertThat(folder.resolve("weights.txt.html"))
        .content()
        .contains("Mean squared miss", "<svg ", "prefers-color-scheme");
    assertThat(Files.readString(folder.resolve("weights.txt.json")))
        .contains("\"loss\": {", "\"opening\": {\"positions\": ", "\"spearman\": ");
    assertThat(folder.resolve("weights.txt.checkpoint")).doesNotExist();
  }

  @Test
  void theSameCommandGivesTheSameFileOnAnyNumberOfThreads() throws IOException {
    Path set = set();
    Path first = folder.resolve("first.txt");
    Path second = folder.resolve("second.txt");
    new Tuner(set, options(4, 1), Progress.silent()).tune(first, PROVENANCE);
    Files.delete(folder.resolve("set.tsv.features")); // count again, on other threads
    new Tuner(set, options(4, 3), Progress.silent()).tune(second, PROVENANCE);
    assertThat(second).hasSameTextualContentAs(first);
  }

  @Test
  void measuresWithoutTuning() throws IOException {
    TuningReport report = new Tuner(set(), options(1, 2), Progress.silent()).measure(truth());
    assertThat(report.lossAfter()).isLessThan(1e-4);
    assertThat(report.correlation()).isGreaterThan(0.999);
  }

  @Test
  void theLossOfManyWeightsNeedsOneReading() throws IOException {
    Path set = set();
    TuningReport report = new Tuner(set, options(1, 2), Progress.silent()).measure(truth());
    try (ValidationLoss loss = new ValidationLoss(set, options(1, 1), Progress.silent())) {
      assertThat(loss.of(truth())).isEqualTo(report.lossAfter());
      assertThat(loss.of(Weights.design())).isEqualTo(report.lossBefore());
      assertThat(report.lossBefore()).isGreaterThan(5 * report.lossAfter());
    }
  }

  @Test
  void aSetOfNothingIsNamed() throws IOException {
    refuses("", "set.tsv: expected positions, found an empty file");
    refuses("fen\tgame\tresult\n", "set.tsv: expected quiet positions, found none");
  }

  @Test
  void oneResultOnlyIsNamed() throws IOException {
    StringBuilder rows = new StringBuilder("fen\tgame\tresult\n");
    for (int i = 0; i < 300; i++) {
      rows.append("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\tg").append(i).append("\t1\n");
    }
    refuses(rows.toString(), "set.tsv: expected different results or scores, found nothing but");
  }

  @Test
  void tooFewGamesAreNamed() throws IOException {
    refuses(
        "fen\tgame\tscore\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\tg\t10\n",
        "set.tsv: expected positions of enough games to split them, found 1 games");
  }

  @Test
  void aBrokenLineIsNamed() throws IOException {
    String good = "fen\tgame\tscore\tbest\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\tg\t10\t\n";
    refuses(good + "4k3/8/8/8/8/8/4P3 w - - 0 1\tg\t10\t\n", "set.tsv, line 3: FEN");
    refuses(good + "nonsense\n", "set.tsv, line 3: expected 4 columns, found 1");
    refuses(good + "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\tg\t10\te9e8\n", "set.tsv, line 3: UCI move");
  }

  private void refuses(String text, String message) throws IOException {
    Path file = Files.writeString(folder.resolve("set.tsv"), text);
    Tuner tuner = new Tuner(file, options(1, 2), Progress.silent());
    assertThatThrownBy(() -> tuner.tune(folder.resolve("w.txt"), PROVENANCE))
        .isInstanceOf(SetException.class)
        .hasMessageContaining(message);
  }

  /** A set scored by an evaluation with other values for tempo and knights. */
  private Path set() throws IOException {
    Path file = folder.resolve("set.tsv");
    Evaluator evaluator = new Evaluator(truth(), ThemeSet.ALL);
    List<Position> positions = TestPositions.list(3000, 21);
    try (SetWriter out = new SetWriter(file)) {
      for (int i = 0; i < positions.size(); i++) {
        Position position = positions.get(i);
        int score = evaluator.evaluate(position);
        int white = position.sideToMove() == Color.WHITE ? score : -score;
        String quiet = quietMove(position);
        if (!quiet.isEmpty()) {
          out.write(
              new LabelledPosition(
                  Fen.format(position),
                  "g" + i,
                  LabelledPosition.NO_RESULT,
                  white,
                  quiet,
                  "truth"));
        }
      }
      out.finish();
    }
    return file;
  }

  private static String quietMove(Position position) {
    var moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      if (v7p3r.board.Move.isQuiet(moves.get(i)) && !v7p3r.board.Move.isCastling(moves.get(i))) {
        return v7p3r.notation.UciMove.format(position, moves.get(i));
      }
    }
    return "";
  }

  private static Weights truth() {
    int[] packed = Weights.design().toArray();
    packed[Weight.TEMPO.offset()] = Score.of(60, 60);
    packed[Weight.PIECE_VALUE.offset() + 1] += Score.of(90, 90);
    return Weights.of(packed);
  }

  private static TuneOptions options(int epochs, int threads) {
    return new TuneOptions(
        Weights.design(),
        0.7,
        0,
        170,
        epochs,
        epochs,
        256,
        4,
        1,
        false,
        Set.of(),
        true,
        1,
        threads);
  }
}
