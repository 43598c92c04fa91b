package v7p3r.lab.tune.set;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Scores found so far, by position, in a file that only grows: what was scored before a stop, even
 * a hard one, is not scored again.
 */
final class ScoreJournal implements Closeable {
  /**
   * A score for White and the scorer's best move; a mate has the score {@link
   * LabelledPosition#NO_SCORE}.
   */
  record Entry(int score, String best) {}

  private final Map<Long, Entry> entries = new HashMap<>();
  private final BufferedWriter out;

  ScoreJournal(Path file) throws IOException {
    boolean endsWithLine = true;
    if (Files.exists(file)) {
      String text = Files.readString(file);
      endsWithLine = text.isEmpty() || text.endsWith("\n");
      text.lines().forEach(this::read);
    }
    out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    if (!endsWithLine) {
      out.newLine(); // the last line of a run that was killed is torn
    }
  }

  /** A torn line is passed over: its position will be scored again. */
  private void read(String line) {
    String[] words = line.split(" ");
    if (words.length == 4 && words[3].equals(".")) {
      int score = words[1].equals("mate") ? LabelledPosition.NO_SCORE : Integer.parseInt(words[1]);
      entries.put(Long.parseUnsignedLong(words[0], 16), new Entry(score, words[2]));
    }
  }

  Optional<Entry> find(long key) {
    return Optional.ofNullable(entries.get(key));
  }

  synchronized void add(long key, Entry entry) throws IOException {
    entries.put(key, entry);
    String score =
        entry.score == LabelledPosition.NO_SCORE ? "mate" : Integer.toString(entry.score);
    out.write(Long.toHexString(key) + " " + score + " " + entry.best + " .");
    out.newLine();
    if (entries.size() % 100 == 0) {
      out.flush();
    }
  }

  int size() {
    return entries.size();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
