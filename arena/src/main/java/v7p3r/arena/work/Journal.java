package v7p3r.arena.work;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import tools.jackson.core.JacksonException;

/**
 * What long work has done, one JSON object a line, in a file that only grows. Each line has a
 * checksum of itself and all before it, so a line that was changed, removed or put in is not
 * believed. What a killed run left unfinished at the end is cut off. Lines of earlier versions,
 * which have no checksum, are taken as they are as long as none with one came before.
 *
 * @param <T> what a line holds
 */
public final class Journal<T> {
  private static final Pattern SEALED = Pattern.compile("\\{\"sum\":\"([0-9a-f]{8})\",?(.*)");
  private static final long SYNC_NANOS = 100_000_000;

  private final Path file;
  private final List<T> lines;
  private String sum;
  private long synced;

  private Journal(Path file, List<T> lines, String sum) {
    this.file = file;
    this.lines = lines;
    this.sum = sum;
    this.synced = System.nanoTime() - SYNC_NANOS;
  }

  /** How the text of a line is understood. */
  @FunctionalInterface
  public interface Reader<T> {
    /**
     * Reads the line of a number, from 1.
     *
     * @throws JacksonException if it is something else
     */
    T read(String json, int number);
  }

  /**
   * Opens a file with what it holds; one that is not there is made with the first line.
   *
   * @param what a line is expected to be, for the message
   * @throws IOException if a line is something else, or not as it was written; names file and line
   */
  public static <T> Journal<T> open(Path file, Class<T> type, String what) throws IOException {
    return open(file, (json, _) -> PlainJson.read(json, type), what);
  }

  /** The same, where not all lines are alike. */
  public static <T> Journal<T> open(Path file, Reader<T> reader, String what) throws IOException {
    if (!Files.exists(file)) {
      return new Journal<>(file, new ArrayList<>(), "");
    }
    byte[] bytes = Files.readAllBytes(file);
    int whole = bytes.length;
    while (whole > 0 && bytes[whole - 1] != '\n') {
      whole--;
    }
    if (whole < bytes.length) {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        channel.truncate(whole);
      }
    }
    return new Journal<T>(file, new ArrayList<>(), "")
        .readAll(new String(bytes, 0, whole, StandardCharsets.UTF_8), reader, what);
  }

  private Journal<T> readAll(String text, Reader<T> reader, String what) throws IOException {
    boolean sealed = false;
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      Matcher matcher = SEALED.matcher(line);
      String json = line;
      if (matcher.matches()) {
        sealed = true;
        json = "{" + matcher.group(2);
        sum = sum(sum, json);
        if (!sum.equals(matcher.group(1))) {
          throw new IOException(
              "%s, line %d: the line does not fit its checksum, so it or one before it was changed"
                      .formatted(file, number)
                  + " or damaged after it was written; without this line and what follows, the"
                  + " work goes on from there");
        }
      } else if (sealed) {
        throw wrong(number, what, "a line without a checksum");
      } else {
        sum = sum(sum, json);
      }
      try {
        lines.add(reader.read(json, number));
      } catch (JacksonException e) {
        throw wrong(number, what, e.getOriginalMessage());
      }
    }
    return this;
  }

  private IOException wrong(int number, String what, String found) {
    return new IOException(
        "%s, line %d: expected %s, found %s".formatted(file, number, what, found));
  }

  private static String sum(String before, String json) {
    CRC32C crc = new CRC32C();
    crc.update(before.getBytes(StandardCharsets.US_ASCII));
    crc.update(json.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", crc.getValue());
  }

  public Path file() {
    return file;
  }

  /** All lines so far, in their order. */
  public List<T> lines() {
    return List.copyOf(lines);
  }

  /** One of them, from 0. */
  public T line(int index) {
    return lines.get(index);
  }

  public int size() {
    return lines.size();
  }

  /** Writes a line down; after this a kill does not lose it. */
  public void add(T line) throws IOException {
    addAll(List.of(line));
  }

  /** Writes lines down, all at once. */
  public void addAll(List<T> more) throws IOException {
    StringBuilder text = new StringBuilder();
    String last = sum;
    for (T line : more) {
      String json = PlainJson.write(line);
      last = sum(last, json);
      text.append(sealed(last, json));
    }
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      ByteBuffer bytes = ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      long now = System.nanoTime();
      if (now - synced >= SYNC_NANOS) {
        // A loss of power costs what the last tenth of a second has brought, at most.
        channel.force(false);
        synced = now;
      }
    }
    sum = last;
    lines.addAll(more);
  }

  private static String sealed(String sum, String json) {
    String rest = json.substring(1);
    return "{\"sum\":\"" + sum + "\"" + (rest.equals("}") ? "" : ",") + rest + "\n";
  }

  /** Replaces a file by a journal of these lines, in one step. */
  public static <T> Journal<T> replace(Path file, List<T> lines) throws IOException {
    StringBuilder text = new StringBuilder();
    String last = "";
    for (T line : lines) {
      String json = PlainJson.write(line);
      last = sum(last, json);
      text.append(sealed(last, json));
    }
    new AtomicFile(file).writeDurably(text.toString());
    return new Journal<>(file, new ArrayList<>(lines), last);
  }

  /** Whether a file is of a version that did not write JSON yet. */
  public static boolean isOfOtherFormat(Path file) throws IOException {
    if (!Files.exists(file)) {
      return false;
    }
    try (var in = Files.newInputStream(file)) {
      int first = in.read();
      return first >= 0 && first != '{';
    }
  }
}
