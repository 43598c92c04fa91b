package v7p3r.arena.analysis;

import java.util.Arrays;
import java.util.OptionalDouble;

/** Adds up the games of a player. */
final class PlayerTally {
  private final Tally moves = new Tally();
  private final Tally[] byEffort = bins();
  private long games;
  private long accurateGames;
  private double accuracy;
  private double regret;
  private double spent;

  static Tally[] bins() {
    Tally[] bins = new Tally[Dimension.EFFORT_BINS];
    Arrays.setAll(bins, _ -> new Tally());
    return bins;
  }

  void add(ReviewedGame game, int side) {
    ReviewedSide own = game.side(side);
    games++;
    if (own.accuracy().isPresent()) {
      accurateGames++;
      accuracy += own.accuracy().getAsDouble();
    }
    regret += own.regretMillis();
    spent += own.spentMillis();
    for (ReviewedMove move : game.moves()) {
      if (move.side() == side) {
        moves.add(move);
        move.pes().ifPresent(pes -> byEffort[Dimension.effortBin(pes)].add(move));
      }
    }
  }

  /**
   * What it comes to.
   *
   * @param name the player and the version, with a bar between
   * @param expected the accuracy of everybody by effort score
   * @param even the accuracy of everybody on all moves with such a score
   */
  PlayerRow row(String name, double[] expected, OptionalDouble even) {
    int bar = name.lastIndexOf('|');
    return new PlayerRow(
        name.substring(0, bar),
        name.substring(bar + 1),
        games,
        accurateGames == 0 ? OptionalDouble.empty() : OptionalDouble.of(accuracy / accurateGames),
        adjusted(expected, even),
        spent == 0 ? OptionalDouble.empty() : OptionalDouble.of(100 * regret / spent),
        moves.numbers());
  }

  private OptionalDouble adjusted(double[] expected, OptionalDouble even) {
    double difference = 0;
    long counted = 0;
    for (int i = 0; i < byEffort.length; i++) {
      difference += byEffort[i].accuracySum() - byEffort[i].moves() * expected[i];
      counted += byEffort[i].moves();
    }
    return counted == 0 || even.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(even.getAsDouble() + difference / counted);
  }
}
