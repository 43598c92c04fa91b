package v7p3r.arena.work;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import v7p3r.arena.work.RunningWork.Request;

/**
 * Where all long work of a user can be seen, whichever process does it, and asked to end: a folder
 * with a small file for each ({@code ID.json}) and one for each request ({@code ID.finish}, {@code
 * ID.stop}). What processes left that were killed is cleared away by whoever looks next.
 */
public final class WorkBoard {
  static final String STATUS = ".json";

  private static final Pattern ID = Pattern.compile("[1-9]\\d{0,18}(-[1-9]\\d{0,8})?");

  private final Path folder;

  public WorkBoard(Path folder) {
    this.folder = folder;
  }

  /** The board of this user. */
  public static WorkBoard ofUser() {
    return new WorkBoard(stateFolder(System.getenv()).resolve("work"));
  }

  /**
   * Where programs keep what is true for a while: {@code V7P3R_STATE}, else what desktops agreed
   * on.
   */
  static Path stateFolder(Map<String, String> environment) {
    String own = environment.getOrDefault("V7P3R_STATE", "");
    if (!own.isEmpty()) {
      return Path.of(own);
    }
    String shared = environment.getOrDefault("XDG_STATE_HOME", "");
    Path base =
        shared.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".local", "state")
            : Path.of(shared);
    return base.resolve("v7p3r");
  }

  /**
   * Tells others about work of this process until the announcement is closed. Where the folder
   * cannot be written, nobody is told and the work goes on.
   *
   * @param words of the command, the first its name
   * @param shown who is shown the progress besides
   * @param asked is called when somebody asks for an end, by a thread of its own
   */
  public Announcement announce(
      List<String> words, StopSignal stop, Progress shown, Consumer<Request> asked) {
    return new Announcement(folder, words, stop, shown, asked);
  }

  /**
   * All work that runs, the oldest first.
   *
   * @throws IOException if the folder is there but cannot be read
   */
  public List<RunningWork> running() throws IOException {
    List<RunningWork> found = new ArrayList<>();
    for (Path file : statusFiles()) {
      read(file).ifPresent(found::add);
    }
    found.sort(Comparator.comparing(RunningWork::begun));
    return found;
  }

  /**
   * Asks work to end; it notices within a second.
   *
   * @throws IOException if there is no such work, or the request cannot be left
   */
  public void ask(String id, Request request) throws IOException {
    if (!ID.matcher(id).matches() || read(folder.resolve(id + STATUS)).isEmpty()) {
      throw new IOException("there is no running work with the number " + id);
    }
    new AtomicFile(requestFile(folder, id, request)).write("");
  }

  static Path requestFile(Path folder, String id, Request request) {
    return folder.resolve(id + "." + request.name().toLowerCase(Locale.ROOT));
  }

  private List<Path> statusFiles() throws IOException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().endsWith(STATUS)).toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Nothing if it ended meanwhile, or left its file behind. */
  private Optional<RunningWork> read(Path file) throws IOException {
    try {
      RunningWork work = PlainJson.read(Files.readString(file), RunningWork.class);
      if (work.isAlive()) {
        return Optional.of(work);
      }
      clear(folder, work.id());
      return Optional.empty();
    } catch (NoSuchFileException | JacksonException _) {
      return Optional.empty(); // it has ended, or the file is none of ours
    }
  }

  /** Removes all that is there of some work. */
  static void clear(Path folder, String id) throws IOException {
    for (Request request : Request.values()) {
      Files.deleteIfExists(requestFile(folder, id, request));
    }
    Files.deleteIfExists(folder.resolve(id + STATUS + ".part"));
    Files.deleteIfExists(folder.resolve(id + STATUS));
  }
}
