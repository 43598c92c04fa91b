package v7p3r.arena.analysis;

/**
 * What a group of moves comes to.
 *
 * @param accuracy the mean of the moves
 * @param centipawnLoss the mean of the moves
 * @param winLoss win chances given away by a move in the mean, percent
 * @param counted moves that count for the agreement with the judging engine
 * @param first of these, how many were its first choice
 * @param second its first or second
 * @param third its first, second or third
 */
public record Numbers(
    long moves,
    double accuracy,
    double centipawnLoss,
    double winLoss,
    long inaccuracies,
    long mistakes,
    long blunders,
    long missedMates,
    long counted,
    long first,
    long second,
    long third) {
  /** Blunders in a hundred moves. */
  public double blunderRate() {
    return moves == 0 ? 0 : 100.0 * blunders / moves;
  }
}
