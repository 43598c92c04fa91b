package v7p3r.uci;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes whole lines, so that several threads can answer without mixing them up. */
final class UciPrinter {
  private final OutputStream out;
  private volatile boolean toldErrors;

  UciPrinter(OutputStream out) {
    this.out = out;
  }

  /** One line or several, without the last line end. */
  synchronized void print(String text) {
    try {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.write('\n');
      out.flush();
    } catch (IOException e) {
      // Nobody listens any more; the input will end soon.
    }
  }

  /** Text for people, in the way that every GUI accepts. */
  void string(String text) {
    print(new StringBuilder("info string ").append(oneLine(text)).toString());
  }

  void error(String text) {
    toldErrors = true;
    string(new StringBuilder("error: ").append(text).toString());
  }

  boolean hasToldErrors() {
    return toldErrors;
  }

  private static String oneLine(String text) {
    return text.replace('\n', ' ').replace('\r', ' ');
  }
}
