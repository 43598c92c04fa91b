package v7p3r.lab.profile;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The files of a layer, which only grow, and a journal of the batches that are whole in them. What
 * a killed run wrote behind its last whole batch is cut off when the files are opened again, so
 * every position is in them once.
 */
final class LayerFiles implements Closeable {
  private static final String END = ".";

  /** Files after a batch: how many batches and positions they hold, and how long each is. */
  private record Entry(long batches, long positions, long[] bytes) {}

  private final List<FileChannel> channels = new ArrayList<>();
  private final FileChannel journal;
  private long batches;
  private long positions;

  LayerFiles(Path folder, Layer layer) throws IOException {
    Files.createDirectories(folder);
    for (String file : layer.files()) {
      channels.add(open(folder.resolve(file)));
    }
    Path journalFile = folder.resolve(layer.name() + ".journal");
    journal = open(journalFile);
    requireAlone(folder);
    Entry last = lastWhole(journalFile);
    batches = last.batches;
    positions = last.positions;
    for (int i = 0; i < channels.size(); i++) {
      channels.get(i).truncate(last.bytes[i]);
      channels.get(i).position(last.bytes[i]);
      if (last.bytes[i] == 0) {
        write(channels.get(i), layer.header(i));
      }
    }
    journal.truncate(0);
    journal.position(0);
    note();
  }

  /** Two writers would tear each other's rows; the lock ends with the process. */
  private void requireAlone(Path folder) throws IOException {
    boolean locked;
    try {
      locked = journal.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      locked = false;
    }
    if (!locked) {
      close();
      throw new IOException(folder + ": expected no other profile at work there, found one");
    }
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  /** The last entry that the files still have all bytes of; a torn line is passed over. */
  private Entry lastWhole(Path journalFile) throws IOException {
    Entry last = new Entry(0, 0, new long[channels.size()]);
    if (Files.exists(journalFile)) {
      for (String line : Files.readAllLines(journalFile, StandardCharsets.US_ASCII)) {
        String[] words = line.split(" ");
        if (words.length == channels.size() + 3 && words[words.length - 1].equals(END)) {
          Entry entry = entry(words);
          last = isCovered(entry) ? entry : last;
        }
      }
    }
    return last;
  }

  private static Entry entry(String[] words) {
    long[] bytes = new long[words.length - 3];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = Long.parseLong(words[i + 2]);
    }
    return new Entry(Long.parseLong(words[0]), Long.parseLong(words[1]), bytes);
  }

  private boolean isCovered(Entry entry) throws IOException {
    for (int i = 0; i < channels.size(); i++) {
      if (channels.get(i).size() < entry.bytes[i]) {
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
  void append(StringBuilder[] texts, int count) throws IOException {
    for (int i = 0; i < texts.length; i++) {
      write(channels.get(i), texts[i].toString());
    }
    batches++;
    positions += count;
    note();
  }

  private void note() throws IOException {
    StringBuilder line = new StringBuilder().append(batches).append(' ').append(positions);
    for (FileChannel channel : channels) {
      line.append(' ').append(channel.position());
    }
    write(journal, line.append(' ').append(END).append('\n').toString());
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
      channel.close();
    }
    journal.close();
  }
}
