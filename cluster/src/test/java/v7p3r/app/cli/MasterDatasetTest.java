package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.app.cli.SparkCli.run;
import static v7p3r.app.cli.SparkCli.runOnSpark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.desc.model.Stage;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnTags;
import v7p3r.notation.PgnWriter;

/** Datasets that Spark made: from games that are packed, read by the lab as they are. */
class MasterDatasetTest {
  private static final int PLIES = 40;

  @TempDir private Path folder;

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  /** So many games of random moves. */
  private static String games(int count) {
    StringBuilder text = new StringBuilder();
    Random random = new Random(17);
    for (int i = 0; i < count; i++) {
      Position position = new Position();
      int[] moves = new int[PLIES];
      int played = 0;
      while (played < PLIES && position.hasLegalMove()) {
        MoveList legal = position.legalMoves();
        moves[played] = legal.get(random.nextInt(legal.size()));
        position.make(moves[played++]);
      }
      text.append(
          PgnWriter.format(new PgnGame(PgnTags.of("a", "b"), Arrays.copyOf(moves, played))));
      text.append('\n');
    }
    return text.toString();
  }

  private static byte[] packed(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream packing = new GZIPOutputStream(bytes)) {
      packing.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  private String[] profile(String out, int positions, String... source) {
    return Stream.of(
            List.of("profile"),
            List.of(source),
            List.of("--wide", "0", "--deep", Integer.toString(positions)),
            List.of("--n-ref", "1000", "--out", path(out)))
        .flatMap(List::stream)
        .toArray(String[]::new);
  }

  private void assertSameFiles(String one, String other) throws IOException {
    for (String file : List.of("deep.csv", "iterations.csv", "deep.journal")) {
      assertThat(folder.resolve(other).resolve(file))
          .hasSameBinaryContentAs(folder.resolve(one).resolve(file));
    }
  }

  @Test
  void theLabReadsWhatSparkMadeOfPackedGames() throws IOException {
    Path games = Files.write(folder.resolve("games.pgn.gz"), packed(games(90)));
    run(profile("here", 160, "--pgn", games.toString(), "--per-game", "2"));
    runOnSpark(profile("there", 160, "--pgn", games.toString(), "--per-game", "2"));
    assertSameFiles("here", "there");
    assertThat(run("dataset", "describe", path("there")))
        .contains("deep.parquet", "Correlation")
        .isEqualTo(run("dataset", "describe", path("here")).replace(path("here"), path("there")));
    List<Path> model = trained("there");
    List<Path> expected = trained("here");
    for (int i = 0; i < model.size(); i++) {
      assertThat(model.get(i)).hasSameBinaryContentAs(expected.get(i));
    }
    assertThat(run("replay", path("there"), "--model", path("models/there")))
        .contains("uniform", "PES prior", "oracle")
        .isEqualTo(
            run("replay", path("here"), "--model", path("models/here"))
                .replace(path("here"), path("there")));
  }

  /** A small model of a dataset; its files. */
  private List<Path> trained(String data) {
    Path model = folder.resolve("models").resolve(data);
    run(
        "train",
        "--data",
        path(data),
        "--out",
        model.toString(),
        "--folds",
        "0",
        "--rounds",
        "2",
        "--epochs",
        "1",
        "--threads",
        "1");
    return Arrays.stream(Stage.values())
        .flatMap(stage -> Stream.of(stage.classifierFile(), stage.regressorFile()))
        .map(model::resolve)
        .toList();
  }

  @Test
  void gamesAreReadOneByOneAndNoMoreOfThemThanAreNeeded() throws IOException {
    byte[] whole = packed(games(600));
    Path torn =
        Files.write(folder.resolve("torn.pgn.gz"), Arrays.copyOf(whole, whole.length * 2 / 3));
    String told = runOnSpark(profile("there", 60, "--pgn", torn.toString()));
    assertThat(told).doesNotContain("left out");
    run(profile("here", 60, "--pgn", torn.toString()));
    assertSameFiles("here", "there");
  }

  @Test
  void gamesOfTheEngineAgainstItselfArePlayedWhereTheyAreProfiled() throws IOException {
    run(profile("here", 60, "--selfplay", "8", "--seed", "3"));
    runOnSpark(profile("there", 60, "--selfplay", "8", "--seed", "3"));
    assertSameFiles("here", "there");
  }
}
