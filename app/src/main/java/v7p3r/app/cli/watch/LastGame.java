package v7p3r.app.cli.watch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.notation.GameResult;
import v7p3r.notation.GameTree;
import v7p3r.notation.PgnProblem;
import v7p3r.notation.PgnReader;

/** Reads the last game of a PGN text that may end anywhere: in a move, a comment or a tag. */
final class LastGame {
  private static final String FIRST_TAG = "[Event ";

  private LastGame() {}

  /**
   * The last game as far as it can be read; empty if there is none.
   *
   * @param growing whether more is about to come, so that a last word may not be whole yet: O-O may
   *     become O-O-O
   */
  static Optional<GameTree> of(byte[] bytes, boolean growing) throws IOException {
    // One char a byte, so that places in the text are places in the bytes.
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int start = Math.max(0, text.lastIndexOf("\n" + FIRST_TAG) + 1);
    String game = text.substring(start);
    return read(growing ? withoutLastWord(game) : game);
  }

  private static String withoutLastWord(String text) {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) > ' ') {
      end--;
    }
    String word = text.substring(end);
    boolean whole = word.endsWith("}") || GameResult.parse(word).isPresent();
    return whole ? text : text.substring(0, end);
  }

  /** What cannot be read is cut off, until the rest can be. */
  private static Optional<GameTree> read(String text) throws IOException {
    String left = text;
    while (!left.isBlank()) {
      List<PgnProblem> problems = new ArrayList<>();
      try (PgnReader reader = reader(left, problems)) {
        Optional<GameTree> game = reader.nextTree();
        if (problems.isEmpty()) {
          return game;
        }
      }
      int cut = offset(left, problems.getFirst());
      left = left.substring(0, Math.min(cut, left.length() - 1));
    }
    return Optional.empty();
  }

  private static PgnReader reader(String text, List<PgnProblem> problems) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    return new PgnReader(new ByteArrayInputStream(bytes), "live", problems::add);
  }

  private static int offset(String text, PgnProblem problem) {
    int offset = 0;
    for (int line = 1; line < problem.line() && offset >= 0; line++) {
      offset = text.indexOf('\n', offset) + 1;
    }
    return Math.clamp(offset + problem.column() - 1L, 0, text.length());
  }
}
