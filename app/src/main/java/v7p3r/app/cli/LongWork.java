package v7p3r.app.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import v7p3r.arena.work.Announcement;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkBoard;

/**
 * What the long work of all commands has in common: it is shown on the terminal, others can see it
 * and ask it to end (see {@link WorkCommand}), and Ctrl-C ends it.
 */
final class LongWork implements AutoCloseable {
  private final CtrlC ctrlC;
  private final Announcement announcement;

  private LongWork(CommandSpec spec, Progress shown) {
    ctrlC = new CtrlC(shown::say);
    List<String> words = spec.root().commandLine().getParseResult().originalArgs();
    announcement = WorkBoard.ofUser().announce(words, ctrlC.signal(), shown, ctrlC::asked);
  }

  /** Begins, with its progress on standard error. */
  static LongWork begin(CommandSpec spec) {
    return begin(spec, ProgressPrinter.on(spec.commandLine().getErr()));
  }

  static LongWork begin(CommandSpec spec, Progress shown) {
    return new LongWork(spec, shown);
  }

  Progress progress() {
    return announcement;
  }

  StopSignal stop() {
    return ctrlC.signal();
  }

  @Override
  public void close() {
    announcement.close();
    ctrlC.close();
  }
}
