package v7p3r.uci;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import v7p3r.search.SystemClock;

/** Writes whole lines, so that several threads can answer without mixing them up. */
final class UciPrinter {
  private final OutputStream out;
  private final Runnable whenGone;
  private volatile boolean toldErrors;
  private volatile long lastNanos = SystemClock.NANOS.getAsLong();

  /**
   * With someone to be told that nobody listens any more.
   *
   * @param whenGone called each time that something cannot be written, by whoever wanted to
   */
  UciPrinter(OutputStream out, Runnable whenGone) {
    this.out = out;
    this.whenGone = whenGone;
  }

  /** One line or several, without the last line end. */
  void print(String text) {
    if (!write(text)) {
      whenGone.run();
    }
  }

  /**
   * What is supplied, if nothing was written for a while; asked while nobody else can write.
   *
   * @param sign empty if there is nothing to say
   */
  void printAfterSilence(long nanos, Supplier<String> sign) {
    if (!writeAfterSilence(nanos, sign)) {
      whenGone.run();
    }
  }

  private synchronized boolean writeAfterSilence(long nanos, Supplier<String> sign) {
    String text = SystemClock.NANOS.getAsLong() - lastNanos < nanos ? "" : sign.get();
    return text.isEmpty() || write(text);
  }

  private synchronized boolean write(String text) {
    try {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.write('\n');
      out.flush();
      lastNanos = SystemClock.NANOS.getAsLong();
      return true;
    } catch (IOException e) {
      return false;
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
