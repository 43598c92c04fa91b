package v7p3r.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import v7p3r.app.cli.Main;
import v7p3r.app.guide.GuideCommands.Line;
import v7p3r.engine.Engine;

/** Every command in README and guides is one that the program understands. */
class GuideCommandsTest {
  /** Lines of other programs, and of the shell around ours. */
  static final Set<String> OF_OTHERS =
      Set.of(
          "mvn verify",
          "printf 'e4\\nwhy\\nquit\\n' | ./v7p3r play --depth 4 --pgn mine.pgn",
          "printf 'uci\\nquit\\n' | ./v7p3r",
          "cutechess-cli -engine cmd=./v7p3r proto=uci -engine cmd=stockfish proto=uci -each"
              + " tc=8+0.08 -rounds 10",
          "(umask 077; cat > lichess-token)",
          "docker build -t v7p3r -f deploy/Containerfile .",
          "docker run --rm -v v7p3r-bot:/data v7p3r lichess --init",
          "docker run -d --name v7p3r-bot --memory 1g --stop-timeout 660 -e LICHESS_TOKEN -v"
              + " v7p3r-bot:/data v7p3r lichess");

  private static final Pattern SETTING = Pattern.compile(" option\\.(\\w+)=");

  static Stream<String> ours() throws IOException {
    return GuideCommands.all().stream().filter(Line::isOurs).map(Line::text).distinct();
  }

  @Test
  void thereAreFiveGuidesAndTheReadme() throws IOException {
    assertThat(GuideCommands.pages()).hasSize(6);
    assertThat(ours()).hasSizeGreaterThan(35);
  }

  @ParameterizedTest
  @MethodSource("ours")
  void itIsUnderstood(String text) {
    Main.parse(new Line(null, text).words());
  }

  @Test
  void everyOptionOfTheEngineThatIsSetIsThere() throws IOException {
    Engine engine = new Engine();
    List<String> names =
        ours()
            .flatMap(line -> SETTING.matcher(line).results())
            .map(match -> match.group(1))
            .toList();
    assertThat(names)
        .hasSizeGreaterThanOrEqualTo(3)
        .allMatch(name -> engine.options().find(name).isPresent());
  }

  @Test
  void everyOtherLineIsKnown() throws IOException {
    List<String> others =
        GuideCommands.all().stream().filter(line -> !line.isOurs()).map(Line::text).toList();
    assertThat(others).containsExactlyInAnyOrderElementsOf(OF_OTHERS);
  }
}
