package v7p3r.arena.loop;

import v7p3r.notation.GameResult;

/**
 * How the games of a configuration ended, as the player sees it that had White first.
 *
 * @param planned how many games the configuration asks for
 * @param paused whether it ended because a search failed
 */
public record LoopResult(
    String first, String second, int wins, int draws, int losses, int planned, boolean paused) {
  static LoopResult none(String first, String second, int planned) {
    return new LoopResult(first, second, 0, 0, 0, planned, false);
  }

  LoopResult with(GameResult result, boolean firstIsWhite) {
    boolean firstWins = result == (firstIsWhite ? GameResult.WHITE_WINS : GameResult.BLACK_WINS);
    boolean drawn = result == GameResult.DRAW;
    return new LoopResult(
        first,
        second,
        wins + (firstWins ? 1 : 0),
        draws + (drawn ? 1 : 0),
        losses + (firstWins || drawn ? 0 : 1),
        planned,
        paused);
  }

  LoopResult pausedHere() {
    return new LoopResult(first, second, wins, draws, losses, planned, true);
  }

  public int played() {
    return wins + draws + losses;
  }

  public boolean isComplete() {
    return played() == planned;
  }
}
