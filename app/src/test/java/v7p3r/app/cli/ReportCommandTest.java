package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {
  @TempDir Path folder;

  @Test
  void tellsWhatMatchesAndAnalysesSayOfEachVersion() throws IOException {
    String db = "--db=" + folder.resolve("games.db");
    Cli match =
        Cli.run(
            "match",
            "--engine",
            "cmd=internal",
            "name=Deep",
            "--engine",
            "cmd=internal:random",
            "name=Wild",
            "--nodes=300",
            "--games=2",
            "--pgn=" + folder.resolve("games.pgn"),
            db);
    assertThat(match.exitCode()).as(match.err()).isZero();
    Cli analysis =
        Cli.run(
            "analyse",
            folder.resolve("games.pgn").toString(),
            "--reference=internal",
            "--nodes=300",
            "--out=" + folder.resolve("out"),
            db);
    assertThat(analysis.exitCode()).as(analysis.err()).isZero();
    Path page = folder.resolve("report.html");
    Path json = folder.resolve("report.json");
    Cli report = Cli.run("report", db, "--html=" + page, "--json=" + json);
    assertThat(report.exitCode()).as(report.err()).isZero();
    assertThat(report.out())
        .contains("Strength", "Weak spots", "Theme ledger", "Deep, V7P3R", "material")
        .containsPattern("Deep .* \\d{4}-\\d\\d-\\d\\d +2 +100.0 %")
        .containsPattern("Deep .* \\d+ / \\d+ / \\d+ ");
    assertThat(Files.readString(page)).contains("<h2>Accuracy</h2>").doesNotContain("https:");
    assertThat(Files.readString(json)).contains("\"table\" : \"ledger\"");
  }

  @Test
  void withoutADatabaseItSaysWhoMakesOne() {
    Cli report = Cli.run("report", "--db=" + folder.resolve("none.db"));
    assertThat(report.exitCode()).isEqualTo(2);
    assertThat(report.err()).contains("there is no database");
  }
}
