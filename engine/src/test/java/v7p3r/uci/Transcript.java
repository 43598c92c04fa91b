package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A recorded conversation: {@code > } is sent, {@code < } must be answered. In an answer {@code *}
 * stands for any text, {@code < ...} for any number of lines; {@code ! end of input} closes the
 * engine's input. The engine must have ended, and said all it has to say, at the end of the file.
 */
record Transcript(Path file) {
  void play() throws IOException {
    try (UciSession session = new UciSession()) {
      int number = 0;
      boolean anyLines = false;
      for (String line : Files.readAllLines(file)) {
        number++;
        String where = file.getFileName() + " line " + number;
        if (line.startsWith("> ") || line.equals(">")) {
          anyLines = false;
          session.send(line.substring(Math.min(2, line.length())));
        } else if (line.equals("< ...")) {
          anyLines = true;
        } else if (line.startsWith("<")) {
          expect(session, line.substring(Math.min(2, line.length())), anyLines, where);
          anyLines = false;
        } else if (line.equals("! end of input")) {
          session.endInput();
        } else {
          assertThat(line.isBlank() || line.startsWith("#")).as(where + ": " + line).isTrue();
        }
      }
      session.send("quit");
      session.awaitEnd();
      List<String> rest = session.pending();
      assertThat(anyLines ? List.of() : rest).as(file + ": not expected").isEmpty();
    }
  }

  private static void expect(UciSession session, String wanted, boolean skip, String where) {
    Pattern pattern = Pattern.compile(("\\Q" + wanted + "\\E").replace("*", "\\E.*\\Q"));
    List<String> found = new ArrayList<>();
    try {
      do {
        found.add(session.read());
      } while (skip && !pattern.matcher(found.getLast()).matches());
    } catch (AssertionError e) {
      throw new AssertionError(where + ": expected " + wanted + ", found " + found, e);
    }
    assertThat(found.getLast()).as(where).matches(pattern);
  }
}
