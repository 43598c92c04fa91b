package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands around models; training itself is tested where its libraries are. */
class TrainCommandTest {
  @TempDir private Path folder;

  @Test
  void withoutItsLibrariesTrainingSaysHowToStartIt() {
    Cli train = Cli.run("train", "--data", folder.toString());
    assertThat(train.exitCode()).isEqualTo(Main.FAILED);
    assertThat(train.err())
        .isEqualTo(
            "v7p3r: the libraries for training are not in this program: use the full package, or"
                + " ./v7p3r train in the sources\n");
  }

  @Test
  void aFolderWithoutModelsIsNamed() {
    Cli judged =
        Cli.run("evaluate-model", "--data", folder.toString(), "--model", folder.toString());
    assertThat(judged.exitCode()).isEqualTo(Main.FAILED);
    assertThat(judged.err())
        .contains(folder.resolve("model_metadata.json") + ": there is no such file");
  }

  @Test
  void aReplayThatIsNoneIsNamed() throws IOException {
    Path replay = Files.writeString(folder.resolve("replay.json"), "{\"policies\": []}");
    Cli judged =
        Cli.run(
            "evaluate-model",
            "--data",
            folder.toString(),
            "--model",
            folder.toString(),
            "--replay",
            replay.toString());
    assertThat(judged.exitCode()).isEqualTo(Main.FAILED);
    assertThat(judged.err()).contains("replay.json: expected a list 'policies', found none");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "train",
        "train --data no-such-folder",
        "train --data . --folds 1",
        "train --data . --search 5 --folds 0",
        "train --data . --rounds 0",
        "train --data . --rate 2",
        "train --data . --refine-from-bin 6",
        "train --data . --target none",
        "train --data . --stages later",
        "train --data . --seed -1",
        "evaluate-model",
        "evaluate-model --data no-such-folder",
        "evaluate-model --data . --model no-such-folder"
      })
  void wrongUsageIsExplainedOnStandardError(String line) {
    Cli wrong = Cli.run(line.split(" "));
    assertThat(wrong.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err()).isNotBlank();
  }
}
