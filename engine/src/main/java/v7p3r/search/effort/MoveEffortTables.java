package v7p3r.search.effort;

import java.util.List;

/**
 * What each fact adds to the reduction of a late move: a number for each bin of each {@link
 * MoveFact}, in 1/1024 of a ply, and how much less a move is reduced where a miss costs more.
 * Nothing is allocated when it is asked.
 */
public final class MoveEffortTables {
  /** The usual price of a miss, in percent. */
  public static final int USUAL_PRICE = 100;

  private static final List<MoveFact> FACTS = List.of(MoveFact.values());

  /** The tables of all facts, one behind the other. */
  private final int[] weights;

  private final int priceStep;

  private final int[] offsets = new int[MoveFact.COUNT];
  private final int[] lowest = new int[MoveFact.COUNT];
  private final int[] shifts = new int[MoveFact.COUNT];
  private final int[] last = new int[MoveFact.COUNT];

  /**
   * Of numbers that were learned.
   *
   * @param weights {@link MoveFact#BINS} of them, by {@link MoveFact#offset} and bin
   * @param priceStep less for each doubling of the price of a miss, at least 0
   */
  public MoveEffortTables(int[] weights, int priceStep) {
    if (weights.length != MoveFact.BINS || priceStep < 0) {
      throw new IllegalArgumentException(
          "expected %d numbers and a step of at least 0, found %d and %d"
              .formatted(MoveFact.BINS, weights.length, priceStep));
    }
    this.weights = weights.clone();
    this.priceStep = priceStep;
    for (MoveFact fact : FACTS) {
      offsets[fact.ordinal()] = fact.offset();
      lowest[fact.ordinal()] = fact.lowest();
      shifts[fact.ordinal()] = fact.shift();
      last[fact.ordinal()] = fact.bins() - 1;
    }
  }

  /** What is added before the move is made. */
  public int before(int[] facts) {
    return sum(facts, 0, MoveFact.FIRST_AFTER);
  }

  /** What is added once it is made. */
  public int after(int[] facts) {
    return sum(facts, MoveFact.FIRST_AFTER, MoveFact.COUNT);
  }

  private int sum(int[] facts, int from, int to) {
    int[] weights = this.weights;
    int[] lowest = this.lowest;
    int[] shifts = this.shifts;
    int[] last = this.last;
    int[] offsets = this.offsets;
    int sum = 0;
    for (int i = from; i < to; i++) {
      int bin = Math.max(0, Math.min(facts[i] - lowest[i] >> shifts[i], last[i]));
      sum += weights[offsets[i] + bin];
    }
    return sum;
  }

  /**
   * What is added at a price of a miss: nothing at the usual one, the less the higher it is.
   *
   * @param price in percent of the usual one, above 0
   */
  public int ofPrice(int price) {
    double doublings = StrictMath.log((double) price / USUAL_PRICE) / StrictMath.log(2);
    return (int) -Math.rint(priceStep * doublings);
  }

  public int weight(MoveFact fact, int bin) {
    return weights[offsets[fact.ordinal()] + bin];
  }

  /** Less for each doubling of the price of a miss, in 1/1024 of a ply. */
  public int priceStep() {
    return priceStep;
  }
}
