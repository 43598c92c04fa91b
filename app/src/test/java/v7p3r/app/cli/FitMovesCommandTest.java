package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FitMovesCommandTest {
  @TempDir private Path folder;

  @Test
  void wantsMovesThatWereTried() {
    Cli cli = Cli.run("fit-moves", "--data", folder.resolve("nowhere").toString());

    assertThat(cli.exitCode()).isEqualTo(2);
    assertThat(cli.err()).contains("nowhere: there is no such folder or file");
  }

  @Test
  void refusesAPriceBelowNothing() {
    Cli cli = Cli.run("fit-moves", "--data", folder.toString(), "--price", "-1");

    assertThat(cli.exitCode()).isEqualTo(2);
    assertThat(cli.err()).contains("--price must not be negative");
  }

  @Test
  void namesTheColumnThatIsMissing() throws IOException {
    Files.writeString(folder.resolve("moves.csv"), "fen,source\n");
    Cli cli = Cli.run("fit-moves", "--data", folder.toString(), "--out", folder + "/made.json");

    assertThat(cli.exitCode()).isNotZero();
    assertThat(cli.err()).contains("moves.csv: expected a column game, found none");
    assertThat(folder.resolve("made.json")).doesNotExist();
  }
}
