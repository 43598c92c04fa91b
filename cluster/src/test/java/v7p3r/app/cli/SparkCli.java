package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/** Runs commands in this process, which must succeed, with a real Spark or without. */
final class SparkCli {
  private SparkCli() {}

  /** What the command printed, standard error first. */
  static String run(String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = Main.run(new PrintWriter(out), new PrintWriter(err), words);
    assertThat(exitCode).as("%s%n%s", out, err).isZero();
    return err.toString() + out;
  }

  static String runOnSpark(String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--master", "local[2]"));
    return run(all.toArray(String[]::new));
  }
}
