package v7p3r.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.cli.Main;

/** Folders of long work that the version before was killed in are gone on with. */
@Timeout(300)
class FormerFoldersIT {
  @TempDir private Path folder;

  private void unpack(String resource) throws IOException {
    try (InputStream stored = FormerFoldersIT.class.getResourceAsStream(resource);
        ZipInputStream zip = new ZipInputStream(stored)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path file = folder.resolve(entry.getName());
        if (entry.isDirectory()) {
          Files.createDirectories(file);
        } else {
          Files.copy(zip, file);
        }
      }
    }
  }

  /** In the folder, for its settings name files as they were named on the command line. */
  private String run(String words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName()));
    command.addAll(List.of(words.split(" ")));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = String.join("\n", process.inputReader().lines().toList());
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }

  private String text(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  /** Eight of 24 positions were profiled when it was killed. */
  @Test
  void learningGoesOnWithinItsProfile() throws IOException, InterruptedException {
    unpack("before-learn.zip");
    PlayedFixture.games(folder.resolve("games.db"));
    PlayedFixture.copyModel(folder.resolve("old"));
    String rows = text("out/profile/deep.csv");
    String step = text("out/steps.jsonl");
    String said =
        run(
            "learn --db games.db --dataset data --model old --models models --out out --quick"
                + " --positions 24 --games 4 --tc 0.2+0.01 --concurrency 1 --threads 1");
    assertThat(said)
        .contains("already done: choosing positions", "profiled 24 positions with 1000 nodes");
    assertThat(text("out/profile/deep.csv")).startsWith(rows).hasSizeGreaterThan(2 * rows.length());
    assertThat(text("out/steps.jsonl")).startsWith(step);
    assertThat(text("out/steps.jsonl").lines()).hasSize(8);
    assertThat(folder.resolve("out/candidate/model_metadata.json")).exists();
  }

  /** Its searches were done, and the first batches of its profile. */
  @Test
  void aValidationIsNotSearchedAgain() throws IOException, InterruptedException {
    unpack("before-validate.zip");
    Path model = PlayedFixture.copyModel(folder.resolve("model"));
    Path settings = folder.resolve("out/validation.settings");
    Files.writeString(settings, Files.readString(settings).replace("MODEL", model.toString()));
    String searches = text("out/searches.jsonl");
    String rows = text("out/profile/deep.csv");
    String said =
        run(
            "validate --model model --out out --quick --nodestime 5 --count 12 --games 0"
                + " --concurrency 1 --threads 1 --stockfish no-such-engine");
    assertThat(said).contains("report: out");
    assertThat(text("out/searches.jsonl")).isEqualTo(searches);
    assertThat(text("out/profile/deep.csv")).startsWith(rows).hasSizeGreaterThan(2 * rows.length());
  }
}
