package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProfileCommandTest {
  @TempDir private Path folder;

  @Test
  void profilesAndReplaysWithoutTheLibraryForParquetAndSaysSo() throws IOException {
    Path data = folder.resolve("data");
    Cli profile =
        Cli.run(
            "profile",
            "--tablebase-positions=60",
            "--wide=12",
            "--deep=40",
            "--n-ref=1000",
            "--out=" + data);
    assertThat(profile.err())
        .contains("wide profile", "deep profile", "/s")
        .contains("Parquet is left out", "./v7p3r dataset describe " + data + " writes it");
    assertThat(profile.exitCode()).isZero();
    assertThat(profile.out()).contains("effort_dataset.csv: 1", "deep.csv: 4");
    assertThat(data.resolve("effort_dataset.parquet")).doesNotExist();
    assertThat(Files.readString(data.resolve("deep.settings")))
        .contains("# command                ./v7p3r profile --tablebase-positions=60")
        .contains("n_ref 1000", "seed 1");

    Path json = folder.resolve("replay.json");
    Cli replayed = Cli.run("replay", data.toString(), "--json", json.toString());
    assertThat(replayed.exitCode()).isZero();
    assertThat(replayed.out()).contains("uniform", "seed target", "hand rule", "oracle");
    assertThat(json).content().contains("\"share_of_oracle\"");

    Cli described = Cli.run("dataset", "describe", data.toString());
    assertThat(described.exitCode()).isEqualTo(Main.FAILED);
    assertThat(described.err())
        .contains(
            "the library for Parquet is not in this program: use the full package, or ./v7p3r in"
                + " the sources");

    Files.writeString(data.resolve("deep.csv"), "broken\n", StandardOpenOption.APPEND);
    Cli noReplay = Cli.run("replay", data.toString());
    assertThat(noReplay.exitCode()).isEqualTo(Main.FAILED);
    assertThat(noReplay.err()).contains("deep.csv, line ", "fields, found 1");
  }

  @Test
  void otherSettingsForTheSameFolderFail() {
    String out = "--out=" + folder.resolve("d");
    Cli.run("profile", "--tablebase-positions=8", "--wide=0", "--deep=8", "--n-ref=1000", out);
    Cli other =
        Cli.run("profile", "--tablebase-positions=8", "--wide=0", "--deep=8", "--n-ref=2000", out);
    assertThat(other.exitCode()).isEqualTo(Main.FAILED);
    assertThat(other.err()).contains("n_ref 1000", "n_ref 2000", "choose another --out");
  }

  @Test
  void aModelThatIsNotThereIsNamed() throws IOException {
    Files.writeString(folder.resolve("deep.csv"), "fen\n");
    Cli cli = Cli.run("replay", folder.toString(), "--model", folder.resolve("none").toString());
    assertThat(cli.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(cli.err()).contains("none: there is no such folder of models");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "profile",
        "profile --out x",
        "profile --out x --pgn no-such-file.pgn",
        "profile --out x --selfplay 1 --n-ref 10",
        "profile --out x --selfplay 1 --wide 0 --deep 0",
        "profile --out x --selfplay 1 --every nothing=3",
        "profile --out x --selfplay 1 --mix pgn=-1",
        "profile --out x --selfplay 1 --verify-share 0",
        "dataset",
        "dataset describe",
        "dataset describe no-such-folder",
        "dataset describe no-such-file.parquet",
        "dataset describe pom.xml",
        "replay",
        "replay no-such-folder"
      })
  void wrongUsageIsExplainedOnStandardError(String line) {
    Cli wrong = Cli.run(line.split(" "));
    assertThat(wrong.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err()).isNotBlank();
  }
}
