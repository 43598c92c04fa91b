package v7p3r.app.lichess;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.app.lichess.api.GameEvent;
import v7p3r.app.lichess.api.Person;
import v7p3r.app.lichess.config.BotConfig.PgnGrouping;
import v7p3r.app.lichess.game.FinishedGame;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.OpeningName;
import v7p3r.arena.game.OpeningNames;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.record.GamePgn;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.record.ObservedMove;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.uci.Uci;

/**
 * Keeps games in the metrics database and as PGN. To keep a game twice is to keep it once, so one
 * that was not finished for sure is simply kept again.
 */
final class Archive implements AutoCloseable {
  static final String DATABASE = "lichess.db";
  private static final String EVENT = "lichess";
  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd");

  private final Path folder;
  private final String site;
  private final PgnGrouping grouping;
  private final MetricsDatabase database;
  private final StoredMatch match;

  private Archive(
      Path folder, String site, PgnGrouping grouping, MetricsDatabase database, StoredMatch match) {
    this.folder = folder;
    this.site = site;
    this.grouping = grouping;
    this.database = database;
    this.match = match;
  }

  /** The archive in a folder, which is made if it is not there. */
  static Archive open(Path folder, String site, PgnGrouping grouping) throws IOException {
    Files.createDirectories(folder.resolve("pgn"));
    MetricsDatabase database = MetricsDatabase.open(folder.resolve(DATABASE));
    try {
      Optional<StoredMatch> known = database.match(EVENT);
      StoredMatch match;
      if (known.isPresent()) {
        match = known.get();
      } else {
        match = database.addMatch(EVENT, site, Instant.now());
        database.finishMatch(match, "goes on as long as the bot runs", Instant.now());
      }
      return new Archive(folder, site, grouping, database, match);
    } catch (IOException e) {
      database.close();
      throw e;
    }
  }

  /** Keeps a game. */
  synchronized void keep(FinishedGame game) throws IOException {
    String address = site + "/" + game.full().id();
    GameRecord gameRecord = gameRecord(game);
    int number = database.nextNumber(match);
    String pgn = GamePgn.format(gameRecord, event(game.full()), number, tags(game, address));
    if (!database.hasGame(match, "\"" + address + "\"")) {
      database.addGame(match, number, gameRecord, pgn);
    }
    append(game, address, pgn);
  }

  private static String event(GameEvent.Full full) {
    return (full.rated() ? "Rated " : "Casual ") + full.speed() + " game";
  }

  private void append(FinishedGame game, String address, String pgn) throws IOException {
    Path file =
        folder
            .resolve("pgn")
            .resolve(
                switch (grouping) {
                  case GAME ->
                      DAY.format(game.start().atOffset(ZoneOffset.UTC))
                          + "_"
                          + game.full().id()
                          + ".pgn";
                  case OPPONENT ->
                      game.opponent().name().replaceAll("[^A-Za-z0-9_-]+", "_") + ".pgn";
                  case ALL -> "games.pgn";
                });
    if (Files.exists(file) && Files.readString(file).contains("\"" + address + "\"")) {
      return;
    }
    Files.write(
        file,
        pgn.getBytes(StandardCharsets.UTF_8),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static Map<String, String> tags(FinishedGame game, String address) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Site", address);
    GameEvent.Full full = game.full();
    full.white().rating().ifPresent(rating -> tags.put("WhiteElo", Integer.toString(rating)));
    full.black().rating().ifPresent(rating -> tags.put("BlackElo", Integer.toString(rating)));
    if (!full.white().title().isEmpty()) {
      tags.put("WhiteTitle", full.white().title());
    }
    if (!full.black().title().isEmpty()) {
      tags.put("BlackTitle", full.black().title());
    }
    if (game.opponent().isBot()) {
      tags.put("AgainstBot", "yes");
    }
    return tags;
  }

  private static GameRecord gameRecord(FinishedGame game) {
    GameEvent.Full full = game.full();
    Allowance allowance = allowance(full);
    boolean isWhite = game.side() == Color.WHITE;
    return new GameRecord(
        side(full.white(), allowance, isWhite, game.options()),
        side(full.black(), allowance, !isWhite, game.options()),
        opening(game),
        game.moves(),
        LichessEnding.of(game),
        LichessEnding.incident(game),
        game.start(),
        game.duration());
  }

  private static GameRecord.Side side(
      Person person, Allowance allowance, boolean isUs, Map<String, String> options) {
    String identity =
        isUs
            ? "V7P3R " + Uci.version()
            : (person.title().isEmpty() ? "" : person.title() + " ") + person.name();
    return new GameRecord.Side(person.name(), identity, allowance, isUs ? options : Map.of());
  }

  private static Allowance allowance(GameEvent.Full full) {
    return full.baseMillis().isPresent()
            && full.baseMillis().getAsLong() + full.incrementMillis().orElse(0) > 0
        ? Allowance.of(
            new TimeControl(0, full.baseMillis().getAsLong(), full.incrementMillis().orElse(0)))
        : Allowance.FREE;
  }

  private static Opening opening(FinishedGame game) {
    Opening opening = new Opening("", Fen.format(startOf(game)), List.of());
    Position position = startOf(game);
    Optional<OpeningName> name = Optional.empty();
    for (var move : game.moves()) {
      position.make(move.move());
      Optional<OpeningName> here = OpeningNames.of(position);
      name = here.isPresent() ? here : name;
    }
    return name.map(opening::orNamed).orElse(opening);
  }

  private static Position startOf(FinishedGame game) {
    Position start = Fen.parse(game.full().start());
    start.setChess960(game.full().isChess960());
    return start;
  }

  /** Games against bots within the last day, which Lichess limits. */
  synchronized int botGamesOfTheDay() throws IOException {
    return database.gamesSince(
        match, "[AgainstBot \"yes\"]", Instant.now().minus(Duration.ofDays(1)));
  }

  synchronized List<ObservedMove> movesAgainst(String opponent) throws IOException {
    return database.movesAgainst(opponent);
  }

  @Override
  public synchronized void close() throws IOException {
    database.close();
  }
}
