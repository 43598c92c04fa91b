package v7p3r.arena.player;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * A running engine and the conversation with it. One thread talks and listens; the watchdog may
 * interrupt it by saying stop or by ending the process.
 */
final class UciProcess {
  private static final Duration EXIT_TIME = Duration.ofMillis(500);
  private static final int MAX_DRAINED_LINES = 10_000;

  private final String name;
  private final Process process;

  /** Whether it leads a session, and so a process group, of its own. */
  private final boolean ownSession;

  private final OutputStream out;
  private final LineInput in;
  private final Conversation conversation;
  private final Watchdog watchdog;
  private final LongSupplier nanoTime;
  private final Deadline stop = new Deadline(this::sayStop);
  private final Deadline kill = new Deadline(this::kill);

  private UciProcess(
      String name,
      Process process,
      boolean ownSession,
      Conversation conversation,
      Watchdog watchdog,
      LongSupplier nanoTime) {
    this.name = name;
    this.process = process;
    this.ownSession = ownSession;
    this.out = new BufferedOutputStream(process.getOutputStream(), 1 << 13);
    this.in = new LineInput(process.getInputStream(), nanoTime);
    this.conversation = conversation;
    this.watchdog = watchdog;
    this.nanoTime = nanoTime;
    watchdog.watch(stop);
    watchdog.watch(kill);
    Thread.ofPlatform().daemon().name("errors of " + name).start(() -> listenToErrors(nanoTime));
  }

  static UciProcess start(
      EngineSpec spec, Conversation conversation, Watchdog watchdog, LongSupplier nanoTime)
      throws PlayerException {
    Path folder = spec.folder().orElse(Path.of(""));
    String program = spec.command().getFirst();
    List<String> command = new ArrayList<>(spec.command());
    command.set(
        0,
        Executable.find(program, folder)
            .orElseThrow(
                () ->
                    new PlayerException(
                        Fault.NO_START,
                        spec.name() + ": there is no program " + program + " to be run"))
            .toString());
    // In a session of its own, so that Ctrl-C in the terminal reaches the arena alone.
    Optional<Path> setsid = Executable.find("setsid", folder);
    setsid.ifPresent(path -> command.addFirst(path.toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    spec.folder().ifPresent(path -> builder.directory(path.toFile()));
    try {
      conversation.note("started " + String.join(" ", spec.command()));
      return new UciProcess(
          spec.name(), builder.start(), setsid.isPresent(), conversation, watchdog, nanoTime);
    } catch (IOException e) {
      throw new PlayerException(
          Fault.NO_START, spec.name() + " could not be started: " + e.getMessage());
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Says something; several lines are sent at once. */
  synchronized void send(String... lines) throws PlayerException {
    try {
      for (String line : lines) {
        conversation.sent(line);
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.write('\n');
      }
      out.flush();
    } catch (IOException e) {
      throw crashed();
    }
  }

  /** Throws away what came since the last answer; it belongs to no question. */
  void drain() throws PlayerException {
    try {
      for (int lines = 0; lines < MAX_DRAINED_LINES && in.poll(); lines++) {
        conversation.received(in.text());
      }
    } catch (IOException e) {
      throw crashed();
    }
  }

  /** Waits until a line is the one that was waited for. */
  void await(String what, Duration limit, Predicate<String> isLast) throws PlayerException {
    kill.set(nanoTime.getAsLong() + limit.toNanos());
    listen(isLast, what);
  }

  /**
   * Waits as {@link #await} does, but says stop after some patience and gives up only later.
   *
   * @return when the last line came
   */
  long awaitWithStop(String what, Duration patience, Duration grace, Predicate<String> isLast)
      throws PlayerException {
    long now = nanoTime.getAsLong();
    stop.set(now + patience.toNanos());
    kill.set(now + patience.plus(grace).toNanos());
    try {
      listen(isLast, what);
      return in.arrival();
    } finally {
      stop.lift();
    }
  }

  private void listen(Predicate<String> isLast, String what) throws PlayerException {
    boolean found = false;
    try {
      while (!found && in.next()) {
        String line = in.text();
        conversation.received(line);
        found = isLast.test(line);
      }
    } catch (IOException e) {
      conversation.note("reading failed: " + e.getMessage());
    }
    if (kill.lift()) {
      throw new PlayerException(Fault.SILENCE, name + " gave no " + what + " and was ended");
    }
    if (!found) {
      throw crashed();
    }
  }

  /** Says stop to a search under way, and gives up after a while. */
  void hurry(Duration grace) {
    kill.set(nanoTime.getAsLong() + grace.toNanos());
    sayStop();
  }

  private void sayStop() {
    // In a thread of its own: an engine that does not listen must not block the watchdog.
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                send("stop");
              } catch (PlayerException e) {
                conversation.note("stop could not be said: " + e.getMessage());
              }
            });
  }

  private PlayerException crashed() {
    String how = "its output was closed";
    try {
      if (process.waitFor(EXIT_TIME.toMillis(), TimeUnit.MILLISECONDS)) {
        how = "exit code " + process.exitValue();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    kill();
    conversation.note("ended: " + how);
    return new PlayerException(Fault.CRASH, name + " ended unexpectedly, " + how);
  }

  private void listenToErrors(LongSupplier nanoTime) {
    try (InputStream errors = process.getErrorStream()) {
      LineInput lines = new LineInput(errors, nanoTime);
      while (lines.next()) {
        conversation.complained(lines.text());
      }
    } catch (IOException e) {
      conversation.note("error output ended: " + e.getMessage());
    }
  }

  /** Ends the engine politely, or by force if it does not go. */
  void quit() {
    try {
      send("quit");
      process.waitFor(EXIT_TIME.toMillis(), TimeUnit.MILLISECONDS);
    } catch (PlayerException e) {
      conversation.note("was gone before it was told to quit");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    kill();
  }

  /** Ends the engine and all it has started, at once. */
  void kill() {
    List<ProcessHandle> descendants = process.descendants().toList();
    process.destroyForcibly();
    watchdog.forget(stop);
    watchdog.forget(kill);
    descendants.forEach(ProcessHandle::destroyForcibly);
    if (ownSession) {
      killGroup();
    }
  }

  /** Children of an engine that has ended are nobody's descendants, but still of its group. */
  private void killGroup() {
    try {
      new ProcessBuilder("sh", "-c", "kill -KILL -" + process.pid() + " 2>/dev/null")
          .start()
          .waitFor();
    } catch (IOException e) {
      conversation.note("its children could not be ended: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
