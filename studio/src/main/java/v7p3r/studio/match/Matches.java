package v7p3r.studio.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import v7p3r.arena.match.Match;
import v7p3r.arena.match.MatchHistory;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.match.MatchPlan;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.record.GameFilter;
import v7p3r.arena.record.KeptIncident;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.work.StopSignal;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.live.LiveEvent;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.live.TopicSource;

/** All matches of the database, and those of them that are played here. */
public final class Matches implements TopicSource, AutoCloseable {
  private static final int MOST_RUNNING = 4;
  private static final int MOST_INCIDENTS = 100;

  private final Path database;
  private final LiveHub hub;
  private final Map<String, RunningMatch> running = new ConcurrentHashMap<>();
  private final Map<String, Looked> looked = new ConcurrentHashMap<>();

  /** What was found out of a match when it had so many games. */
  private record Looked(
      int games,
      MatchPlan plan,
      String started,
      MatchReport report,
      MatchHistory history,
      Map<String, Integer> endings) {}

  public Matches(Path database, LiveHub hub) {
    this.database = database;
    this.hub = hub;
    hub.register("match", this);
  }

  // ---- Playing ----

  synchronized void begin(MatchPlan plan) throws IOException {
    requireRoom();
    running.put(plan.name(), RunningMatch.begin(database, plan, () -> changed(plan.name())));
  }

  synchronized void resume(String name) throws IOException {
    if (Optional.ofNullable(running.get(name)).filter(match -> !match.isOver()).isPresent()) {
      throw HttpProblem.conflict("it is being played", "a match that rests");
    }
    requireRoom();
    require(name);
    running.put(name, RunningMatch.resume(database, name, () -> changed(name)));
  }

  private void requireRoom() {
    if (running.values().stream().filter(match -> !match.isOver()).count() >= MOST_RUNNING) {
      throw HttpProblem.conflict("too many matches run", "one of them ended");
    }
  }

  RunningMatch requireRunning(String name) {
    return Optional.ofNullable(running.get(name))
        .filter(match -> !match.isOver())
        .orElseThrow(() -> HttpProblem.conflict("it is not played here", "a match that runs"));
  }

  private void changed(String name) {
    String topic = topic(name);
    hub.publish(topic, "board", () -> boards(name));
    hub.publish(topic, "standing", () -> quiet(() -> state(name).standing()));
    hub.publish(topic, "curve", () -> quiet(() -> state(name).curves()));
    hub.publish(topic, "state", () -> quiet(() -> state(name)));
  }

  private interface Asked<T> {
    T ask() throws IOException;
  }

  private static <T> T quiet(Asked<T> asked) {
    try {
      return asked.ask();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<MatchState.Board> boards(String name) {
    return Optional.ofNullable(running.get(name)).map(RunningMatch::boards).orElse(List.of());
  }

  private static String topic(String name) {
    return "match/" + name;
  }

  // ---- Looking ----

  private MetricsDatabase open() throws IOException {
    return MetricsDatabase.open(database);
  }

  private StoredMatch require(String name) throws IOException {
    if (!Files.exists(database)) {
      throw HttpProblem.notFound("there is no match " + name);
    }
    try (MetricsDatabase open = open()) {
      return open.match(name).orElseThrow(() -> HttpProblem.notFound("there is no match " + name));
    }
  }

  List<MatchState.Row> list() throws IOException {
    List<MatchState.Row> rows = new ArrayList<>();
    if (!Files.exists(database)) {
      return rows;
    }
    try (MetricsDatabase open = open()) {
      for (StoredMatch match : open.matches()) {
        MatchPlan plan = Match.plan(match);
        String state = stateOf(match);
        rows.add(
            new MatchState.Row(
                match.name(),
                state,
                open.gameCount(match),
                Match.plannedGames(plan),
                MatchViews.question(plan),
                match.created().toString()));
      }
    }
    rows.sort(Comparator.comparing(MatchState.Row::started).reversed());
    return rows;
  }

  /** Asked before the games are looked at: of a match that is over, all of them are seen then. */
  private String stateOf(StoredMatch match) {
    return Optional.ofNullable(running.get(match.name()))
        .map(RunningMatch::state)
        .orElse(match.isFinished() ? "finished" : "paused");
  }

  MatchState state(String name) throws IOException {
    StoredMatch stored = require(name);
    String state = stateOf(stored);
    Looked found = look(stored);
    Optional<RunningMatch> here = Optional.ofNullable(running.get(name));
    MatchReport report = here.flatMap(RunningMatch::report).orElse(found.report);
    List<KeptIncident> incidents;
    try (MetricsDatabase open = open()) {
      incidents = open.incidents(name, MOST_INCIDENTS);
    }
    return new MatchState(
        name,
        MatchViews.plan(found.plan, report.planned(), found.started),
        state,
        MatchViews.standing(report, found.endings),
        MatchViews.curves(found.history),
        boards(name),
        MatchViews.incidents(name, incidents),
        here.flatMap(RunningMatch::problem));
  }

  /** Looks through the games of a match, once for each number of games. */
  private Looked look(StoredMatch stored) throws IOException {
    try (MetricsDatabase open = open()) {
      int games = open.gameCount(stored);
      Looked known = looked.get(stored.name());
      if (known != null && known.games == games) {
        return known;
      }
      Match match =
          Match.resume(
              stored,
              open,
              Optional.empty(),
              new MatchListener() {},
              new StopSignal(),
              InstantSource.system());
      Looked found =
          new Looked(
              games,
              match.plan(),
              stored.created().toString(),
              match.standing(),
              match.history(),
              open.endings(stored));
      looked.put(stored.name(), found);
      return found;
    }
  }

  List<String> conversation(String name, int number) throws IOException {
    require(name);
    try (MetricsDatabase open = open()) {
      List<KeptIncident> incidents = open.incidents(name, MOST_INCIDENTS);
      int index = incidents.size() - number;
      if (index < 0 || index >= incidents.size()) {
        throw HttpProblem.notFound("there is no incident " + number);
      }
      return incidents.get(index).conversation();
    }
  }

  /** All games as one text. */
  String pgn(String name) throws IOException {
    StoredMatch match = require(name);
    try (MetricsDatabase open = open()) {
      return String.join("\n", open.pgn(match));
    }
  }

  GameFilter filter(
      String name, Optional<String> engine, Optional<String> result, Optional<String> ending)
      throws IOException {
    require(name);
    return new GameFilter(
        engine, Optional.empty(), result, Optional.empty(), Optional.of(name), ending);
  }

  @Override
  public Optional<List<LiveEvent>> now(String topic) {
    try {
      String name = topic.substring(topic.indexOf('/') + 1);
      return Optional.of(List.of(new LiveEvent(topic, "state", state(name))));
    } catch (HttpProblem | IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    running.values().forEach(RunningMatch::close);
  }
}
