package v7p3r.studio.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Route;
import v7p3r.studio.http.Shape;
import v7p3r.studio.live.LiveEvent;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.live.TopicSource;
import v7p3r.studio.play.GameState;

/** The files of games that may be followed: those of the configuration and of the games folder. */
public final class Watch implements TopicSource, AutoCloseable {
  private static final int MOST_FILES = 100;
  private static final long PAUSE_MILLIS = 300;

  private final List<Path> places;
  private final LiveHub hub;
  private final Map<String, WatchedGame> games = new LinkedHashMap<>();
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("watch").factory());

  public Watch(List<Path> places, LiveHub hub) {
    this.places = List.copyOf(places);
    this.hub = hub;
    hub.register("watch", this);
    timer.scheduleWithFixedDelay(this::look, PAUSE_MILLIS, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** A file that can be followed, and its last game in a line. */
  public record Row(
      String id, String name, String white, String black, String result, int plies, String fen) {}

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/api/watch",
            "Files of games that can be followed, the newest first.",
            Row.class,
            _ -> Answer.json(rows())),
        Route.get(
            "/api/watch/{id}",
            "The last game of a file.",
            GameState.class,
            call -> Answer.json(state(call.id()))),
        Route.get(
            "/api/watch/{id}.pgn",
            "The last game of a file as PGN.",
            Object.class,
            call -> Answer.pgn(require(call.id()).pgn())),
        Route.post(
            "/api/watch/{id}/open",
            "The last game of a file.",
            Shape.EMPTY,
            GameState.class,
            call -> Answer.json(state(call.id()))));
  }

  /** Names and numbers of the files. */
  public Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    try {
      find().forEach(game -> names.put(game.id(), game.file().getFileName().toString()));
    } catch (IOException e) {
      names.clear();
    }
    return names;
  }

  private List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (WatchedGame game : find()) {
      Optional<GameState> state = game.state();
      if (state.isPresent()) {
        GameState now = state.get();
        rows.add(
            new Row(
                game.id(),
                game.file().getFileName().toString(),
                now.white().name(),
                now.black().name(),
                now.result(),
                now.moves().size(),
                now.moves().isEmpty() ? now.start() : now.moves().getLast().fen()));
      }
    }
    return rows;
  }

  private GameState state(String id) throws IOException {
    return require(id)
        .state()
        .orElseThrow(() -> HttpProblem.notFound("there is no game in the file yet"));
  }

  private WatchedGame require(String id) throws IOException {
    return find(id).orElseThrow(() -> HttpProblem.notFound("there is no file " + id));
  }

  private Optional<WatchedGame> find(String id) throws IOException {
    synchronized (this) {
      if (games.containsKey(id)) {
        return Optional.of(games.get(id));
      }
    }
    return find().stream().filter(game -> game.id().equals(id)).findFirst();
  }

  /** All files that are there now. */
  private synchronized List<WatchedGame> find() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> list = Files.list(place)) {
          list.filter(file -> file.toString().endsWith(".pgn")).forEach(files::add);
        }
      } else if (Files.isRegularFile(place)) {
        files.add(place);
      }
    }
    files.sort((a, b) -> Long.compare(time(b), time(a)));
    List<WatchedGame> found = new ArrayList<>();
    for (Path file : files.subList(0, Math.min(MOST_FILES, files.size()))) {
      String id = "w" + Integer.toHexString(file.toAbsolutePath().normalize().hashCode());
      found.add(games.computeIfAbsent(id, _ -> new WatchedGame(id, file)));
    }
    return found;
  }

  private static long time(Path file) {
    try {
      return Files.getLastModifiedTime(file).toMillis();
    } catch (IOException e) {
      return 0;
    }
  }

  private void look() {
    List<WatchedGame> all;
    synchronized (this) {
      all = List.copyOf(games.values());
    }
    for (WatchedGame game : all) {
      String topic = "watch/" + game.id();
      try {
        if (hub.watchers(topic) > 0 && game.look()) {
          game.state().ifPresent(state -> hub.publish(new LiveEvent(topic, "state", state)));
        }
      } catch (IOException | RuntimeException e) {
        System.getLogger("v7p3r.studio").log(System.Logger.Level.DEBUG, topic, e);
      }
    }
  }

  @Override
  public Optional<List<LiveEvent>> now(String topic) {
    try {
      return find(topic.substring(topic.indexOf('/') + 1))
          .flatMap(
              game -> {
                try {
                  return game.state();
                } catch (IOException e) {
                  return Optional.empty();
                }
              })
          .map(state -> List.of(new LiveEvent(topic, "state", state)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
