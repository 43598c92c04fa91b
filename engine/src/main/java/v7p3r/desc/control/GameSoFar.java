package v7p3r.desc.control;

import java.util.Optional;
import v7p3r.desc.CarryOver;

/** What the moves of a game before have left behind: their balance of time, their trend, hopes. */
final class GameSoFar {
  /**
   * A search that is over.
   *
   * @param isTimed whether a game clock ran
   * @param predicted what the models said of it at last
   * @param factor what PES stood for
   * @param share of the usual time that this came to
   * @param expected the score and the reply that it expects
   */
  record Searched(
      boolean isTimed, float predicted, double factor, double share, CarryOver expected) {}

  private final TimeBalance balance = new TimeBalance();
  private final PesTrend trend = new PesTrend();
  private CarryOver before = CarryOver.NONE;

  /** Of the last search, in half moves from the beginning of the game. */
  private int ply;

  private Optional<Searched> last = Optional.empty();

  /** A game begins, or other factors hold. */
  void begin(double expectedFactor) {
    trend.clear();
    balance.reset(expectedFactor);
    before = CarryOver.NONE;
    last = Optional.empty();
  }

  /** The balance begins anew, for factors mean something else from now on. */
  void rebalance(double expectedFactor) {
    balance.reset(expectedFactor);
  }

  /** Other models speak from now on: what PES was before says nothing of its growth. */
  void forgetTrend() {
    trend.clear();
  }

  /**
   * A search comes. The last one counts once its move was played, and the opponent's. One that
   * pondered in vain does not: the same half move is searched again.
   */
  void lookBack(int now) {
    if (last.isPresent() && now == ply + 2) {
      Searched played = last.get();
      before = played.expected();
      if (played.isTimed()) {
        balance.played(played.factor(), played.share());
        trend.add(played.predicted());
      }
    } else if (now != ply) {
      before = CarryOver.NONE;
    }
    last = Optional.empty();
  }

  /** The search is under effort control. */
  void searches(int now) {
    ply = now;
  }

  void ended(Searched searched) {
    last = Optional.of(searched);
  }

  TimeBalance balance() {
    return balance;
  }

  /** How much PES grows from move to move of the side. */
  float gradient() {
    return trend.gradient();
  }

  /** What the search for the move before expected. */
  CarryOver before() {
    return before;
  }
}
