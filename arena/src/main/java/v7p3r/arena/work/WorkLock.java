package v7p3r.arena.work;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps a second run off the files of a first. The lock is on a file of its own, which nothing else
 * opens: on POSIX systems a process loses its locks on a file when it closes any descriptor of it.
 * It ends with the process, also one that is killed; a lock file that is left over means nothing.
 */
public final class WorkLock implements AutoCloseable {
  private static final int TRIES = 20;

  /**
   * What this process has locked. Locks belong to processes, so this does, too: merely to try a
   * second time, and to close the descriptor of that, would end the lock.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private WorkLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Locks what stands beside a file or folder.
   *
   * @param what is locked, for the message, such as {@code match test}
   * @throws IOException if another run has it; says so
   */
  public static WorkLock of(Path place, String what) throws IOException {
    Path whole = place.toAbsolutePath().normalize();
    Path file = whole.resolveSibling(whole.getFileName() + ".lock");
    if (!HELD.add(file)) {
      throw new IOException(what + " is in use by another run of this process");
    }
    boolean taken = false;
    try {
      for (int i = 0; i < TRIES; i++) {
        Optional<WorkLock> lock = tryTake(file, what);
        if (lock.isPresent()) {
          taken = true;
          return lock.get();
        }
      }
      throw new IOException("cannot lock " + what + ": " + file + " comes and goes");
    } finally {
      if (!taken) {
        HELD.remove(file);
      }
    }
  }

  /** Nothing if the file was removed by who had it before, in the moment between. */
  private static Optional<WorkLock> tryTake(Path file, String what) throws IOException {
    create(file);
    Optional<Object> before = key(file);
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    boolean taken = false;
    try {
      if (!lock(channel)) {
        throw new IOException(
            "%s is in use by another run%s: wait for it, or stop it".formatted(what, who(channel)));
      }
      taken = before.isPresent() && before.equals(key(file));
      if (taken) {
        channel.truncate(0);
        String pid = Long.toString(ProcessHandle.current().pid());
        channel.write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.US_ASCII)), 0);
      }
    } finally {
      if (!taken) {
        channel.close();
      }
    }
    return taken ? Optional.of(new WorkLock(file, channel)) : Optional.empty();
  }

  private static void create(Path file) throws IOException {
    if (Files.notExists(file)) {
      try {
        Files.createFile(file);
      } catch (FileAlreadyExistsException e) {
        return; // somebody else did, just now
      }
    }
  }

  private static boolean lock(FileChannel channel) throws IOException {
    FileLock lock = channel.tryLock();
    return lock != null;
  }

  /** Which file a name means just now; asking opens nothing. */
  private static Optional<Object> key(Path file) throws IOException {
    try {
      Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
      return Optional.of(key == null ? file : key);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  private static String who(FileChannel channel) throws IOException {
    ByteBuffer text = ByteBuffer.allocate(20);
    channel.read(text, 0);
    String pid = new String(text.array(), 0, text.position(), StandardCharsets.US_ASCII).strip();
    return pid.matches("\\d+") ? " (process " + pid + ")" : "";
  }

  @Override
  public void close() throws IOException {
    // While the lock still holds, so that nobody else's file is removed.
    Files.deleteIfExists(file);
    channel.close();
    HELD.remove(file);
  }
}
