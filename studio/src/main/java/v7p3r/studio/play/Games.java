package v7p3r.studio.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.player.Thought;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Json;
import v7p3r.studio.live.LiveEvent;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.live.TopicSource;

/**
 * The games that are played here. One that an earlier start left goes on when a page asks for it.
 */
public final class Games implements TopicSource, AutoCloseable {
  private static final int MOST = 32;
  private static final int RADIX = 36;

  private final StudioConfig config;
  private final String person;
  private final GameArchive archive;
  private final LiveHub hub;
  private final Map<String, LiveGame> games = new ConcurrentHashMap<>();

  public Games(
      StudioConfig config, String person, GameArchive archive, LiveHub hub, List<String> remarks) {
    this.config = config;
    this.person = person;
    this.archive = archive;
    this.hub = hub;
    List<SavedGame> left = archive.left(remarks);
    left.forEach(saved -> games.put(saved.id(), game(saved)));
    if (!left.isEmpty()) {
      remarks.add(
          left.size() == 1
              ? "A game goes on from last time."
              : left.size() + " games go on from last time.");
    }
    hub.register("game", this);
  }

  private LiveGame game(SavedGame saved) {
    return new LiveGame(saved, config, person, archive, hub);
  }

  LiveGame create(GameSettings settings) {
    games.values().removeIf(LiveGame::isKept);
    if (games.size() >= MOST) {
      throw HttpProblem.conflict(
          "%d games are not over yet".formatted(MOST), "one of them ended first");
    }
    Instant now = Instant.now();
    String id =
        "g"
            + Long.toString(now.getEpochSecond(), RADIX)
            + Long.toString(new SplittableRandom().nextInt(RADIX * RADIX * RADIX), RADIX);
    boolean white = settings.personIsWhite();
    String pgn =
        archive.newPgnName(
            now,
            white ? person : StudioConfig.OWN_ENGINE,
            white ? StudioConfig.OWN_ENGINE : person);
    LiveGame game = game(new SavedGame(id, settings, now, pgn, given(settings), Optional.empty()));
    games.put(id, game);
    game.wake();
    return game;
  }

  /** The moves of the opening that was chosen. */
  private static List<PlayedMove> given(GameSettings settings) {
    Optional<Opening> opening = settings.opening().map(StartPositions.openings()::get);
    List<PlayedMove> moves = new ArrayList<>();
    if (opening.isPresent() && settings.start().equals(Fen.START)) {
      Position position = Fen.parse(Fen.START);
      for (int move : opening.get().moves()) {
        String uci = UciMove.format(position, move);
        moves.add(new PlayedMove(move, uci, true, Thought.NONE, 0, OptionalLong.empty()));
        position.make(move);
      }
    }
    return moves;
  }

  /** A game that is played here; it goes on if it did not. */
  Optional<LiveGame> find(String id) {
    Optional<LiveGame> found = Optional.ofNullable(games.get(id));
    found.ifPresent(LiveGame::wake);
    return found;
  }

  LiveGame require(String id) {
    return find(id).orElseThrow(() -> HttpProblem.notFound("there is no game " + id));
  }

  /** Describes all games as pages see them; none of them goes on by that. */
  public void describeAll() {
    games.values().forEach(game -> Json.MAPPER.writeValueAsString(game.state()));
  }

  /** Whether the engine thinks about a move of any of them. */
  public boolean isThinking() {
    return games.values().stream().anyMatch(LiveGame::isThinking);
  }

  /** Those that are not over, for the page to offer. */
  List<String> unfinished() {
    return games.entrySet().stream()
        .filter(entry -> !entry.getValue().isOver())
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  @Override
  public Optional<List<LiveEvent>> now(String topic) {
    return find(topic.substring(topic.indexOf('/') + 1))
        .map(
            game ->
                List.of(
                    new LiveEvent(topic, "state", game.state()),
                    new LiveEvent(topic, "thought", game.thought())));
  }

  @Override
  public void close() {
    games.values().forEach(LiveGame::close);
  }
}
