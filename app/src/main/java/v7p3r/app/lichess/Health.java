package v7p3r.app.lichess;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import v7p3r.app.lichess.game.Counters;
import v7p3r.app.lichess.game.Counters.Event;
import v7p3r.app.lichess.game.Latency;
import v7p3r.arena.work.AtomicFile;

/** How the bot is, in one line for the log and one file for who watches over it. */
final class Health {
  /** The file in the folder of the bot; its first word is ok or lost. */
  static final String FILE = "health";

  private final Path folder;
  private final Counters counters;
  private final Latency latency;
  private final Duration silence;

  /** Contact is lost after some times the silence that is borne. */
  Health(Path folder, Counters counters, Latency latency, Duration silence) {
    this.folder = folder;
    this.counters = counters;
    this.latency = latency;
    this.silence = silence;
  }

  /** Writes the file and gives its line. */
  String check(int running, Duration lastHeard) throws IOException {
    boolean isWell = lastHeard.compareTo(silence.multipliedBy(4)) < 0;
    Runtime jvm = Runtime.getRuntime();
    String line =
        String.format(
            Locale.ROOT,
            "%s, games running %d, played %d (+%d =%d -%d), aborted %d, moves %d, sent again %d,"
                + " limits %d, faults %d, latency %d ms, overhead %d ms, memory %d of %d MB,"
                + " last heard %d s ago",
            isWell ? "ok" : "lost",
            running,
            counters.of(Event.GAME),
            counters.of(Event.WIN),
            counters.of(Event.DRAW),
            counters.of(Event.LOSS),
            counters.of(Event.ABORTED),
            counters.of(Event.MOVE),
            counters.of(Event.REPEATED_MOVE),
            counters.of(Event.LIMITED),
            counters.of(Event.FAULT),
            latency.mean(),
            latency.overhead(),
            jvm.totalMemory() - jvm.freeMemory() >> 20,
            jvm.maxMemory() >> 20,
            lastHeard.toSeconds());
    new AtomicFile(folder.resolve(FILE)).write(line + "\n");
    return line;
  }
}
