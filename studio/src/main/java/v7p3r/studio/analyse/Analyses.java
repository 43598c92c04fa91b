package v7p3r.studio.analyse;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import v7p3r.arena.player.EngineSpec;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameTree;
import v7p3r.notation.NotationException;
import v7p3r.notation.PgnReader;
import v7p3r.notation.PgnTags;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.http.Body;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.live.LiveEvent;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.live.TopicSource;
import v7p3r.studio.think.Analyst;
import v7p3r.studio.think.OtherAnalyst;
import v7p3r.studio.think.OwnAnalyst;

/**
 * All analyses. Engines of one that no page shows any more stop after a while, and go on when a
 * page is back.
 */
public final class Analyses implements TopicSource, AutoCloseable {
  private static final int MOST = 32;
  private static final int MOST_GAMES = 1000;

  private final StudioConfig config;
  private final LiveHub hub;
  private final Grace grace;
  private final Map<String, Analysis> analyses = new ConcurrentHashMap<>();
  private final AtomicInteger last = new AtomicInteger();

  /**
   * Part of every name: a page of an earlier start does not find another analysis under its own.
   */
  private final String start = Long.toString(System.currentTimeMillis(), Character.MAX_RADIX);

  public Analyses(StudioConfig config, LiveHub hub, Duration grace) {
    this(config, hub, Grace.of(grace));
  }

  Analyses(StudioConfig config, LiveHub hub, Grace grace) {
    this.config = config;
    this.hub = hub;
    this.grace = grace;
    hub.register("analysis", this);
  }

  /** Begins with a position, or with a game of a PGN. */
  Analysis create(Body body) throws IOException {
    if (!body.has("pgn")) {
      return create(position(body.text("fen").orElse(Fen.START)));
    }
    List<GameTree> games = games(body.requiredText("pgn"));
    int wanted = body.integer("game").orElse(0);
    if (wanted >= games.size()) {
      throw HttpProblem.wrong(
          "there are %d games".formatted(games.size()), "body.game", "one of them, from 0");
    }
    return create(games.get(wanted));
  }

  private Analysis create(GameTree game) {
    if (analyses.size() >= MOST) {
      analyses.values().stream()
          .filter(analysis -> !isShown(analysis))
          .findFirst()
          .ifPresentOrElse(
              old -> remove(old.topic().substring(old.topic().indexOf('/') + 1)),
              () -> {
                throw HttpProblem.conflict("too many analyses are open", "one of them closed");
              });
    }
    String id = start + "-" + last.incrementAndGet();
    Analysis analysis = new Analysis(id, game, hub, this::analyst);
    analyses.put(id, analysis);
    return analysis;
  }

  private Analyst analyst(String name) {
    EngineSpec spec = config.engine(name).orElseThrow();
    return spec.isInternal() ? new OwnAnalyst(config) : new OtherAnalyst(spec);
  }

  boolean knowsEngine(String name) {
    return config.engine(name).isPresent();
  }

  static GameTree position(String fen) {
    try {
      Position start = Fen.parse(fen);
      return new GameTree(PgnTags.UNKNOWN.withStart(start));
    } catch (NotationException e) {
      throw HttpProblem.wrong(e.getMessage(), "body.fen", "a position as FEN");
    }
  }

  /** The games of a text; at least one. */
  static List<GameTree> games(String pgn) throws IOException {
    List<GameTree> games = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    try (PgnReader reader =
        new PgnReader(
            new StringReader(pgn), "body.pgn", problem -> problems.add(problem.toString()))) {
      for (Optional<GameTree> game = reader.nextTree();
          game.isPresent() && games.size() < MOST_GAMES;
          game = reader.nextTree()) {
        games.add(game.get());
      }
    }
    if (games.isEmpty()) {
      throw HttpProblem.wrong(
          problems.isEmpty() ? "there is no game" : problems.getFirst(), "body.pgn", "a game");
    }
    return games;
  }

  Analysis require(String id) {
    return Optional.ofNullable(analyses.get(id))
        .orElseThrow(() -> HttpProblem.notFound("there is no analysis " + id));
  }

  /** Whether an engine searches for any of them. */
  public boolean isSearching() {
    return analyses.values().stream().anyMatch(Analysis::isSearching);
  }

  void remove(String id) {
    Optional.ofNullable(analyses.remove(id)).ifPresent(Analysis::close);
  }

  /** Stops the engines of an analysis after the grace time, unless a page shows it then. */
  void restSoon(Analysis analysis) {
    if (!isShown(analysis)) {
      grace.afterwards(analysis.leave(() -> isShown(analysis)));
    }
  }

  private boolean isShown(Analysis analysis) {
    return hub.watchers(analysis.topic()) > 0;
  }

  private Optional<Analysis> ofTopic(String topic) {
    return Optional.ofNullable(analyses.get(topic.substring(topic.indexOf('/') + 1)));
  }

  @Override
  public Optional<List<LiveEvent>> now(String topic) {
    return ofTopic(topic)
        .map(
            analysis -> {
              List<LiveEvent> events = new ArrayList<>();
              events.add(new LiveEvent(topic, "state", analysis.state()));
              analysis
                  .thoughts()
                  .forEach(
                      thought ->
                          events.add(
                              new LiveEvent(
                                  topic, "thought", thought.get("engine").asString(), thought)));
              return events;
            });
  }

  @Override
  public void watchedBy(String topic, int pages) {
    ofTopic(topic).ifPresent(pages == 0 ? this::restSoon : Analysis::resume);
  }

  @Override
  public void close() {
    grace.close();
    analyses.values().forEach(Analysis::close);
  }
}
