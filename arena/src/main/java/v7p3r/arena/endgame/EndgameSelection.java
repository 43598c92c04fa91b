package v7p3r.arena.endgame;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Consumer;
import v7p3r.arena.endgame.EndgameTask.Goal;
import v7p3r.arena.source.TextSource;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.Epd;
import v7p3r.notation.NotationException;

/**
 * Chooses endgames of files at random, the same number of each class and goal where there are so
 * many, and has them judged.
 *
 * @param count at most so many of each class and goal
 * @param tries positions of a class that are judged at most
 */
public record EndgameSelection(int count, int tries, long seed) {
  private record Group(MaterialClass material, Goal goal) {}

  /**
   * Reads all positions, one line of FEN or EPD each, plain or packed.
   *
   * @throws IOException if a file cannot be read or has none
   * @throws IllegalArgumentException if a line is wrong; names file and line
   */
  public static List<Epd> read(List<Path> files) throws IOException {
    List<Epd> lines = new ArrayList<>();
    for (Path file : files) {
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(TextSource.open(file), StandardCharsets.UTF_8))) {
        int number = 0;
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
          number++;
          if (!line.isBlank() && line.charAt(0) != '#') {
            lines.add(parse(file, number, line));
          }
        }
      }
    }
    if (lines.isEmpty()) {
      throw new IOException(files.getFirst() + ": expected positions, found none");
    }
    return lines;
  }

  private static Epd parse(Path file, int number, String line) {
    try {
      return Epd.parse(line);
    } catch (NotationException e) {
      throw new IllegalArgumentException(
          "%s, line %d: %s".formatted(file, number, e.getMessage()), e);
    }
  }

  /**
   * The tasks, class by class.
   *
   * @param listener is told each one when it is chosen
   */
  public List<EndgameTask> choose(
      List<Epd> lines, EndgameJudge judge, StopSignal stop, Consumer<EndgameTask> listener)
      throws IOException {
    List<Epd> shuffled = new ArrayList<>(lines);
    Collections.shuffle(shuffled, new Random(seed));
    Map<MaterialClass, Integer> judged = new HashMap<>();
    Map<Group, Integer> chosen = new HashMap<>();
    List<EndgameTask> tasks = new ArrayList<>();
    for (Epd line : shuffled) {
      MaterialClass material = MaterialClass.of(line.position());
      if (stop.isStopping()) {
        break;
      }
      if (isFull(chosen, material) || judged.merge(material, 1, Integer::sum) > tries) {
        continue;
      }
      OptionalInt worth = judge.worth(line);
      if (worth.isEmpty()) {
        continue;
      }
      EndgameTask task = EndgameTask.of(line.position(), worth.getAsInt());
      if (chosen.merge(new Group(material, task.goal()), 1, Integer::sum) <= count) {
        tasks.add(task);
        listener.accept(task);
      }
    }
    tasks.sort(Comparator.comparing(EndgameTask::material).thenComparing(EndgameTask::goal));
    return tasks;
  }

  private boolean isFull(Map<Group, Integer> chosen, MaterialClass material) {
    for (Goal goal : Goal.values()) {
      if (chosen.getOrDefault(new Group(material, goal), 0) < count) {
        return false;
      }
    }
    return true;
  }
}
