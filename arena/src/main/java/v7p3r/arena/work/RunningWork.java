package v7p3r.arena.work;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Long work of a process of this user, as it told about itself half a second ago at most.
 *
 * @param id the number of the process; further work of the same process has a dash and a number
 *     behind it
 * @param processStart when the process began, as far as the system tells; another process with the
 *     same number began at another time
 * @param folder where it was called
 * @param words of the command, the first its name
 * @param said the last sentence it had to say; may be empty
 * @param page the address of a page that shows more of it, such as that of a cluster
 */
public record RunningWork(
    String id,
    long pid,
    Optional<Instant> processStart,
    String folder,
    List<String> words,
    Instant begun,
    State state,
    Optional<Progress.Stage> stage,
    String said,
    Optional<String> page) {
  /** How near its end it is. */
  public enum State {
    RUNNING,
    /** No new unit begins. */
    FINISHING,
    /** Units under way are abandoned. */
    STOPPING
  }

  /** What others may ask of it. */
  public enum Request {
    /** As Ctrl-C once: what runs is finished and kept. */
    FINISH,
    /** As Ctrl-C twice: what runs is abandoned. */
    STOP
  }

  public RunningWork {
    words = List.copyOf(words);
  }

  /** The name of the command. */
  public String command() {
    return words.isEmpty() ? "" : words.getFirst();
  }

  /** Whether its process is still the one that told this. */
  boolean isAlive() {
    return ProcessHandle.of(pid)
        .filter(ProcessHandle::isAlive)
        .filter(process -> processStart.equals(process.info().startInstant()))
        .isPresent();
  }

  RunningWork with(
      State newState, Optional<Progress.Stage> newStage, String newSaid, Optional<String> newPage) {
    return new RunningWork(
        id, pid, processStart, folder, words, begun, newState, newStage, newSaid, newPage);
  }
}
