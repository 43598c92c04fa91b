package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.app.cli.depth.DepthPositions;
import v7p3r.board.Position;
import v7p3r.notation.Fen;

class DepthTestCommandTest {
  @TempDir private Path folder;

  private Path twoPositions() throws IOException {
    return Files.writeString(
        folder.resolve("two.epd"),
        "# a comment\n"
            + "r1b1r1k1/ppq2ppp/2n2n2/2p1p3/3P4/P1PBPN2/2Q2PPP/R1B2RK1 w - - id \"one\";\n"
            + DepthPositions.USUAL.getFirst()
            + "\n");
  }

  private static JsonNode json(Cli test) {
    assertThat(test.exitCode()).as(test.err()).isZero();
    return JsonMapper.shared().readTree(test.out());
  }

  @Test
  void theUsualPositionsAreTenDifferentMiddlegames() {
    assertThat(new HashSet<>(DepthPositions.USUAL)).hasSize(10);
    for (String fen : DepthPositions.USUAL) {
      Position position = Fen.parse(fen);
      assertThat(Fen.format(position)).isEqualTo(fen);
      assertThat(position.phase()).isGreaterThan(Position.FULL_PHASE / 2);
      assertThat(position.fullMoveNumber()).isBetween(10, 30);
    }
  }

  @Test
  void theTableHasALineForEachPositionAndTheMeans() throws IOException {
    Cli test = Cli.run("depth-test", "--seconds", "0.1", "--positions", twoPositions().toString());
    assertThat(test.exitCode()).as(test.err()).isZero();
    assertThat(test.out().lines()).hasSize(4);
    assertThat(test.out()).contains("depth", "nps", "tt hit", "chk/node", "qsearch", "eval");
    assertThat(test.out().lines().toList().get(2).strip()).matches("2 +\\d+ +\\d+ .*%");
    assertThat(test.out().lines().toList().get(3)).startsWith("mean");
  }

  @Test
  void jsonHasEveryNumber() throws IOException {
    Path file = twoPositions();
    JsonNode report =
        json(Cli.run("depth-test", "--seconds", "0.5", "--positions", file.toString(), "--json"));
    assertThat(report.get("seconds").asDouble()).isEqualTo(0.5);
    assertThat(report.get("positions").size()).isEqualTo(2);
    JsonNode own = report.get("positions").get(1).get("own");
    assertThat(report.get("positions").get(1).get("fen").asString())
        .isEqualTo(DepthPositions.USUAL.getFirst());
    assertThat(own.get("depth").asInt()).isBetween(4, 40);
    assertThat(own.get("nodes").asLong()).isGreaterThan(1000);
    assertThat(own.get("nodesPerSecond").asLong()).isGreaterThan(1000);
    for (String share : new String[] {"tableHitRate", "quiescenceShare", "evaluationShare"}) {
      assertThat(own.get(share).asDouble()).as(share).isGreaterThan(0).isLessThanOrEqualTo(1);
    }
    assertThat(own.get("givesCheckPerNode").asDouble()).isBetween(0.01, 20.0);
    double mean =
        (report.get("positions").get(0).get("own").get("depth").asInt()
                + report.get("positions").get(1).get("own").get("depth").asInt())
            / 2.0;
    assertThat(report.get("means").get("depth").asDouble()).isEqualTo(mean);
  }

  @Test
  void anotherEngineStandsBesideWithRatios() throws IOException {
    String file = twoPositions().toString();
    String[] against = {"--against", "cmd=internal", "name=Twin", "option.NullBase=2"};
    JsonNode report =
        json(
            Cli.run(
                "depth-test",
                "--seconds",
                "0.2",
                "--positions",
                file,
                "--json",
                against[0],
                against[1],
                against[2],
                against[3]));
    assertThat(report.get("against").asString()).isEqualTo("Twin");
    JsonNode first = report.get("positions").get(0);
    assertThat(first.get("other").get("depth").asInt()).isPositive();
    assertThat(first.get("other").get("nodes").asLong()).isPositive();
    JsonNode means = report.get("means");
    assertThat(means.get("speedRatio").asDouble())
        .isEqualTo(
            means.get("nodesPerSecond").asDouble() / means.get("otherNodesPerSecond").asDouble());
    Cli table =
        Cli.run(
            "depth-test",
            "--seconds",
            "0.1",
            "--positions",
            file,
            against[0],
            against[1],
            against[2]);
    assertThat(table.out()).contains("| Twin").containsPattern("\\| +[+-]\\d");
  }

  @Test
  void optionsReachOurEngine() throws IOException {
    String file = twoPositions().toString();
    Cli wrong = Cli.run("depth-test", "--positions", file, "--option", "Hush=1");
    assertThat(wrong.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(wrong.err()).contains("--option", "found 'Hush'");
  }

  @Test
  void wrongUseIsExplained() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.epd"), "nonsense\n");
    assertThat(Cli.run("depth-test", "--seconds", "0").err())
        .contains("--seconds: expected 0.01 to 3600");
    Cli positions = Cli.run("depth-test", "--positions", broken.toString());
    assertThat(positions.exitCode()).isEqualTo(Main.FAILED);
    assertThat(positions.err()).contains("broken.epd, line 1");
    assertThat(Cli.run("depth-test", "--against", "cmd=internal", "speed=5").err())
        .contains("--against", "found 'speed'");
  }

  @Test
  void aShortTestIsWarmedUpAsLongAsTheSearchNeedsToBeCompiled() {
    assertThat(DepthTestCommand.warmUp(Duration.ofMillis(300))).isEqualTo(Duration.ofSeconds(2));
    assertThat(DepthTestCommand.warmUp(Duration.ofMillis(2500))).isEqualTo(Duration.ofMillis(2500));
    assertThat(DepthTestCommand.warmUp(Duration.ofSeconds(60))).isEqualTo(Duration.ofSeconds(3));
  }
}
