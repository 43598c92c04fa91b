package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import v7p3r.arena.player.Score;
import v7p3r.board.Color;

/**
 * How accurate a side played in a whole game, as Lichess has it: the mean of two means, one that
 * weighs moves by how much went on around them, and a harmonic one that bad moves pull down.
 */
public final class GameAccuracy {
  private static final int PLIES_A_STEP = 10;
  private static final int LEAST_WINDOW = 2;
  private static final int MOST_WINDOW = 8;
  private static final double LEAST_WEIGHT = 0.5;
  private static final double MOST_WEIGHT = 12;

  private GameAccuracy() {}

  /**
   * The accuracy of a side.
   *
   * @param scores after each move, for White; the position before the first counts 15
   * @param first the side that made the first move
   * @return nothing if it made no move
   */
  public static OptionalDouble of(List<Score> scores, int first, int side) {
    List<Double> percents = new ArrayList<>();
    percents.add(WinChances.LICHESS.percent(WinChances.START));
    scores.forEach(score -> percents.add(WinChances.LICHESS.percent(score)));
    double weighted = 0;
    double weights = 0;
    double reciprocals = 0;
    int moves = 0;
    for (int ply = 0; ply < scores.size(); ply++) {
      if ((first + ply) % Color.COUNT == side) {
        double accuracy = accuracy(percents.get(ply), percents.get(ply + 1), side);
        double weight = weight(percents, ply);
        weighted += accuracy * weight;
        weights += weight;
        reciprocals += 1 / Math.max(1, accuracy);
        moves++;
      }
    }
    return moves == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((weighted / weights + moves / reciprocals) / 2);
  }

  private static double accuracy(double before, double after, int side) {
    return side == Color.WHITE
        ? MoveAccuracy.of(before, after)
        : MoveAccuracy.of(100 - before, 100 - after);
  }

  /** The window of a move ends behind it; the first moves share the first window. */
  private static double weight(List<Double> percents, int ply) {
    int plies = percents.size() - 1;
    int window = Math.clamp(plies / PLIES_A_STEP, LEAST_WINDOW, MOST_WINDOW);
    int size = Math.min(window, percents.size());
    int start = Math.max(0, ply - (size - LEAST_WINDOW));
    return Math.clamp(deviation(percents.subList(start, start + size)), LEAST_WEIGHT, MOST_WEIGHT);
  }

  private static double deviation(List<Double> values) {
    double mean = values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    double squares = values.stream().mapToDouble(v -> (v - mean) * (v - mean)).sum();
    return Math.sqrt(squares / values.size());
  }
}
