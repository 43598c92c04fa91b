package v7p3r.studio.lab;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.RunningWork;
import v7p3r.arena.work.WorkBoard;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Route;
import v7p3r.studio.http.Shape;
import v7p3r.studio.live.LiveEvent;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.live.TopicSource;

/** All long work of this user, whichever process does it. */
public final class LongWork implements TopicSource, AutoCloseable {
  private static final String TOPIC = "work";

  private final WorkBoard board;
  private final LiveHub hub;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("long work").factory());

  public LongWork(WorkBoard board, LiveHub hub) {
    this.board = board;
    this.hub = hub;
    hub.register(TOPIC, this);
    timer.scheduleWithFixedDelay(this::tell, 1, 1, TimeUnit.SECONDS);
  }

  /**
   * One of them.
   *
   * @param page the address of a page that shows more of it; empty if there is none
   */
  public record Row(
      String id,
      String command,
      long pid,
      String label,
      long done,
      long total,
      double rate,
      OptionalDouble secondsLeft,
      String note,
      String startedBy,
      String state,
      String page) {}

  public List<Route> routes() {
    return List.of(
        Route.get("/api/work", "All long work of this user.", Row.class, _ -> Answer.json(rows())),
        ask("finish", "Lets work finish what it is at, and end.", RunningWork.Request.FINISH),
        ask("stop", "Ends work at once.", RunningWork.Request.STOP));
  }

  private Route ask(String word, String summary, RunningWork.Request request) {
    return Route.post(
        "/api/work/{id}/" + word,
        summary,
        Shape.EMPTY,
        Row.class,
        call -> {
          if (rows().stream().noneMatch(row -> row.id.equals(call.id()))) {
            throw HttpProblem.notFound("there is no work " + call.id());
          }
          board.ask(call.id(), request);
          return Answer.json(rows());
        });
  }

  private List<Row> rows() throws IOException {
    return board.running().stream().map(LongWork::row).toList();
  }

  private static Row row(RunningWork work) {
    Optional<Progress.Stage> stage = work.stage();
    return new Row(
        work.id(),
        String.join(" ", work.words()),
        work.pid(),
        stage.map(Progress.Stage::label).orElse(work.command()),
        stage.map(Progress.Stage::done).orElse(0L),
        stage.map(Progress.Stage::total).orElse(0L),
        stage.map(Progress.Stage::rate).orElse(0.0),
        stage
            .flatMap(Progress.Stage::secondsLeft)
            .map(OptionalDouble::of)
            .orElse(OptionalDouble.empty()),
        stage.map(Progress.Stage::note).filter(note -> !note.isEmpty()).orElse(work.said()),
        "in " + work.folder(),
        work.state().name().toLowerCase(Locale.ROOT),
        work.page().orElse(""));
  }

  private void tell() {
    if (hub.watchers(TOPIC) > 0) {
      try {
        hub.publish(new LiveEvent(TOPIC, "state", rows()));
      } catch (IOException e) {
        System.getLogger("v7p3r.studio").log(System.Logger.Level.DEBUG, TOPIC, e);
      }
    }
  }

  @Override
  public Optional<List<LiveEvent>> now(String topic) {
    try {
      return Optional.of(List.of(new LiveEvent(topic, "state", rows())));
    } catch (IOException e) {
      return Optional.of(List.of());
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
