package v7p3r.arena.loop;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.record.WritableFolder;

/**
 * Several configurations that are played one after the other. All are in their databases before the
 * first game, so that a run that was killed goes on with what is left of each.
 */
public final class GameRun {
  /** A configuration and its place in its database. */
  public record Part(GameConfig config, StoredMatch stored) {}

  private GameRun() {}

  /**
   * Begins a run.
   *
   * @throws IOException if something of it cannot be written; says what and why
   */
  public static List<Part> begin(List<GameConfig> configs, Instant now) throws IOException {
    requireWritable(configs);
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < configs.size(); i++) {
      parts.add(new Part(configs.get(i), add(configs, i, now)));
    }
    return parts;
  }

  /**
   * Goes on with the newest run of these configurations.
   *
   * @throws IOException if there is none, or something cannot be written; says what
   */
  public static List<Part> resume(List<GameConfig> configs) throws IOException {
    requireWritable(configs);
    GameConfig first = configs.getFirst();
    List<StoredMatch> runs = stored(first);
    if (runs.isEmpty()) {
      throw new IOException(
          "there is no run of %s, with the configuration as it is now, in %s to go on with"
              .formatted(first.event(), first.database()));
    }
    Instant begin = runs.getLast().created();
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < configs.size(); i++) {
      GameConfig config = configs.get(i);
      List<StoredMatch> known =
          stored(config).stream().filter(loop -> loop.created().equals(begin)).toList();
      int sameBefore = Collections.frequency(texts(configs.subList(0, i)), config.text());
      parts.add(
          new Part(
              config, sameBefore < known.size() ? known.get(sameBefore) : add(configs, i, begin)));
    }
    return parts;
  }

  private static void requireWritable(List<GameConfig> configs) throws IOException {
    for (GameConfig config : configs) {
      WritableFolder.require(config.gamesFolder());
      WritableFolder.require(config.activeGame().toAbsolutePath().getParent());
      MetricsDatabase.open(config.database()).close();
    }
  }

  private static List<StoredMatch> stored(GameConfig config) throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(config.database())) {
      return database.gameLoops(config.text());
    }
  }

  private static StoredMatch add(List<GameConfig> configs, int index, Instant begin)
      throws IOException {
    GameConfig config = configs.get(index);
    int namesakes = Collections.frequency(events(configs.subList(0, index)), config.event());
    String name = config.event() + " " + begin + (namesakes == 0 ? "" : " " + (namesakes + 1));
    try (MetricsDatabase database = MetricsDatabase.open(config.database())) {
      return database.addGameLoop(name, config.text(), begin);
    }
  }

  private static List<String> texts(List<GameConfig> configs) {
    return configs.stream().map(GameConfig::text).toList();
  }

  private static List<String> events(List<GameConfig> configs) {
    return configs.stream().map(GameConfig::event).toList();
  }
}
