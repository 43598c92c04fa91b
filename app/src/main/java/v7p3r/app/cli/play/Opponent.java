package v7p3r.app.cli.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.ThoughtListener;
import v7p3r.arena.player.Turn;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.ResearchOptions;

/** The engine at the other side of the board; how far it thinks can be changed between moves. */
final class Opponent implements Player {
  private static final long LONG_MILLIS = 2_000;
  private static final int LONG_DEPTH = 12;
  private static final long LONG_NODES = 1_000_000;

  private final Player engine;
  private final Talk talk;
  private SearchLimit limit;

  /** Plays as the settings say. */
  Opponent(PlaySettings settings, Players players, Talk talk) {
    this(
        players.create(spec(settings.searchType(), settings.seed(), settings.elo())),
        settings.limit(),
        talk);
  }

  private Opponent(Player engine, SearchLimit limit, Talk talk) {
    this.engine = engine;
    this.limit = limit;
    this.talk = talk;
  }

  /** The strongest player, whoever the opponent is: gives advice. */
  static Opponent adviser(String searchType, PlaySettings settings, Players players, Talk talk) {
    EngineSpec spec = spec(searchType, 0, OptionalInt.empty());
    return new Opponent(players.create(spec), settings.limit(), talk);
  }

  private static EngineSpec spec(String searchType, int seed, OptionalInt elo) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put(ResearchOptions.RANDOM_SEED.name(), Integer.toString(seed));
    elo.ifPresent(
        rating -> {
          options.put(EngineOptions.LIMIT_STRENGTH.name(), "true");
          options.put(EngineOptions.ELO.name(), Integer.toString(rating));
        });
    String name = "V7P3R " + searchType + (elo.isPresent() ? " Elo " + elo.getAsInt() : "");
    return new EngineSpec(
        name, List.of("internal:" + searchType), Optional.empty(), options, false);
  }

  void setLimit(SearchLimit limit) {
    this.limit = limit;
  }

  Allowance allowance() {
    return Allowance.of(limit);
  }

  /** How far it thinks, as the end of a sentence about it. */
  String level() {
    if (limit.depth().isPresent()) {
      return "thinks to depth " + limit.depth().getAsInt();
    }
    return limit.nodes().isPresent()
        ? "looks at " + limit.nodes().getAsLong() + " positions a move"
        : "thinks " + limit.moveTimeMillis().orElse(0) + " ms a move";
  }

  /** Whether somebody who waits for a move may wonder what is going on. */
  private boolean takesLong() {
    return limit.moveTimeMillis().orElse(0) >= LONG_MILLIS
        || limit.depth().orElse(0) >= LONG_DEPTH
        || limit.nodes().orElse(0) >= LONG_NODES;
  }

  @Override
  public Reply think(Turn turn, ThoughtListener listener) throws PlayerException {
    if (takesLong()) {
      talk.sayNow(name() + " is thinking ...");
    }
    return engine.think(
        new Turn(
            turn.position(), turn.start(), turn.moves(), turn.clocks(), limit, turn.patience()),
        listener);
  }

  @Override
  public String name() {
    return engine.name();
  }

  @Override
  public String identity() {
    return engine.identity();
  }

  @Override
  public Map<String, String> options() {
    return engine.options();
  }

  @Override
  public void newGame(boolean chess960) throws PlayerException {
    engine.newGame(chess960);
  }

  @Override
  public List<String> conversation() {
    return engine.conversation();
  }

  @Override
  public void close() {
    engine.close();
  }
}
