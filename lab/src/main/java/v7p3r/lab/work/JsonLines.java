package v7p3r.lab.work;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Results of long work, one JSON object a line, in a file that only grows. What a killed run left
 * unfinished at its end is cut off, so that the work goes on behind the last whole line.
 */
public final class JsonLines<T> {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final Path file;
  private final List<T> lines;

  private JsonLines(Path file, List<T> lines) {
    this.file = file;
    this.lines = lines;
  }

  /**
   * Opens a file with what it holds; one that is not there is made with the first line.
   *
   * @throws IOException if a line is no such object; names file and line
   */
  public static <T> JsonLines<T> open(Path file, Class<T> type) throws IOException {
    List<T> lines = new ArrayList<>();
    if (Files.exists(file)) {
      String text = Files.readString(file);
      int whole = text.lastIndexOf('\n') + 1;
      for (String line : text.substring(0, whole).lines().toList()) {
        lines.add(read(file, lines.size() + 1, line, type));
      }
      if (whole < text.length()) {
        Files.writeString(file, text.substring(0, whole));
      }
    }
    return new JsonLines<>(file, lines);
  }

  private static <T> T read(Path file, int number, String line, Class<T> type) throws IOException {
    try {
      return MAPPER.readValue(line, type);
    } catch (JacksonException e) {
      throw new IOException(
          "%s, line %d: expected a result of an earlier run, found %s"
              .formatted(file, number, e.getOriginalMessage()),
          e);
    }
  }

  /** All results so far, in their order. */
  public List<T> lines() {
    return List.copyOf(lines);
  }

  /** Writes a result down; after this it is not lost. */
  public void add(T line) throws IOException {
    Files.writeString(
        file,
        MAPPER.writeValueAsString(line) + "\n",
        StandardCharsets.UTF_8,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    lines.add(line);
  }
}
