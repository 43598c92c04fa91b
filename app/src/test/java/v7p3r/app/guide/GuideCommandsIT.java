package v7p3r.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.guide.GuideCommands.Line;

/**
 * The commands of README and guides, typed one after the other in an empty folder; those of the bot
 * are typed by BotGuideIT, those of training by TrainingGuideIT.
 */
class GuideCommandsIT {
  private static final Set<String> TYPED_ELSEWHERE = Set.of("run-a-bot.md", "train-effort.md");

  /** What takes long on the page, by what replaces its sizes and the places of others here. */
  private static final Map<String, String> SMALLER =
      Map.of(
          "--tc 8+0.08", "--nodes 100",
          "--games 20", "--games 2",
          "--games 20000", "--games 4",
          "cmd=stockfish", "cmd=internal",
          "cmd=../old/v7p3r", "cmd=internal",
          "--movetime 1000", "--movetime 50",
          "--count 2000 --rounds 20", "--count 50 --rounds 2",
          "--seconds 0.2", "--seconds 0.01");

  @TempDir private Path folder;

  private static String smaller(String line) {
    String made = line + " ";
    for (Map.Entry<String, String> replaced : SMALLER.entrySet()) {
      made = made.replace(replaced.getKey() + " ", replaced.getValue() + " ");
    }
    return made.strip();
  }

  /** The files that a page takes from elsewhere, small ones. */
  private void bringFiles() throws IOException {
    Files.writeString(
        folder.resolve("wac.epd"),
        """
        6k1/5ppp/8/8/8/8/8/R3K3 w Q - bm Ra8#; id "back rank";
        """);
    try (OutputStream file = Files.newOutputStream(folder.resolve("8moves_v3.pgn.zip"));
        ZipOutputStream zip = new ZipOutputStream(file)) {
      zip.putNextEntry(new ZipEntry("8moves_v3.pgn"));
      for (String moves : List.of("1. e4 e5 2. Nf3 Nc6", "1. d4 d5 2. c4 e6")) {
        zip.write(("[Event \"opening\"]\n\n" + moves + " *\n\n").getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  @Test
  void theyDoWhatThePagesSay() throws Exception {
    GuideShell shell = new GuideShell(folder);
    bringFiles();
    Set<String> run = new HashSet<>();
    for (Line line : GuideCommands.all()) {
      boolean ours = line.isOurs() || line.text().startsWith("printf");
      if (ours && !TYPED_ELSEWHERE.contains(line.page().getFileName().toString())) {
        shell.type(smaller(line.text()));
        run.add(line.text());
      }
    }
    assertThat(run).hasSizeGreaterThan(25);
    assertThat(folder.resolve("mine.pgn")).content().contains("1. e4");
    assertThat(folder.resolve("analysis/report.html")).content().contains("1. e4");
    assertThat(folder.resolve("look.json")).exists();
  }
}
