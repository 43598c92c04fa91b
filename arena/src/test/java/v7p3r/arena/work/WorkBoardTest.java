package v7p3r.arena.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.RunningWork.Request;
import v7p3r.arena.work.RunningWork.State;

@Timeout(30)
class WorkBoardTest {
  private static final List<String> WORDS = List.of("match", "--games", "4");

  @TempDir private Path folder;

  private final StopSignal stop = new StopSignal();
  private final BlockingQueue<Request> asked = new LinkedBlockingQueue<>();

  private WorkBoard board() {
    return new WorkBoard(folder.resolve("work"));
  }

  private Announcement announce() {
    return board().announce(WORDS, stop, Progress.silent(), asked::add);
  }

  /** The only work there is, as soon as something holds of it. */
  private RunningWork shownWhen(Predicate<RunningWork> holds) throws Exception {
    return awaited(() -> board().running().stream().filter(holds).findAny());
  }

  private static <T> T awaited(Callable<Optional<T>> question) throws Exception {
    while (true) {
      Optional<T> answer = question.call();
      if (answer.isPresent()) {
        return answer.get();
      }
      Thread.sleep(10);
    }
  }

  @Test
  void whatRunsIsSeenWithItsWordsProcessAndProgress() throws Exception {
    try (Announcement work = announce()) {
      RunningWork first = shownWhen(_ -> true);
      assertThat(first.id()).isEqualTo(work.id());
      assertThat(first.pid()).isEqualTo(ProcessHandle.current().pid());
      assertThat(first.command()).isEqualTo("match");
      assertThat(first.words()).isEqualTo(WORDS);
      assertThat(first.state()).isEqualTo(State.RUNNING);
      assertThat(first.stage()).isEmpty();
      try (Progress.Bar games = work.start("games", 4)) {
        games.note("Elo 12");
        games.add(3);
        work.say("a sentence");
      }
      RunningWork later = shownWhen(now -> now.stage().isPresent());
      assertThat(later.stage().orElseThrow().label()).isEqualTo("games");
      assertThat(later.stage().orElseThrow().done()).isEqualTo(3);
      assertThat(later.stage().orElseThrow().total()).isEqualTo(4);
      assertThat(later.stage().orElseThrow().note()).isEqualTo("Elo 12");
      assertThat(later.said()).isEqualTo("a sentence");
      assertThat(later.begun()).isEqualTo(first.begun());
    }
    assertThat(board().running()).isEmpty();
    assertThat(folder.resolve("work")).isEmptyDirectory();
  }

  @Test
  void aPageThatShowsMoreOfItIsKnownToAll() throws Exception {
    try (Announcement work = announce()) {
      assertThat(shownWhen(_ -> true).page()).isEmpty();
      work.linkTo("http://127.0.0.1:4040");
      work.say("other words");
      assertThat(shownWhen(seen -> seen.page().isPresent()).page())
          .contains("http://127.0.0.1:4040");
    }
  }

  @Test
  void aRequestIsHeardSoonAndOnce() throws Exception {
    try (Announcement work = announce()) {
      shownWhen(_ -> true);
      board().ask(work.id(), Request.FINISH);
      assertThat(asked.poll(20, TimeUnit.SECONDS)).isEqualTo(Request.FINISH);
      board().ask(work.id(), Request.STOP);
      assertThat(asked.poll(20, TimeUnit.SECONDS)).isEqualTo(Request.STOP);
      assertThat(asked.poll(1, TimeUnit.SECONDS)).isNull();
    }
  }

  @Test
  void theStateIsThatOfTheSignal() throws Exception {
    try (Announcement _ = announce()) {
      stop.finish();
      shownWhen(now -> now.state() == State.FINISHING);
      stop.abandon();
      shownWhen(now -> now.state() == State.STOPPING);
    }
  }

  @Test
  void workOfOneProcessHasDifferentNames() throws Exception {
    try (Announcement one = announce();
        Announcement two = announce()) {
      assertThat(two.id()).startsWith(one.id() + "-");
      awaited(() -> Optional.of(board().running()).filter(all -> all.size() == 2));
      board().ask(two.id(), Request.STOP);
      assertThat(asked.poll(20, TimeUnit.SECONDS)).isEqualTo(Request.STOP);
      assertThat(asked).isEmpty();
    }
  }

