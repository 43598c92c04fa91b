package v7p3r.app.lichess;

import java.io.IOException;
import v7p3r.app.lichess.game.Counters;
import v7p3r.app.lichess.game.FinishedGame;
import v7p3r.app.lichess.game.GameContext;

/**
 * Takes games that are over: counts them, keeps those that were played, and says how they ended.
 */
final class GameKeeper implements GameContext.Keeper {
  private final Archive archive;
  private final Counters counters;
  private final BotLog log;

  GameKeeper(Archive archive, Counters counters, BotLog log) {
    this.archive = archive;
    this.counters = counters;
    this.log = log;
  }

  @Override
  public void keep(FinishedGame game) throws IOException {
    if (game.isAborted()) {
      counters.count(Counters.Event.ABORTED);
    } else {
      archive.keep(game);
      counters.count(Counters.Event.GAME);
      counters.count(
          switch (game.outcome()) {
            case 1 -> Counters.Event.WIN;
            case 0 -> Counters.Event.DRAW;
            default -> Counters.Event.LOSS;
          });
    }
    log.say("game " + game.full().id(), words(game));
  }

  private static String words(FinishedGame game) {
    String result =
        switch (game.outcome()) {
          case 1 -> "won";
          case 0 -> game.isAborted() ? "nothing" : "drawn";
          default -> "lost";
        };
    return "over (%s), %s as %s after %d half moves, %s"
        .formatted(
            game.last().status(),
            result,
            LichessEnding.color(game),
            game.moves().size(),
            game.isAborted() ? "not kept" : "kept");
  }
}
