package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class LichessCommandTest {
  @TempDir private Path folder;

  private String file() {
    return folder.resolve("lichess.json").toString();
  }

  @Test
  void initWritesAConfigurationOnceAndNeverOverAnother() throws Exception {
    Cli first = Cli.run("lichess", "--init", "--config", file());
    assertThat(first.exitCode()).isZero();
    assertThat(first.out()).contains("Wrote").contains("--check");
    String written = Files.readString(Path.of(file()));
    Cli second = Cli.run("lichess", "--init", "--config", file());
    assertThat(second.exitCode()).isEqualTo(1);
    assertThat(second.err()).contains("is there already");
    assertThat(Files.readString(Path.of(file()))).isEqualTo(written);
  }

  @Test
  void withoutATokenItSaysWhereOneIsLookedFor() {
    Cli.run("lichess", "--init", "--config", file());
    Cli run = Cli.run("lichess", "--config", file());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("LICHESS_TOKEN").contains("lichess-token");
  }

  @Test
  void aTokenIsNotTakenFromTheCommandLine() {
    Cli run = Cli.run("lichess", "--token", "lip_secretsecret");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("there is no option").doesNotContain("lip_secretsecret");
  }

  @Test
  void aWrongConfigurationIsWrongUsageAndEveryMistakeIsNamed() throws Exception {
    Files.writeString(Path.of(file()), "{\"takebacks\": \"many\"}");
    Cli run = Cli.run("lichess", "--check", "--config", file());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("/takebacks").contains("'challenges'");
  }

  @Test
  void theSchemaIsJson() {
    Cli run = Cli.run("lichess", "--schema");
    assertThat(JsonMapper.shared().readTree(run.out()).at("/properties/engine").isObject())
        .isTrue();
  }

  @Test
  void onlyOneThingIsDoneAtATime() {
    assertThat(Cli.run("lichess", "--init", "--check").exitCode()).isEqualTo(2);
  }
}