  @Test
  void whatADeadProcessLeftIsClearedAway() throws Exception {
    Process dead = new ProcessBuilder("true").start();
    dead.waitFor();
    leave(Long.toString(dead.pid()), dead.pid());
    assertThat(board().running()).isEmpty();
    assertThat(folder.resolve("work")).isEmptyDirectory();
  }

  @Test
  void aNewProcessWithTheSameNumberIsNotTheOldOne() throws Exception {
    leave("7", ProcessHandle.current().pid());
    assertThat(board().running()).isEmpty();
    assertThat(folder.resolve("work")).isEmptyDirectory();
  }

  /** A status, a torn one and a request, as of a process that began long ago. */
  private void leave(String id, long pid) throws Exception {
    String own;
    try (Announcement work = announce()) {
      shownWhen(_ -> true);
      own = Files.readString(folder.resolve("work").resolve(work.id() + ".json"));
    }
    RunningWork mine = PlainJson.read(own, RunningWork.class);
    RunningWork theirs =
        new RunningWork(
            id,
            pid,
            Optional.of(Instant.EPOCH),
            mine.folder(),
            mine.words(),
            mine.begun(),
            mine.state(),
            mine.stage(),
            mine.said(),
            mine.page());
    Files.writeString(folder.resolve("work/" + id + ".json"), PlainJson.write(theirs));
    Files.writeString(folder.resolve("work/" + id + ".json.part"), "{\"id\":");
    Files.writeString(folder.resolve("work/" + id + ".finish"), "");
  }

  @Test
  void whatIsNoStatusIsLeftAlone() throws Exception {
    Path other = Files.createDirectories(folder.resolve("work")).resolve("12.json");
    Files.writeString(other, "not of ours");
    assertThat(board().running()).isEmpty();
    assertThat(other).exists();
  }

  @Test
  void onlyRunningWorkCanBeAsked() throws IOException {
    Files.writeString(folder.resolve("secret.json"), "{}");
    for (String id : List.of("4711", "../secret", "", "12.json", "0")) {
      assertThatThrownBy(() -> board().ask(id, Request.STOP))
          .isInstanceOf(IOException.class)
          .hasMessage("there is no running work with the number " + id);
    }
    assertThat(folder.resolve("secret.stop")).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeMadeHindersNobody() throws IOException {
    Files.writeString(folder.resolve("work"), "a file in the way");
    assertTimeoutPreemptively(
        Duration.ofSeconds(5),
        () -> {
          try (Announcement work = announce();
              Progress.Bar bar = work.start("games", 2)) {
            bar.add(1);
            Thread.sleep(700);
            bar.add(1);
          }
        });
    assertThat(folder.resolve("work")).hasContent("a file in the way");
  }

  @Test
  void aStatusThatWasRemovedIsWrittenAgain() throws Exception {
    try (Announcement work = announce()) {
      shownWhen(_ -> true);
      Files.delete(folder.resolve("work").resolve(work.id() + ".json"));
      shownWhen(_ -> true);
    }
  }

  @Test
  void aBusyBarIsWrittenAtMostTwiceASecond() throws Exception {
    try (Announcement work = announce();
        Progress.Bar bar = work.start("games", 1_000_000)) {
      Path file = folder.resolve("work").resolve(work.id() + ".json");
      shownWhen(_ -> true);
      long start = System.nanoTime();
      Set<Object> versions = new HashSet<>();
      while (versions.size() < 3) {
        bar.add(1);
        versions.add(Files.getLastModifiedTime(file));
      }
      // The first may be as old as it likes; between the two others there is a pause.
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(500));
    }
  }

  @Test
  void theFolderIsThatOfTheEnvironmentOrOfTheUser() {
    String home = System.getProperty("user.home");
    assertThat(WorkBoard.stateFolder(Map.of("V7P3R_STATE", "/a", "XDG_STATE_HOME", "/b")))
        .isEqualTo(Path.of("/a"));
    assertThat(WorkBoard.stateFolder(Map.of("V7P3R_STATE", "", "XDG_STATE_HOME", "/b")))
        .isEqualTo(Path.of("/b/v7p3r"));
    assertThat(WorkBoard.stateFolder(Map.of())).isEqualTo(Path.of(home, ".local/state/v7p3r"));
  }
}
