package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands around datasets as users give them, with the real library for Parquet behind. */
class DatasetCommandsTest {
  @TempDir private Path folder;

  private record Outcome(int exitCode, String out, String err) {}

  private Outcome run(String line) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words = line.replace("@", folder + "/").split(" ");
    int exitCode = Main.run(new PrintWriter(out), new PrintWriter(err), words);
    return new Outcome(exitCode, out.toString(), err.toString());
  }

  @Test
  void profilesDescribesAndReplays() throws IOException {
    Path data = folder.resolve("data");
    Outcome profile =
        run("profile --tablebase-positions=60 --wide=12 --deep=40 --n-ref=1000 --out=@data");
    assertThat(profile.exitCode()).as(profile.err()).isZero();
    assertThat(profile.err()).doesNotContain("Parquet is left out");
    assertThat(data.resolve("effort_dataset.parquet")).isNotEmptyFile();
    assertThat(data.resolve("deep.parquet")).isNotEmptyFile();

    Outcome described = run("dataset describe @data");
    assertThat(described.exitCode()).as(described.err()).isZero();
    assertThat(described.out()).contains("tablebase", "Correlation", "bishop pair", "Plots: ");
    Outcome replayed = run("replay @data");

    Files.writeString(data.resolve("deep.csv"), "broken\n", StandardOpenOption.APPEND);
    Outcome broken = run("dataset describe @data");
    assertThat(broken.exitCode()).isEqualTo(Main.FAILED);
    assertThat(broken.out()).contains("1 broken rows", "deep.csv, line ", "fields, found 1");

    Files.delete(data.resolve("deep.csv"));
    Outcome parquet = run("dataset describe @data/deep.parquet");
    assertThat(parquet.exitCode()).as(parquet.err()).isZero();
    assertThat(parquet.out()).contains("deep layer", "Plots: " + data.resolve("plots"));
    assertThat(run("replay @data").out()).isEqualTo(replayed.out());
    assertThat(run("replay @data/deep.parquet").out()).isEqualTo(replayed.out());
  }

  @Test
  void aDamagedFileIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("deep.parquet"), "PAR1 and no more");
    for (String command : new String[] {"dataset describe", "replay"}) {
      Outcome outcome = run(command + " @deep.parquet");
      assertThat(outcome.exitCode()).isEqualTo(Main.FAILED);
      assertThat(outcome.err()).contains(file + ": expected a Parquet file, found ");
      assertThat(outcome.out()).isEmpty();
    }
  }
}
