package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wrong words for validate and learn are named before any work begins. */
class ValidateCommandTest {
  @TempDir private Path folder;

  @BeforeEach
  void prepare() throws IOException {
    Files.createDirectories(folder.resolve("model"));
    Files.createDirectories(folder.resolve("data"));
    Files.writeString(folder.resolve("data/deep.csv"), "fen,n_ref\n");
    Files.writeString(folder.resolve("games.db"), "");
  }

  private Cli run(String words) {
    return Cli.run(words.replace("@", folder + "/").split(" "));
  }

  private void assertWrong(String words, String message) {
    Cli cli = run(words + " --out @out");
    assertThat(cli.exitCode()).as(cli.err()).isEqualTo(Main.WRONG_USAGE);
    assertThat(cli.err()).contains(message.replace("@", folder + "/"));
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void validateNamesWhatIsNotThere() {
    assertWrong("validate --model @none", "@none: there is no such folder of models");
    assertWrong("validate --model @model --suite @wac.epd", "@wac.epd: there is no such file");
    assertWrong("validate --model @model --positions @x.epd", "@x.epd: there is no such file");
    assertWrong("validate --model @model --data @nothing", "@nothing: there is no such folder");
  }

  @Test
  void validateSaysWhichFormatOfDataItReads() throws IOException {
    Path only = Files.createDirectories(folder.resolve("only"));
    assertWrong("validate --model @model --data @only", "@only/deep.csv: there is no such file");
    Files.writeString(only.resolve("deep.parquet"), "PAR1");
    assertWrong(
        "validate --model @model --data @only",
        "@only: expected deep.csv, found only Parquet, which validate does not read; profile writes"
            + " both");
  }

  @Test
  void validateNamesNumbersThatCannotBe() {
    assertWrong("validate --model @model --count 0", "--count must be at least 1");
    assertWrong("validate --model @model --games -2", "--games must not be negative");
    assertWrong("validate --model @model --nodestime 20000", "--nodestime must be 0 to 10000");
  }

  @Test
  void learnNamesWhatIsNotThere() {
    String learn = "learn --models @models --model @model --dataset @data --db @games.db ";
    assertWrong("learn --dataset @data --model @none", "@none: there is no such folder of models");
    assertWrong("learn --dataset @none --model @model", "@none/deep.csv: there is no such file");
    assertWrong(
        "learn --dataset @data --model @model --db @none.db",
        "@none.db: there is no such database");
    assertWrong(learn + "--openings @none.epd", "@none.epd: there is no such file");
    assertWrong(learn + "--positions 0", "--positions must be at least 1");
    assertWrong(learn + "--games 1", "--games must be at least 2");
    assertWrong(learn + "--n-ref 10", "--n-ref must be at least 64");
    assertWrong(learn + "--no-sprt", "--no-sprt");
  }

  @Test
  void aProfileThatIsNotThereIsNamed() {
    String message = "expected seed, tuned or a file of profiles, found '@none'";
    assertWrong("validate --model @model --profile @none", message);
    assertWrong(
        "learn --models @models --model @model --dataset @data --db @games.db --profile @none",
        message);
  }

  @Test
  void modelsThatCannotBeReadAreNamed() {
    for (String command : new String[] {"validate", "learn --dataset @data --db @games.db"}) {
      Cli cli = run(command + " --model @model --out @out");
      assertThat(cli.exitCode()).isEqualTo(Main.FAILED);
      assertThat(cli.err()).contains(folder + "/model", "there is no such file");
      assertThat(folder.resolve("out")).doesNotExist();
    }
  }

  /** A model without its files: so far only those come that have found its folder. */
  @Test
  void theModelsBesideTheProgramAreTakenWhereverTheCommandIsTyped() throws IOException {
    Path shipped = Files.createDirectories(folder.resolve("home/models/desc-v1.0"));
    String before = System.getProperty("v7p3r.home", "");
    System.setProperty("v7p3r.home", folder.resolve("home").toString());
    try {
      for (String command :
          new String[] {
            "validate --out @out",
            "learn --dataset @data --db @games.db --out @out",
            "evaluate-model --data @data"
          }) {
        Cli cli = run(command);
        assertThat(cli.exitCode()).as(cli.err()).isEqualTo(Main.FAILED);
        assertThat(cli.err()).contains(shipped.toString(), "there is no such file");
      }
    } finally {
      System.setProperty("v7p3r.home", before);
    }
  }
}
