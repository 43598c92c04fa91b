package v7p3r.arena.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import v7p3r.arena.work.RunningWork.Request;
import v7p3r.arena.work.RunningWork.State;

/**
 * Work that others can see and ask to end. Those who work only leave word how it stands; a thread
 * of its own writes the file and looks for requests twice a second, so that no disk slows the work.
 */
public final class Announcement implements Progress, AutoCloseable {
  private static final long PAUSE_MILLIS = 500;

  /** The names that work of this process has now. */
  private static final Set<String> TAKEN = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final StopSignal stop;
  private final Progress shown;
  private final Consumer<Request> asked;
  private final RunningWork begun;
  private final AtomicFile file;
  private final Thread teller;
  private volatile Optional<Stage> stage = Optional.empty();
  private volatile String said = "";
  private volatile Optional<String> page = Optional.empty();

  Announcement(
      Path folder, List<String> words, StopSignal stop, Progress shown, Consumer<Request> asked) {
    this.folder = folder;
    this.stop = stop;
    this.shown = shown;
    this.asked = asked;
    ProcessHandle process = ProcessHandle.current();
    this.begun =
        new RunningWork(
            freeId(process.pid()),
            process.pid(),
            process.info().startInstant(),
            Path.of("").toAbsolutePath().toString(),
            words,
            Instant.now(),
            State.RUNNING,
            Optional.empty(),
            "",
            Optional.empty());
    this.file = new AtomicFile(folder.resolve(begun.id() + WorkBoard.STATUS));
    this.teller =
        Thread.ofPlatform().daemon().name("announcement of " + begun.id()).start(this::keepTelling);
  }

  private static String freeId(long pid) {
    String id = Long.toString(pid);
    for (int i = 2; !TAKEN.add(id); i++) {
      id = pid + "-" + i;
    }
    return id;
  }

  /** By which others ask for it. */
  public String id() {
    return begun.id();
  }

  @Override
  public void say(String text) {
    said = text;
    shown.say(text);
  }

  @Override
  public void linkTo(String address) {
    page = Optional.of(address);
    shown.linkTo(address);
  }

  @Override
  public void show(Stage now) {
    stage = Optional.of(now);
    shown.show(now);
  }

  @Override
  public void ended(Stage now) {
    stage = Optional.of(now);
    shown.ended(now);
  }

  private void keepTelling() {
    Optional<RunningWork> told = Optional.empty();
    try {
      while (true) {
        RunningWork now = begun.with(state(), stage, said, page);
        if (!told.equals(Optional.of(now)) || Files.notExists(file.path())) {
          told = tell(now) ? Optional.of(now) : Optional.empty();
        }
        Thread.sleep(PAUSE_MILLIS);
        hearRequests();
      }
    } catch (InterruptedException _) {
      return; // the work has ended
    }
  }

  private State state() {
    if (stop.isAbandoning()) {
      return State.STOPPING;
    }
    return stop.isStopping() ? State.FINISHING : State.RUNNING;
  }

  private void hearRequests() {
    for (Request request : Request.values()) {
      if (isAsked(request)) {
        asked.accept(request);
      }
    }
  }

  /** A request that cannot be taken down is heard when it can. */
  private boolean isAsked(Request request) {
    try {
      return Files.deleteIfExists(WorkBoard.requestFile(folder, begun.id(), request));
    } catch (IOException _) {
      return false;
    }
  }

  /** Whether it could be told; the work does not depend on it. */
  private boolean tell(RunningWork now) {
    try {
      Files.createDirectories(folder);
      file.write(PlainJson.write(now));
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  @Override
  public void close() {
    teller.interrupt();
    try {
      teller.join(PAUSE_MILLIS);
      clear();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      TAKEN.remove(begun.id());
    }
  }

  /** What cannot be cleared away is cleared by who looks next. */
  private void clear() {
    try {
      WorkBoard.clear(folder, begun.id());
    } catch (IOException _) {
      return;
    }
  }
}
