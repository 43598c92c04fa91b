package v7p3r.arena.stats;

/** Single games: lost, drawn, won. */
public record Trinomial(long losses, long draws, long wins) implements Outcomes {
  public static final Trinomial NONE = new Trinomial(0, 0, 0);

  public Trinomial {
    if (losses < 0 || draws < 0 || wins < 0) {
      throw new IllegalArgumentException("counts of games cannot be negative");
    }
  }

  /** One more game, of 0, 1 or 2 half points. */
  public Trinomial plus(int halfPoints) {
    return switch (halfPoints) {
      case 0 -> new Trinomial(losses + 1, draws, wins);
      case 1 -> new Trinomial(losses, draws + 1, wins);
      case 2 -> new Trinomial(losses, draws, wins + 1);
      default -> throw new IllegalArgumentException(halfPoints + " half points in one game");
    };
  }

  public Trinomial plus(Trinomial other) {
    return new Trinomial(losses + other.losses, draws + other.draws, wins + other.wins);
  }

  /** The same games as the opponent sees them. */
  public Trinomial reversed() {
    return new Trinomial(wins, draws, losses);
  }

  @Override
  public long[] counts() {
    return new long[] {losses, draws, wins};
  }

  @Override
  public int gamesPerSample() {
    return 1;
  }

  @Override
  public double drawRatio() {
    return games() == 0 ? 0 : (double) draws / games();
  }
}
