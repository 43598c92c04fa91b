package v7p3r.arena.match;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.UnitKind;
import v7p3r.arena.work.UnitOrder;
import v7p3r.arena.work.UnitResult;
import v7p3r.arena.work.WorkPlace;
import v7p3r.notation.GameResult;

/** Games that are played elsewhere: those of a pair together, one after the other. */
public final class GamesKind implements UnitKind {
  private static final String NAME = "games";

  /** The games of a unit. */
  private record Tasks(List<GameTask> games) {}

  /** What they came to, in their order. */
  private record Records(List<GameRecord> games) {}

  @Override
  public String name() {
    return NAME;
  }

  /**
   * Has games played.
   *
   * @param unit which games of the match these are
   * @param settings who plays, in a text that is the same for the whole match
   * @return the games in their order; nothing if all was abandoned
   * @throws IOException if they cannot be played
   */
  public static Optional<List<GameRecord>> play(
      WorkPlace place, String unit, String settings, long seed, List<GameTask> games)
      throws IOException {
    String task = PlainJson.write(new Tasks(games));
    return place
        .perform(UnitOrder.of(NAME, unit, settings, seed, task))
        .map(text -> PlainJson.read(text, Records.class).games());
  }

  @Override
  public Doer doer(String settings) {
    StopSignal stop = new StopSignal();
    Players players = new Players();
    GameUnit unit = new GameUnit(players, stop, InstantSource.system());
    return new Doer() {
      @Override
      public UnitResult perform(String task) throws IOException {
        List<GameRecord> played = new ArrayList<>();
        for (GameTask game : PlainJson.read(task, Tasks.class).games()) {
          played.add(unit.play(game, GameListener.SILENT));
        }
        return new UnitResult(PlainJson.write(new Records(played)), outcome(played));
      }

      @Override
      public void close() {
        unit.close();
        players.close();
      }
    };
  }

  /** The half points of whoever has White in the first game. */
  private static String outcome(List<GameRecord> played) {
    int points = 0;
    String first = played.getFirst().white().name();
    for (GameRecord game : played) {
      GameResult result = game.ending().result();
      int forWhite = result == GameResult.WHITE_WINS ? 2 : result == GameResult.BLACK_WINS ? 0 : 1;
      points += game.white().name().equals(first) ? forWhite : 2 - forWhite;
    }
    return points + " half points of " + 2 * played.size();
  }
}
