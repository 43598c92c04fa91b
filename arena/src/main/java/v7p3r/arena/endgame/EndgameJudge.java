package v7p3r.arena.endgame;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.Turn;
import v7p3r.board.Position;
import v7p3r.notation.Epd;
import v7p3r.tablebase.TableProbe;
import v7p3r.tablebase.Tablebases;
import v7p3r.tablebase.Wdl;

/**
 * Says what an endgame is worth: by its own line ({@code wdl}, {@code dm}), by tables where they
 * reach, else by a strong engine, and then only if it is sure. For one thread.
 */
public final class EndgameJudge implements AutoCloseable {
  /** Centipawns from which the engine's word counts as a win, and up to which as a draw. */
  static final int WON = 300;

  static final int DRAWN = 20;

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final TableProbe tables;
  private final Optional<Entrant> engine;
  private final Players players = new Players();
  private Optional<Player> player = Optional.empty();

  /** The engine is started when it is needed. */
  public EndgameJudge(Tablebases tables, Optional<Entrant> engine) {
    this.tables = new TableProbe(tables);
    this.engine = engine;
  }

  /**
   * The worth for the side to move as {@link Wdl} says; nothing if nobody is sure.
   *
   * @throws IOException if the engine fails
   */
  public OptionalInt worth(Epd line) throws IOException {
    Position position = line.position();
    if (!position.hasLegalMove()) {
      return OptionalInt.empty();
    }
    OptionalInt told = told(line);
    if (told.isPresent()) {
      return told;
    }
    int solved = tables.result(position);
    return solved == Wdl.UNKNOWN ? byEngine(line.fen(), position) : OptionalInt.of(solved);
  }

  private static OptionalInt told(Epd line) {
    Optional<String> wdl = line.text("wdl").filter(text -> text.matches("-?[0-2]"));
    if (wdl.isPresent()) {
      return OptionalInt.of(Integer.parseInt(wdl.get()));
    }
    OptionalInt mate = line.mateIn();
    return mate.isPresent()
        ? OptionalInt.of(mate.getAsInt() > 0 ? Wdl.WIN : Wdl.LOSS)
        : OptionalInt.empty();
  }

  private OptionalInt byEngine(String fen, Position position) throws IOException {
    if (engine.isEmpty()) {
      return OptionalInt.empty();
    }
    try {
      if (player.isEmpty()) {
        player = Optional.of(players.create(engine.get().engine()));
      }
      player.get().newGame(false);
      Turn turn =
          new Turn(
              position,
              fen,
              List.of(),
              Optional.empty(),
              engine.get().allowance().limit(),
              PATIENCE);
      return sure(player.get().think(turn).thought().score());
    } catch (PlayerException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static OptionalInt sure(Optional<Score> score) {
    if (score.isEmpty()) {
      return OptionalInt.empty();
    }
    int value = score.get().comparable();
    if (Math.abs(value) >= WON) {
      return OptionalInt.of(value > 0 ? Wdl.WIN : Wdl.LOSS);
    }
    return Math.abs(value) <= DRAWN ? OptionalInt.of(Wdl.DRAW) : OptionalInt.empty();
  }

  @Override
  public void close() {
    players.close();
  }
}
