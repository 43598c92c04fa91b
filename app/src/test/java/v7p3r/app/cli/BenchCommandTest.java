package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchCommandTest {
  @Test
  void countsTheSameNodesEveryTime() {
    Cli loud = Cli.run("bench", "--depth", "2");
    Cli quiet = Cli.run("bench", "--depth", "2", "--quiet");
    assertThat(loud.exitCode()).isZero();
    String nodes = quiet.out().lines().findFirst().orElseThrow();
    assertThat(nodes).matches("Nodes: \\d+");
    assertThat(loud.out()).contains(nodes, "Time:", "Speed:").contains(" 1/");
    assertThat(quiet.out().lines()).hasSize(3);
  }

  @Test
  void refusesADepthThatMakesNoSense() {
    Cli bench = Cli.run("bench", "--depth", "0");
    assertThat(bench.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(bench.err()).contains("--depth must be 1 to 64");
  }
}
