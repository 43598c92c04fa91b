package v7p3r.app.pack;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lets the JVM of an unpacked image learn, once and in the background, what makes its engine a
 * tenth faster. A package cannot bring it: no two runs learn the same, and packages are the same
 * bytes twice.
 */
public final class Rehearsal {
  private static final String LAUNCHER = "jpackage.app-path";
  private static final String VARIABLE = "V7P3R_AOT";
  private static final String NOW = "make";
  private static final Path GIVING_WAY = Path.of("/usr/bin/nice");

  private final Path launcher;
  private final Image image;

  Rehearsal(Path launcher) {
    this.launcher = launcher;
    image = Image.in(launcher.getParent().getParent());
  }

  /** Of the image that this process was started from, if it was. */
  public static Optional<Rehearsal> ofThisImage() {
    return Optional.ofNullable(System.getProperty(LAUNCHER)).map(Path::of).map(Rehearsal::new);
  }

  /** Whether the user wants nothing but this. */
  public boolean isAllThatIsWanted() {
    return NOW.equals(System.getenv(VARIABLE));
  }

  /** Learns now, if that is not done; another process that is at it is left alone. */
  public void run() throws IOException {
    if (isLearned()) {
      return;
    }
    Path lock = image.cache().resolveSibling(StartCache.FILE + ".lock");
    try (FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = channel.tryLock()) {
      if (held != null) {
        Path made = image.cache().resolveSibling(StartCache.FILE + ".new");
        image.makeCache(made, CacheKind.TRAINED);
        Files.move(
            made,
            image.cache(),
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
        Files.delete(lock);
      }
    }
  }

  /** All files of a package have one age; what was learned here is younger. */
  private boolean isLearned() throws IOException {
    return Files.getLastModifiedTime(image.cache())
            .compareTo(Files.getLastModifiedTime(image.jar()))
        > 0;
  }

  private boolean isUseful() throws IOException {
    String wanted = System.getenv(VARIABLE);
    return (wanted == null || wanted.equals("auto"))
        && Files.exists(image.cache())
        && Files.isWritable(image.app())
        && !isLearned();
  }

  /** Has a process of its own do it, if there is something to gain; it may outlive this one. */
  public void beginInBackground() {
    try {
      if (isUseful()) {
        List<String> words = new ArrayList<>();
        if (Files.isExecutable(GIVING_WAY)) {
          words.addAll(List.of(GIVING_WAY.toString(), "-n", "19"));
        }
        words.add(launcher.toString());
        ProcessBuilder builder =
            new ProcessBuilder(words)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put(VARIABLE, NOW);
        builder.start();
      }
    } catch (IOException e) {
      // The engine plays as well without, only slower; its output is no place for complaints.
      System.err.println("v7p3r: no faster start can be prepared: " + e.getMessage());
    }
  }
}
