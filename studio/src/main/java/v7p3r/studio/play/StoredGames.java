package v7p3r.studio.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.record.GameFilter;
import v7p3r.arena.record.GameList;
import v7p3r.arena.record.KeptGame;
import v7p3r.arena.record.ListedGame;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;

/** The games of the database, as pages show them. */
public final class StoredGames {
  private final Path database;

  public StoredGames(Path database) {
    this.database = database;
  }

  /** Some of the stored games. */
  public record GameRows(int total, List<Row> rows) {}

  /** One of them. */
  public record Row(
      String id,
      String white,
      String black,
      String result,
      String reason,
      GameState.OpeningView opening,
      String date,
      int plies,
      Optional<String> match,
      int number) {}

  public GameRows list(GameFilter filter, int offset, int limit) throws IOException {
    if (!Files.exists(database)) {
      return new GameRows(0, List.of());
    }
    try (MetricsDatabase open = MetricsDatabase.open(database)) {
      GameList list = open.list(filter, offset, limit);
      return new GameRows(list.total(), list.games().stream().map(StoredGames::row).toList());
    }
  }

  private static Row row(ListedGame game) {
    boolean own = game.match().startsWith(GameArchive.matchName(""));
    return new Row(
        own ? game.match().substring(GameArchive.matchName("").length()) : "s" + game.id(),
        game.white(),
        game.black(),
        game.result(),
        game.words(),
        new GameState.OpeningView(game.eco(), game.opening()),
        game.started(),
        game.plies(),
        own ? Optional.empty() : Optional.of(game.match()),
        game.number());
  }

  /** A game by its name in addresses: of the database, or of a game that was played here. */
  public Optional<KeptGame> find(String id) throws IOException {
    if (!Files.exists(database)) {
      return Optional.empty();
    }
    try (MetricsDatabase open = MetricsDatabase.open(database)) {
      return id.matches("s\\d{1,18}")
          ? open.game(Long.parseLong(id.substring(1)))
          : open.game(GameArchive.matchName(id), 1);
    }
  }

  /** A game of a match. */
  public Optional<KeptGame> find(String match, int number) throws IOException {
    if (!Files.exists(database)) {
      return Optional.empty();
    }
    try (MetricsDatabase open = MetricsDatabase.open(database)) {
      return open.game(match, number);
    }
  }

  /** As a page shows it. */
  public static GameState state(KeptGame game) {
    Position start = Fen.parse(game.fen());
    MoveViews views = MoveViews.of(start, game.moves());
    Position end = views.position();
    Row row = row(game.listed());
    return new GameState(
        row.id(),
        "stored",
        start.isChess960(),
        game.fen(),
        new GameState.Side(row.white(), false, OptionalInt.empty()),
        new GameState.Side(row.black(), false, OptionalInt.empty()),
        views.moves(),
        Optional.empty(),
        end.sideToMove() == Color.WHITE ? "white" : "black",
        List.of(),
        end.inCheck(),
        Optional.empty(),
        row.result(),
        row.reason(),
        views.opening().or(() -> Optional.of(row.opening()).filter(o -> !o.name().isEmpty())),
        false,
        Optional.empty(),
        0,
        "/api/games/" + row.id() + ".pgn");
  }
}
