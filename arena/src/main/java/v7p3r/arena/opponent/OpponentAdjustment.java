package v7p3r.arena.opponent;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the engine does differently against an opponent, within bounds that cannot hurt much.
 *
 * @param contempt centipawns that a draw is worth less
 * @param timeHorizon moves that the clock is divided by: fewer spend more on each
 */
public record OpponentAdjustment(int contempt, int timeHorizon) {
  /** What the engine does against everybody. */
  public static final OpponentAdjustment NONE = new OpponentAdjustment(6, 42);

  private static final int LEAST_GAMES = 4;
  private static final int MOST_CONTEMPT_SHIFT = 6;
  private static final int MOST_HORIZON_SHIFT = 6;

  /** So many percent of the score away from even shift contempt by a centipawn. */
  private static final double PERCENT_A_CENTIPAWN = 5;

  /**
   * Draws are worth less against who loses to us and more against who beats us. Against who loses
   * more in hard positions than in easy ones, time is spent where it is hard to decide: earlier.
   */
  public static OpponentAdjustment of(OpponentProfile profile) {
    if (profile.games() < LEAST_GAMES) {
      return NONE;
    }
    long contempt = Math.round((50 - profile.score()) / PERCENT_A_CENTIPAWN);
    double hard = mean(profile, 5, 9);
    double easy = mean(profile, 0, 4);
    double bend = hard + easy == 0 ? 0 : (hard - easy) / (hard + easy);
    long horizon = Math.round(-bend * MOST_HORIZON_SHIFT);
    return new OpponentAdjustment(
        NONE.contempt + Math.clamp(contempt, -MOST_CONTEMPT_SHIFT, MOST_CONTEMPT_SHIFT),
        NONE.timeHorizon + Math.clamp(horizon, -MOST_HORIZON_SHIFT, MOST_HORIZON_SHIFT));
  }

  private static double mean(OpponentProfile profile, int from, int to) {
    double sum = 0;
    int moves = 0;
    for (var bin : profile.lossByPes().entrySet()) {
      if (bin.getKey() >= from && bin.getKey() <= to) {
        sum += bin.getValue().meanLoss() * bin.getValue().moves();
        moves += bin.getValue().moves();
      }
    }
    return moves == 0 ? 0 : sum / moves;
  }

  /** As options of the engine. */
  public Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("Contempt", Integer.toString(contempt));
    options.put("TimeHorizon", Integer.toString(timeHorizon));
    return options;
  }
}
