package v7p3r.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide to training, typed line by line in an empty folder with all libraries. */
class TrainingGuideIT {
  private static final Path PAGE = Path.of("..", "docs", "guides", "train-effort.md");

  /** What takes long on the page, by what replaces its sizes here. */
  private static final Map<String, String> SMALLER =
      Map.of(
          "--selfplay 3000 --deep 60000",
          "--selfplay 40 --wide 0 --deep 220 --n-ref 500",
          "--out models/mine",
          "--out models/mine --rounds 4 --epochs 1 --folds 0",
          "--model models/mine --quick",
          "--model models/mine --quick --count 2 --games 0 --nodestime 20",
          "--tc 8+0.08 --games 400",
          "--tc 0.2+0.01 --games 2",
          "--dataset data/mine --quick",
          "--dataset data/mine --quick --positions 4 --n-ref 1000 --games 2 --tc 0.2+0.01");

  @TempDir private Path folder;

  /** The lines of its blocks, each whole. */
  private static List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>();
    String page = Files.readString(PAGE).replaceAll(" \\\\\\n\\s*", " ");
    String[] parts = page.split("```\\n");
    for (int i = 1; i < parts.length; i += 2) {
      lines.addAll(parts[i].lines().toList());
    }
    return lines;
  }

  private static String smaller(String line) {
    String made = line + " ";
    for (Map.Entry<String, String> replaced : SMALLER.entrySet()) {
      made = made.replace(replaced.getKey() + " ", replaced.getValue() + " ");
    }
    return made.strip();
  }

  private void type(String line) throws IOException, InterruptedException {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "v7p3r.app.cli.Main"));
    words.addAll(List.of(line.split(" ")).subList(1, line.split(" ").length));
    ProcessBuilder builder =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("V7P3R_CONFIG", "off");
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as("%s%n%s", line, out).isZero();
    assertThat(out).as(line).doesNotContain("Exception");
  }

  @Test
  void leadsToAModelThatWasJudgedAndPlayedAndLearnedFrom() throws Exception {
    List<String> lines = lines();
    assertThat(lines).hasSize(9).allMatch(line -> line.startsWith("./v7p3r "));
    for (String line : lines) {
      type(smaller(line));
    }
    assertThat(folder.resolve("data/try")).isNotEmptyDirectory();
    assertThat(folder.resolve("models/mine")).isNotEmptyDirectory();
    assertThat(folder.resolve("model-report.html")).content().contains("The prior model");
    assertThat(folder.resolve("validation/report.html")).exists();
    assertThat(folder.resolve("learning")).isNotEmptyDirectory();
  }
}
