package v7p3r.arena.spsa;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import v7p3r.arena.work.Journal;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.WorkLock;

/**
 * A tuning run in a file: its plan in the first line, then a line for every iteration. What was
 * finished is there even after a kill; a line that was cut is dropped. It is locked until it is
 * closed, so that two runs do not go on with it at once.
 */
public final class TuningJournal implements AutoCloseable {
  private static final String LINE = "a line of a tuning run";

  private final Path file;
  private final WorkLock lock;
  private final TuningPlan plan;
  private final Journal<Object> lines;

  private TuningJournal(Path file, WorkLock lock, TuningPlan plan, Journal<Object> lines) {
    this.file = file;
    this.lock = lock;
    this.plan = plan;
    this.lines = lines;
  }

  /** An iteration, its balance, and the values after it. */
  public record Step(int iteration, double balance, List<Double> values) {}

  /**
   * Begins a run.
   *
   * @throws IOException if the file is there already or cannot be written
   */
  public static TuningJournal begin(Path file, TuningPlan plan) throws IOException {
    if (Files.exists(file)) {
      throw new IOException(
          "%s is there already: go on with it (--resume) or choose another file".formatted(file));
    }
    return locked(file, lock -> begin(file, plan, lock));
  }

  private static TuningJournal begin(Path file, TuningPlan plan, WorkLock lock) throws IOException {
    return new TuningJournal(file, lock, plan, Journal.replace(file, List.<Object>of(plan)));
  }

  /**
   * Goes on with a run.
   *
   * @throws IOException if the file is no such journal; says where
   */
  public static TuningJournal resume(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new FileNotFoundException(
          "expected the journal of a tuning run, found no file " + file);
    }
    return locked(file, lock -> resume(file, lock));
  }

  private static TuningJournal resume(Path file, WorkLock lock) throws IOException {
    Journal<Object> lines = Journal.open(file, TuningJournal::read, LINE);
    if (lines.lines().isEmpty()) {
      throw new IOException(file + ", line 1: expected the plan of a tuning run, found nothing");
    }
    TuningJournal journal =
        new TuningJournal(file, lock, (TuningPlan) lines.lines().getFirst(), lines);
    int number = 1;
    for (Step step : journal.steps()) {
      number++;
      if (step.values().size() != journal.plan.parameters().size()) {
        throw new IOException(
            "%s, line %d: expected %d values, found %d"
                .formatted(file, number, journal.plan.parameters().size(), step.values().size()));
      }
    }
    return journal;
  }

  private static Object read(String json, int number) {
    return number == 1 ? PlainJson.read(json, TuningPlan.class) : PlainJson.read(json, Step.class);
  }

  private interface Opening {
    TuningJournal open(WorkLock lock) throws IOException;
  }

  private static TuningJournal locked(Path file, Opening opening) throws IOException {
    WorkLock lock = WorkLock.of(file, "the tuning run " + file);
    try {
      return opening.open(lock);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  void add(Step step) throws IOException {
    lines.add(step);
  }

  /** Removes a journal without any iteration: what could not begin is nothing to go on with. */
  public void removeEmpty() throws IOException {
    if (finished() == 0) {
      Files.deleteIfExists(file);
    }
  }

  public TuningPlan plan() {
    return plan;
  }

  /** How many iterations are finished. */
  int finished() {
    return lines.size() - 1;
  }

  public List<Step> steps() {
    return lines.lines().stream().skip(1).map(Step.class::cast).toList();
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
