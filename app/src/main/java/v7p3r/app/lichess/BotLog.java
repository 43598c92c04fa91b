package v7p3r.app.lichess;

import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;
import v7p3r.app.lichess.api.Token;

/** Sentences about what happens, one a line, with the time and what they are about. */
final class BotLog {
  private final Consumer<String> out;
  private final Token token;
  private final Clock clock;

  /** Never shows the token. */
  BotLog(Consumer<String> out, Token token, Clock clock) {
    this.out = out;
    this.token = token;
    this.clock = clock;
  }

  void say(String subject, String words) {
    String line = words.replaceAll("\\s*[\\r\\n]+\\s*", " | ");
    out.accept(
        token.hideIn(clock.instant().truncatedTo(ChronoUnit.MILLIS) + " " + subject + ": " + line));
  }
}
