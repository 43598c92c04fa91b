package v7p3r.arena.analysis;

/** Adds up the moves of a group. */
final class Tally {
  private static final int CHOICES = 3;

  private long moves;
  private double accuracy;
  private double loss;
  private double winLoss;
  private final long[] judgements = new long[Judgement.values().length];
  private long missedMates;
  private long counted;
  private final long[] ranks = new long[CHOICES + 1];

  void add(ReviewedMove move) {
    Quality quality = move.quality();
    moves++;
    accuracy += quality.accuracy();
    loss += quality.loss();
    winLoss += quality.lost();
    judgements[quality.judgement().ordinal()]++;
    missedMates += quality.missedMate() > 0 ? 1 : 0;
    if (move.agreement().isPresent()) {
      counted++;
      ranks[move.rank() <= CHOICES ? move.rank() : 0]++;
    }
  }

  long moves() {
    return moves;
  }

  double accuracySum() {
    return accuracy;
  }

  Numbers numbers() {
    double all = Math.max(1, moves);
    return new Numbers(
        moves,
        accuracy / all,
        loss / all,
        winLoss / all,
        judgements[Judgement.INACCURACY.ordinal()],
        judgements[Judgement.MISTAKE.ordinal()],
        judgements[Judgement.BLUNDER.ordinal()],
        missedMates,
        counted,
        ranks[1],
        ranks[1] + ranks[2],
        ranks[1] + ranks[2] + ranks[CHOICES]);
  }
}
