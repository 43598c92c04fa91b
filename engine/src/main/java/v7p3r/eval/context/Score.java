package v7p3r.eval.context;

/**
 * A middlegame and an endgame value, centipawns, packed in one int so that both are added at once.
 */
public final class Score {
  public static final int ZERO = 0;

  private Score() {}

  public static int of(int middlegame, int endgame) {
    return (endgame << 16) + middlegame;
  }

  public static int middlegame(int score) {
    return (short) score;
  }

  public static int endgame(int score) {
    return (short) (score + 0x8000 >>> 16);
  }
}
