package v7p3r.arena.player;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The last lines that went to and came from a player; written by several threads. */
final class Conversation {
  private static final int LINES = 50;
  private static final int LINE_CHARS = 300;

  private final Deque<String> lines = new ArrayDeque<>(LINES);

  void sent(String line) {
    add("> " + line);
  }

  void received(String line) {
    add("< " + line);
  }

  void complained(String line) {
    add("! " + line);
  }

  void note(String line) {
    add("= " + line);
  }

  private synchronized void add(String line) {
    if (lines.size() == LINES) {
      lines.removeFirst();
    }
    lines.addLast(line.length() > LINE_CHARS ? line.substring(0, LINE_CHARS) + " ..." : line);
  }

  synchronized List<String> lines() {
    return new ArrayList<>(lines);
  }
}
