package v7p3r.app.cli;

import java.util.function.Consumer;
import v7p3r.arena.match.StopSignal;

/**
 * Stops games or searches on demand: Ctrl-C once finishes those that run, twice abandons them, and
 * the end of the process abandons them too, so that no engine outlives it.
 */
final class CtrlC implements AutoCloseable {
  private final StopSignal stop = new StopSignal();
  private final Thread abandon = new Thread(stop::abandon, "end of the engines");
  private final Consumer<String> say;

  /** From now on, with words for whoever pressed it. */
  CtrlC(Consumer<String> say) {
    this.say = say;
    Interrupts.handle(this::pressed);
    Runtime.getRuntime().addShutdownHook(abandon);
  }

  StopSignal signal() {
    return stop;
  }

  private void pressed() {
    if (stop.isStopping()) {
      say.accept("abandoning what runs ...");
      stop.abandon();
    } else {
      say.accept("finishing what runs; Ctrl-C again abandons it ...");
      stop.finish();
    }
  }

  @Override
  public void close() {
    Runtime.getRuntime().removeShutdownHook(abandon);
  }
}
