package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MainTest {
  @Test
  void helpNamesEveryCommand() {
    Cli help = Cli.run("help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out()).contains("speaks UCI");
  }

  @Test
  void tellsItsVersion() {
    assertThat(Cli.run("--version").out()).startsWith("V7P3R ");
  }

  @Test
  void anUnknownCommandIsWrongUsageToldOnStandardError() {
    Cli unknown = Cli.run("pferft");
    assertThat(unknown.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(unknown.out()).isEmpty();
    assertThat(unknown.err()).contains("pferft");
  }
}
