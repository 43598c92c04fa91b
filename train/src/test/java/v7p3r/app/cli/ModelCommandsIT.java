package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.lab.train.SyntheticProfile;

/** The commands around models as users give them, with the real libraries behind. */
class ModelCommandsIT {
  private static final Pattern PICTURE = Pattern.compile("<svg.*?</svg>", Pattern.DOTALL);

  @TempDir private Path folder;

  private record Outcome(int exitCode, String out, String err) {}

  private Outcome run(String line) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words = line.replace("@", folder + "/").split(" ");
    int exitCode = Main.run(new PrintWriter(out), new PrintWriter(err), words);
    return new Outcome(exitCode, out.toString(), err.toString());
  }

  @Test
  void trainsJudgesAndReports() throws Exception {
    SyntheticProfile.write(folder.resolve("data"), 150, 5);
    String few = " --rounds 8 --epochs 2 --folds 2";
    Outcome trained = run("train --data @data --out @models/voc" + few);
    assertThat(trained.err()).contains("1500 rows of 150 games", "prior fold 2 of 2", "regressor");
    assertThat(trained.exitCode()).as(trained.err()).isZero();
    Outcome seed = run("train --data @data --out @models/seed --target seed" + few);
    assertThat(seed.exitCode()).as(seed.err()).isZero();
    assertThat(seed.err()).contains("no columns for the live model: it is left out");

    Files.writeString(
        folder.resolve("replay.json"),
        """
        {"nodes": 5000, "positions": 50, "policies": [
          {"name": "uniform", "loss": 0.02, "share_of_oracle": 0.0, "hard_easy_ratio": 1.0},
          {"name": "PES <prior>", "loss": 0.015, "share_of_oracle": 0.5, "hard_easy_ratio": 3.2}]}
        """);
    Outcome judged =
        run(
            "evaluate-model --data @data --model @models/voc --seed-model @models/seed"
                + " --replay @replay.json --report @report.html");
    assertThat(judged.exitCode()).as(judged.err()).isZero();
    assertThat(judged.out()).contains("seed target", "hand rule", "majority bin");
    assertThat(withoutSeed(judged.out())).startsWith(withoutModels(trained.out()));

    String report = Files.readString(folder.resolve("report.html"));
    assertThat(report)
        .contains("The prior model", "The live model", "Where it errs", "calibration")
        .contains("What it looks at", "Effort in the middlegame", "lost at equal nodes")
        .contains("tension_score", "middlegame", "PES &lt;prior&gt;", "50.0 %", "SHA-256")
        .doesNotContain("http://localhost", "<script", "<link");
    Matcher pictures = PICTURE.matcher(report);
    int count = 0;
    while (pictures.find()) {
      byte[] svg = pictures.group().getBytes(StandardCharsets.UTF_8);
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(svg));
      count++;
    }
    // Of each model calibration, errors, three phases and features, these wide and narrow, as the
    // replay.
    assertThat(count).as("pictures that are whole").isEqualTo(2 * 7 + 2);

    Outcome other = run("evaluate-model --data @data --model @models/seed --report @seed.html");
    assertThat(other.exitCode()).as(other.err()).isZero();
    assertThat(other.out()).startsWith(withoutModels(seed.out()));
  }

  private static String withoutSeed(String text) {
    return text.replaceAll("seed target.*\\R", "");
  }

  private static String withoutModels(String text) {
    return text.substring(0, text.indexOf("Models:"));
  }
}
