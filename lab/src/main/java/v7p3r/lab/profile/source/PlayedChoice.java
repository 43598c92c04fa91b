package v7p3r.lab.profile.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import v7p3r.arena.player.Effort;
import v7p3r.arena.record.EffortGame;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;

/**
 * Chooses positions of recorded games in which a player announced its effort; newest games first,
 * and the same positions for the same games and seed.
 *
 * @param perGame positions of a game at most
 * @param most positions in all
 */
public record PlayedChoice(int perGame, int most, long seed) {
  /** The same where several databases give as many positions each. */
  public PlayedChoice share(int databases) {
    return new PlayedChoice(perGame, Math.max(1, most / databases), seed);
  }

  /** The chosen positions of all games, oldest first. */
  public List<PlayedPosition> of(MetricsDatabase database, Consumer<String> problems)
      throws IOException {
    return of(database, 0, Long.MAX_VALUE, problems);
  }

  /**
   * The chosen positions, oldest game first.
   *
   * @param after only of games with a greater key
   * @param upTo and with no greater one than this
   * @param problems is told of games that cannot be replayed; they are left out
   */
  public List<PlayedPosition> of(
      MetricsDatabase database, long after, long upTo, Consumer<String> problems)
      throws IOException {
    List<List<PlayedPosition>> games = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    int count = 0;
    for (long key : database.effortGames().reversed()) {
      if (count >= most || key <= after) {
        break;
      }
      if (key > upTo) {
        continue;
      }
      EffortGame game = database.effortGame(key);
      try {
        List<PlayedPosition> chosen = choose(game, most - count, seen);
        games.add(chosen);
        count += chosen.size();
      } catch (NotationException e) {
        problems.accept(name(game) + ": " + e.getMessage());
      }
    }
    return games.reversed().stream().flatMap(List::stream).toList();
  }

  private List<PlayedPosition> choose(EffortGame game, int room, Set<Long> seen) {
    List<PlayedPosition> all = announced(game, seen);
    Collections.shuffle(all, new Random(seed ^ name(game).hashCode()));
    return all.stream()
        .limit(Math.min(perGame, room))
        .sorted((one, other) -> Integer.compare(one.ply(), other.ply()))
        .toList();
  }

  /** The positions before moves that an effort was announced for, where there is a choice. */
  private static List<PlayedPosition> announced(EffortGame game, Set<Long> seen) {
    List<PlayedPosition> positions = new ArrayList<>();
    Position position = Fen.parse(game.fen());
    String before = game.fen();
    String last = "";
    for (EffortGame.Move move : game.moves()) {
      if (move.effort().isPresent()
          && position.legalMoves().size() > 1
          && seen.add(position.key())) {
        positions.add(played(game, position, before, last, move, move.effort().get()));
      }
      before = Fen.format(position);
      last = move.uci();
      position.make(UciMove.parse(position, last));
    }
    return positions;
  }

  private static PlayedPosition played(
      EffortGame game,
      Position position,
      String before,
      String last,
      EffortGame.Move move,
      Effort effort) {
    return new PlayedPosition(
        name(game),
        position.gamePly(),
        before,
        last,
        effort.pes(),
        effort.mode(),
        move.micros(),
        move.depth(),
        GameChoice.points(game.result(), position.sideToMove()));
  }

  /** Fit for a field of a table. */
  private static String name(EffortGame game) {
    return game.match().replaceAll("[\\s,\"]", "_") + "#" + game.number();
  }
}
