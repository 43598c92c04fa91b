package v7p3r.lab.validate;

/**
 * What a stronger engine thinks of a move.
 *
 * @param best centipawns of the position for the side to move
 * @param played the same after the move that was played
 */
record Judgement(String fen, String move, int best, int played) {
  private static final int BLUNDER = 200;

  /** Scores beyond this are won or lost; how far beyond makes no difference. */
  private static final int DECIDED = 1000;

  /** A move in a position. */
  record Question(String fen, String move) {}

  Question question() {
    return new Question(fen, move);
  }

  boolean isBlunder() {
    return bounded(best) - bounded(played) > BLUNDER;
  }

  private static int bounded(int score) {
    return Math.clamp(score, -DECIDED, DECIDED);
  }
}
