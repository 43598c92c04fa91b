package v7p3r.app.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The terminal: what is said to the person, and what the person types. */
final class Talk {
  private final BufferedReader in;
  private final PrintWriter out;
  private final boolean echo;

  /** With echo, what is read is repeated: it does not come from a keyboard. */
  Talk(BufferedReader in, PrintWriter out, boolean echo) {
    this.in = in;
    this.out = out;
    this.echo = echo;
  }

  void say(String text) {
    out.println(text);
  }

  /** Without a line end of its own. */
  void print(String text) {
    out.print(text);
  }

  /** At once, before something takes a while. */
  void sayNow(String text) {
    out.println(text);
    out.flush();
  }

  PrintWriter out() {
    return out;
  }

  /** The next line, without blanks around it; nothing at the end of the input. */
  Optional<String> ask(String prompt) {
    out.print(prompt);
    out.flush();
    try {
      Optional<String> line = Optional.ofNullable(in.readLine()).map(String::strip);
      if (line.isEmpty()) {
        out.println();
      } else if (echo) {
        out.println(line.get());
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
