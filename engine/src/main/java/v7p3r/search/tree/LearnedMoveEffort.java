package v7p3r.search.tree;

import java.util.Locale;
import java.util.Optional;
import v7p3r.search.effort.LateMoveReduction;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.effort.MoveFact;
import v7p3r.search.effort.MoveReason;

/** The formula, and what was learned of moves like this one. Nothing is allocated when asked. */
final class LearnedMoveEffort extends MoveEffort {
  private final SearchThread thread;
  private final MoveEffortTables tables;
  private final MoveFacts facts;

  /** The price of a miss that the offset below is for. */
  private int price = MoveEffortTables.USUAL_PRICE;

  private int offset;

  private long moves;
  private long added;

  LearnedMoveEffort(SearchThread thread, MoveEffortTables tables) {
    super(thread);
    this.thread = thread;
    this.tables = tables;
    this.facts = new MoveFacts(thread);
  }

  @Override
  int before(Frame frame, int depth, int alpha, int newDepth) {
    if (thread.missPrice() != price) {
      price = thread.missPrice();
      offset = tables.ofPrice(price);
    }
    facts.before(frame, depth, alpha);
    int learned = tables.before(facts.values) + offset;
    moves++;
    added += learned;
    return formula(frame, depth) + learned;
  }

  @Override
  int after(int reduction, Frame frame, int alpha) {
    facts.after(frame, alpha);
    int learned = tables.after(facts.values);
    added += learned;
    return reduction + learned;
  }

  @Override
  void addLearned(int[] amounts) {
    amounts[MoveReason.MODE.ordinal()] += offset;
    for (MoveFact fact : MoveFact.values()) {
      int bin = fact.bin(facts.values[fact.ordinal()]);
      amounts[MoveReason.of(fact).ordinal()] += tables.weight(fact, bin);
    }
  }

  @Override
  Optional<MoveFacts> facts() {
    return Optional.of(facts);
  }

  @Override
  void startSearch() {
    super.startSearch();
    moves = 0;
    added = 0;
  }

  /** {@code desc tree 4711 late moves, reduced by +0.12 plies on the mean, price 100}. */
  @Override
  String remark() {
    double mean = moves == 0 ? 0 : (double) added / moves / LateMoveReduction.ONE_PLY;
    return String.format(
        Locale.ROOT,
        "desc tree %d late moves, reduced by %+.2f plies on the mean, price %d",
        moves,
        mean,
        price);
  }
}
