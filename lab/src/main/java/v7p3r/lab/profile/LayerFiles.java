package v7p3r.lab.profile;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import v7p3r.arena.work.Journal;
import v7p3r.arena.work.WorkLock;

/**
 * The files of a layer, which only grow, and a journal of the batches that are whole in them. What
 * a killed run wrote behind its last whole batch is cut off when the files are opened again, so
 * every position is in them once. They are locked until they are closed.
 */
final class LayerFiles implements Closeable {
  /** What a line of the journal ended with before it was JSON. */
  private static final String END = ".";

  /** Files after a batch: how many batches and positions they hold, and how long each is. */
  record Entry(long batches, long positions, List<Long> bytes) {
    Entry {
      bytes = List.copyOf(bytes);
    }
  }

  private final List<FileChannel> channels = new ArrayList<>();
  private final WorkLock lock;
  private final Journal<Entry> journal;
  private long batches;
  private long positions;

  LayerFiles(Path folder, Layer layer) throws IOException {
    Files.createDirectories(folder);
    lock = WorkLock.of(folder.resolve(layer.name()), "the " + layer.name() + " layer of " + folder);
    try {
      for (String file : layer.files()) {
        channels.add(open(folder.resolve(file)));
      }
      Path file = folder.resolve(layer.name() + ".journal");
      Entry last = lastWhole(entries(file));
      batches = last.batches;
      positions = last.positions;
      for (int i = 0; i < channels.size(); i++) {
        channels.get(i).truncate(last.bytes.get(i));
        channels.get(i).position(last.bytes.get(i));
        if (last.bytes.get(i) == 0) {
          write(channels.get(i), layer.header(i));
        }
      }
      journal = Journal.replace(file, List.of(now()));
    } catch (IOException | RuntimeException e) {
      close();
      throw e;
    }
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private static List<Entry> entries(Path file) throws IOException {
    return Journal.isOfOtherFormat(file)
        ? wordsOf(file)
        : Journal.open(file, Entry.class, "a batch of a profile").lines();
  }

  /** Reads a journal of lines such as {@code 2 9 4711 815 .}; a torn one is passed over. */
  private static List<Entry> wordsOf(Path file) throws IOException {
    List<Entry> entries = new ArrayList<>();
    int number = 0;
    for (String line : Files.readAllLines(file, StandardCharsets.US_ASCII)) {
      number++;
      String[] words = line.split(" ");
      if (words.length > 3 && words[words.length - 1].equals(END)) {
        try {
          List<Long> numbers =
              Arrays.stream(words).limit(words.length - 1).map(Long::parseLong).toList();
          entries.add(
              new Entry(numbers.get(0), numbers.get(1), numbers.subList(2, numbers.size())));
        } catch (NumberFormatException e) {
          throw new IOException(
              "%s, line %d: expected the numbers of a batch, found '%s'"
                  .formatted(file, number, line),
              e);
        }
      }
    }
    return entries;
  }

  /** The last entry that the files still have all bytes of. */
  private Entry lastWhole(List<Entry> entries) throws IOException {
    Entry last = new Entry(0, 0, Collections.nCopies(channels.size(), 0L));
    for (Entry entry : entries) {
      last = isCovered(entry) ? entry : last;
    }
    return last;
  }

  private boolean isCovered(Entry entry) throws IOException {
    if (entry.bytes.size() != channels.size()) {
      return false;
    }
    for (int i = 0; i < channels.size(); i++) {
      if (channels.get(i).size() < entry.bytes.get(i)) {
        return false;
      }
    }
    return true;
  }

  /** Batches that need not be done again. */
  long batches() {
    return batches;
  }

  long positions() {
    return positions;
  }

  /** Writes the lines of the next batch. */
  void append(ProfileRows rows) throws IOException {
    for (int i = 0; i < rows.texts().size(); i++) {
      write(channels.get(i), rows.texts().get(i));
    }
    batches++;
    positions += rows.positions();
    journal.add(now());
  }

  private Entry now() throws IOException {
    List<Long> bytes = new ArrayList<>();
    for (FileChannel channel : channels) {
      bytes.add(channel.position());
    }
    return new Entry(batches, positions, bytes);
  }

  private static void write(FileChannel channel, String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    for (FileChannel channel : channels) {
      channel.force(false);
      channel.close();
    }
    lock.close();
  }
}
