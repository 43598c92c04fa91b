package v7p3r.app.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** One call of the command line inside this JVM: what it printed and how it ended. */
record Cli(int exitCode, String out, String err) {
  static Cli run(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = Main.run(new PrintWriter(out), new PrintWriter(err), args);
    return new Cli(exitCode, out.toString(), err.toString());
  }
}
