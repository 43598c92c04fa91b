package v7p3r.arena.spsa;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A tuning run in a file: its plan in the first line, then a line for every iteration. What was
 * finished is there even after a kill; a line that was cut is dropped.
 */
public final class TuningJournal {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final Path file;
  private final TuningPlan plan;
  private final List<Step> steps;

  private TuningJournal(Path file, TuningPlan plan, List<Step> steps) {
    this.file = file;
    this.plan = plan;
    this.steps = steps;
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
    Files.writeString(file, MAPPER.writeValueAsString(plan) + "\n");
    return new TuningJournal(file, plan, new ArrayList<>());
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
    List<String> lines = Files.readAllLines(file);
    if (lines.isEmpty()) {
      throw new IOException(file + ", line 1: expected the plan of a tuning run, found nothing");
    }
    TuningPlan plan = read(file, 1, lines.getFirst(), TuningPlan.class);
    boolean cut = !Files.readString(file).endsWith("\n");
    List<String> whole = cut ? lines.subList(0, lines.size() - 1) : lines;
    List<Step> steps = new ArrayList<>();
    for (int i = 1; i < whole.size(); i++) {
      Step step = read(file, i + 1, whole.get(i), Step.class);
      if (step.values().size() != plan.parameters().size()) {
        throw new IOException(
            "%s, line %d: expected %d values, found %d"
                .formatted(file, i + 1, plan.parameters().size(), step.values().size()));
      }
      steps.add(step);
    }
    if (cut) {
      Files.writeString(file, String.join("\n", whole) + "\n");
    }
    return new TuningJournal(file, plan, steps);
  }

  private static <T> T read(Path file, int number, String line, Class<T> type) throws IOException {
    try {
      return MAPPER.readValue(line, type);
    } catch (JacksonException e) {
      throw new IOException(
          "%s, line %d: expected a line of a tuning run, found %s"
              .formatted(file, number, e.getOriginalMessage()),
          e);
    }
  }

  void add(Step step) throws IOException {
    Files.writeString(file, MAPPER.writeValueAsString(step) + "\n", StandardOpenOption.APPEND);
    steps.add(step);
  }

  /** Removes a journal without any iteration: what could not begin is nothing to go on with. */
  public void removeEmpty() throws IOException {
    if (steps.isEmpty()) {
      Files.deleteIfExists(file);
    }
  }

  public TuningPlan plan() {
    return plan;
  }

  public List<Step> steps() {
    return List.copyOf(steps);
  }
}
