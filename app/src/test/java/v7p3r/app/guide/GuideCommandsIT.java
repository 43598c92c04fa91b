package v7p3r.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.cli.Program;
import v7p3r.app.guide.GuideCommands.Line;

/** The commands of README and guides, typed one after the other in an empty folder. */
class GuideCommandsIT {
  /** These take long, need the network, other programs, other libraries or a file of the reader. */
  private static final Set<String> ONLY_PARSED =
      Set.of(
          "./v7p3r play",
          "./v7p3r help",
          "./v7p3r analyse mine.pgn --nodes 2000 --out analysis",
          "./v7p3r match --engine cmd=./v7p3r --engine cmd=stockfish --tc 8+0.08 --games 20",
          "./v7p3r match --engine cmd=./v7p3r name=new --engine cmd=../old/v7p3r name=old --tc"
              + " 8+0.08 --openings 8moves_v3.pgn.zip --order random --games 20000 --sprt elo0=0"
              + " elo1=5 --name my-change",
          "./v7p3r match --resume my-change",
          "./v7p3r depth-test --seconds 0.2",
          "./v7p3r solve wac.epd --movetime 1000",
          "./v7p3r themes --count 2000 --rounds 20",
          "./v7p3r profile --selfplay 3000 --deep 60000 --out data/mine",
          "./v7p3r dataset describe data/mine",
          "./v7p3r train --data data/mine --out models/mine",
          "./v7p3r evaluate-model --data data/mine --model models/mine --report"
              + " model-report.html",
          "./v7p3r replay data/mine --model models/mine",
          "./v7p3r validate --model models/mine --quick",
          "./v7p3r match --engine cmd=internal name=desc option.UseDesc=true"
              + " option.DescModelPath=models/mine --engine cmd=internal name=plain --tc 8+0.08"
              + " --games 400",
          "./v7p3r learn --dataset data/mine --quick",
          "./v7p3r lichess --upgrade",
          "./v7p3r lichess --check",
          "./v7p3r lichess",
          "./v7p3r stats opponents colors openings --db lichess/lichess.db");

  /** They fail where nothing was played yet, and say so. */
  private static final Set<String> WITHOUT_GAMES =
      Set.of("./v7p3r stats", "./v7p3r lichess --opponents");

  @TempDir private Path folder;

  private String type(String line, boolean works) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", line)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectInput(new File("/dev/null"));
    builder.environment().put("V7P3R_CONFIG", "off");
    builder.environment().put("NO_COLOR", "1");
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue() == 0).as("%s%n%s", line, out).isEqualTo(works);
    return out;
  }

  private void install() throws IOException {
    Path program = folder.resolve("v7p3r");
    Files.writeString(
        program,
        """
        #!/bin/sh
        exec '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dv7p3r.home='%s' --enable-native-access=ALL-UNNAMED -cp '%s' %s "$@"
        """
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                Path.of("..").toAbsolutePath().normalize(),
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                    .map(place -> Path.of(place).toAbsolutePath().toString())
                    .collect(Collectors.joining(File.pathSeparator)),
                Program.class.getName()));
    assertThat(program.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void theyDoWhatThePagesSay() throws Exception {
    install();
    List<String> left = new ArrayList<>(ONLY_PARSED);
    int run = 0;
    for (Line line : GuideCommands.all()) {
      if (ONLY_PARSED.contains(line.text())) {
        left.remove(line.text());
      } else if (line.isOurs() || line.text().startsWith("printf")) {
        String out = type(line.text(), !WITHOUT_GAMES.contains(line.text()));
        assertThat(out).as(line.text()).doesNotContain("Exception", "Unknown", "Try 'v7p3r");
        run++;
      }
    }
    assertThat(run).isGreaterThan(15);
    assertThat(left).as("declared, but on no page").isEmpty();
    assertThat(folder.resolve("mine.pgn")).content().contains("1. e4");
    assertThat(folder.resolve("look.json")).exists();
    assertThat(folder.resolve("data/try/deep.csv")).exists();
    assertThat(folder.resolve("lichess.json")).exists();
  }
}
