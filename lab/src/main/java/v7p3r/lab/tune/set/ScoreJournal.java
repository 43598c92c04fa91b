package v7p3r.lab.tune.set;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.arena.work.Journal;
import v7p3r.arena.work.WorkLock;

/**
 * Scores found so far, by position, in a file that only grows: what was scored before a stop, even
 * a hard one, is not scored again, but for the last few.
 */
final class ScoreJournal implements Closeable {
  private static final int AT_ONCE = 100;

  /** A score for White and the scorer's best move; a mate has the score {@link Sample#NO_SCORE}. */
  record Entry(int score, String best) {}

  /**
   * A line of the file.
   *
   * @param key of the position, as a hexadecimal number
   * @param score nothing for a mate
   */
  record Line(String key, Optional<Integer> score, String best) {
    static Line of(long key, Entry entry) {
      return new Line(
          Long.toHexString(key),
          entry.score == Sample.NO_SCORE ? Optional.empty() : Optional.of(entry.score),
          entry.best);
    }

    Entry entry() {
      return new Entry(score.orElse(Sample.NO_SCORE), best);
    }
  }

  private final Map<Long, Entry> entries = new HashMap<>();
  private final List<Line> unwritten = new ArrayList<>();
  private final WorkLock lock;
  private final Journal<Line> journal;

  ScoreJournal(Path file) throws IOException {
    lock = WorkLock.of(file, "the scores " + file);
    try {
      journal =
          Journal.isOfOtherFormat(file)
              ? Journal.replace(file, wordsOf(file))
              : Journal.open(file, Line.class, "a score of a position");
      journal
          .lines()
          .forEach(line -> entries.put(Long.parseUnsignedLong(line.key, 16), line.entry()));
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** Reads a journal of lines such as {@code 1f03 -35 e2e4 .}; a torn one is passed over. */
  private static List<Line> wordsOf(Path file) throws IOException {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      number++;
      String[] words = line.split(" ");
      if (words.length == 4 && words[3].equals(".")) {
        try {
          long key = Long.parseUnsignedLong(words[0], 16);
          int score = words[1].equals("mate") ? Sample.NO_SCORE : Integer.parseInt(words[1]);
          lines.add(Line.of(key, new Entry(score, words[2])));
        } catch (NumberFormatException e) {
          throw new IOException(
              "%s, line %d: expected a score of a position, found '%s'"
                  .formatted(file, number, line),
              e);
        }
      }
    }
    return lines;
  }

  Optional<Entry> find(long key) {
    return Optional.ofNullable(entries.get(key));
  }

  synchronized void add(long key, Entry entry) throws IOException {
    entries.put(key, entry);
    unwritten.add(Line.of(key, entry));
    if (unwritten.size() >= AT_ONCE) {
      write();
    }
  }

  private void write() throws IOException {
    journal.addAll(unwritten);
    unwritten.clear();
  }

  int size() {
    return entries.size();
  }

  @Override
  public synchronized void close() throws IOException {
    try {
      if (!unwritten.isEmpty()) {
        write();
      }
    } finally {
      lock.close();
    }
  }
}
