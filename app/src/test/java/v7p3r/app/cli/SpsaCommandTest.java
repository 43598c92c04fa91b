package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpsaCommandTest {
  @TempDir Path folder;

  private Cli spsa(String words) {
    List<String> arguments =
        new ArrayList<>(List.of("spsa", "--journal", folder.resolve("run.jsonl").toString()));
    arguments.addAll(List.of(words.split(" +")));
    return Cli.run(arguments.toArray(String[]::new));
  }

  @Test
  void tunesByGamesAndDrawsTheParameters() throws IOException {
    Path plot = folder.resolve("spsa.svg");
    Cli spsa =
        spsa(
            "--parameter NullBase --parameter RazorMargin min=100 step=15 --nodes 200"
                + " --max-moves 10 --iterations 4 --concurrency 1 --interval 2 --plot "
                + plot);
    assertThat(spsa.exitCode()).as(spsa.err()).isZero();
    assertThat(spsa.err().lines().map(line -> line.split(" ")[1])).containsExactly("2/4", "4/4");
    assertThat(spsa.out())
        .contains("4 of 4 iterations", "NullBase", "For a match: option.NullBase=")
        .containsPattern("RazorMargin +190 +[0-9.]+ +[+-][0-9.]+ ± [0-9.]+")
        .doesNotContain("Stopped");
    assertThat(Files.readString(plot)).contains("<svg", "RazorMargin");
    Cli again = spsa("--resume");
    assertThat(again.exitCode()).isZero();
    assertThat(again.out()).contains("4 of 4 iterations");
  }

  @Test
  void theTunablesOfSearchTimeAndEffortAreListed() {
    String list = spsa("--list").out();
    assertThat(list).contains("AspirationWindow", "NullBase", "TimeHorizon", "DescTurboTime");
    assertThat(list.lines().map(line -> line.split(" ")[0])).doesNotHaveDuplicates();
  }

  @Test
  void cellsOfEffortModesCanBeTuned() {
    Cli spsa =
        spsa(
            "--parameter DescTurboTime --parameter DescDeepReduction --nodes 100 --max-moves 2"
                + " --iterations 1 --concurrency 1");
    assertThat(spsa.exitCode()).as(spsa.err()).isZero();
    assertThat(spsa.out()).contains("option.DescTurboTime=", "option.DescDeepReduction=");
  }

  @Test
  void numbersThatDivideTheClockAreTunedInGamesWithOne() throws IOException {
    Cli spsa =
        spsa("--parameter TimeHorizon --tc 0.2+0.01 --max-moves 2 --iterations 1 --concurrency 1");
    assertThat(spsa.exitCode()).as(spsa.err()).isZero();
    assertThat(spsa.out()).contains("1 of 1 iterations", "option.TimeHorizon=");
  }

  @Test
  void allNumbersAreThoseThatMatterWithTheLimit() throws IOException {
    Path journal = folder.resolve("run.jsonl");
    assertThat(spsa("--all --nodes 5 --max-moves 1 --iterations 1").exitCode()).isZero();
    assertThat(Files.readString(journal)).contains("NullBase").doesNotContain("TimeHorizon");
    Files.delete(journal);
    assertThat(spsa("--all --tc 0.2+0.01 --max-moves 1 --iterations 1").exitCode()).isZero();
    assertThat(Files.readString(journal)).contains("NullBase", "TimeHorizon");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--nodes 5; expected --parameter NAME or --all, found neither",
        "--nodes 5 --parameter Nonsense; --parameter: expected a number of the engine",
        "--nodes 5 --parameter min=3; --parameter: expected a name first, found 'min=3'",
        "--nodes 5 --parameter NullBase low=3; --parameter: expected words of start=",
        "--nodes 5 --parameter NullBase min=9; expected min <= start <= max",
        "--nodes 5 --engine cmd=x --parameter A min=1 max=3; found no start=",
        "--nodes 5 --parameter TimeHorizon; --parameter TimeHorizon: expected a clock (--tc), for"
            + " without one it does not matter",
        "--parameter NullBase; each side needs a limit",
        "--nodes 5 --all --plot x.gif; --plot: expected a name that ends in .svg or .png",
      })
  void wrongUsageIsExplained(String words, String message) {
    Cli spsa = spsa(words);
    assertThat(spsa.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(spsa.err()).contains(message);
  }
}
