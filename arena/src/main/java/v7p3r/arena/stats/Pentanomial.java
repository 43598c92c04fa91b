package v7p3r.arena.stats;

/**
 * Pairs of games with one opening and colors swapped, by their sum: nothing, one half point, two,
 * three or all four. The two games of a pair depend on each other, the pairs do not: so error bars
 * come from pairs. Pairs of two draws are counted apart from those of a win each.
 */
public record Pentanomial(
    long lossLoss, long lossDraw, long winLoss, long drawDraw, long winDraw, long winWin)
    implements Outcomes {
  public static final Pentanomial NONE = new Pentanomial(0, 0, 0, 0, 0, 0);

  public Pentanomial {
    if (lossLoss < 0 || lossDraw < 0 || winLoss < 0 || drawDraw < 0 || winDraw < 0 || winWin < 0) {
      throw new IllegalArgumentException("counts of pairs cannot be negative");
    }
  }

  /** Pairs by the sum of their half points, as testers publish them; even pairs count as drawn. */
  public static Pentanomial of(long zero, long one, long two, long three, long four) {
    return new Pentanomial(zero, one, 0, two, three, four);
  }

  /** One more pair, of two games with 0, 1 or 2 half points each. */
  public Pentanomial plus(int firstHalfPoints, int secondHalfPoints) {
    if (Math.min(firstHalfPoints, secondHalfPoints) < 0
        || Math.max(firstHalfPoints, secondHalfPoints) > 2) {
      throw new IllegalArgumentException(
          firstHalfPoints + " and " + secondHalfPoints + " half points in a pair of games");
    }
    boolean bothDrawn = firstHalfPoints == 1 && secondHalfPoints == 1;
    return switch (firstHalfPoints + secondHalfPoints) {
      case 0 -> plus(new Pentanomial(1, 0, 0, 0, 0, 0));
      case 1 -> plus(new Pentanomial(0, 1, 0, 0, 0, 0));
      case 2 -> plus(new Pentanomial(0, 0, bothDrawn ? 0 : 1, bothDrawn ? 1 : 0, 0, 0));
      case 3 -> plus(new Pentanomial(0, 0, 0, 0, 1, 0));
      default -> plus(new Pentanomial(0, 0, 0, 0, 0, 1));
    };
  }

  public Pentanomial plus(Pentanomial other) {
    return new Pentanomial(
        lossLoss + other.lossLoss,
        lossDraw + other.lossDraw,
        winLoss + other.winLoss,
        drawDraw + other.drawDraw,
        winDraw + other.winDraw,
        winWin + other.winWin);
  }

  /** The same pairs as the opponent sees them. */
  public Pentanomial reversed() {
    return new Pentanomial(winWin, winDraw, winLoss, drawDraw, lossDraw, lossLoss);
  }

  /** The games of the pairs, one by one. */
  public Trinomial singleGames() {
    return new Trinomial(
        2 * lossLoss + lossDraw + winLoss,
        lossDraw + 2 * drawDraw + winDraw,
        winLoss + winDraw + 2 * winWin);
  }

  @Override
  public long[] counts() {
    return new long[] {lossLoss, lossDraw, winLoss + drawDraw, winDraw, winWin};
  }

  @Override
  public int gamesPerSample() {
    return 2;
  }

  @Override
  public double drawRatio() {
    return singleGames().drawRatio();
  }

  /** How many pairs of all were shared, from 0 to 1: what fastchess calls the draw ratio. */
  public double evenRatio() {
    return samples() == 0 ? 0 : (double) (winLoss + drawDraw) / samples();
  }
}
