package v7p3r.search.tree;

import java.util.function.LongSupplier;
import v7p3r.search.Effort;
import v7p3r.search.Limits;

/** What ends a search, shared by its threads: a stop from outside, the clock, the node limit. */
final class SearchControl {
  /** Before this, a user sees enough in the results of each depth. */
  private static final long QUIET_NANOS = 3_000_000_000L;

  /**
   * Nodes that the first depth may take whatever the clock says, and after a stop: a move that was
   * never looked at is worse than one that comes a few milliseconds late.
   */
  private static final int FIRST_DEPTH_NODES = 10_000;

  private final LongSupplier nanoTime;
  private final NodeBudget budget = new NodeBudget();
  private volatile boolean stopRequested;
  private volatile boolean ponderHit;
  private volatile long clockStart;
  private long searchStart;
  private Limits limits = Limits.UNLIMITED;
  private long hardNanos = Long.MAX_VALUE;
  private volatile Effort effort = Effort.ENDLESS;

  /** Whether the thread that decides has searched a move. */
  private boolean hasAnswer;

  /** Nodes a millisecond when the clock counts nodes instead of time; 0 for real time. */
  private int nodesTime;

  private long clockNodes;

  SearchControl(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  LongSupplier nanoTime() {
    return nanoTime;
  }

  void prepare() {
    stopRequested = false;
    ponderHit = false;
    searchStart = nanoTime.getAsLong();
    clockStart = searchStart;
  }

  void start(Limits limits) {
    this.limits = limits;
    budget.start(limits.nodes());
    clockNodes = 0;
    hasAnswer = false;
  }

  /** Holds from the next iteration of each thread on; its hard limit at once. */
  void setEffort(Effort next) {
    effort = next;
    hardNanos = next.hardNanos();
  }

  Effort effort() {
    return effort;
  }

  void setNodesTime(int nodesAMilli) {
    nodesTime = nodesAMilli;
  }

  void stop() {
    stopRequested = true;
  }

  void ponderHit() {
    clockStart = nanoTime.getAsLong();
    ponderHit = true;
  }

  /** Whether the time used counts: not while pondering or analyzing. */
  boolean clockRuns() {
    return !limits.infinite() && (!limits.ponder() || ponderHit);
  }

  /** Since the clock was started, or since ponderhit. */
  long clockNanos() {
    return nodesTime == 0 ? nanoTime.getAsLong() - clockStart : clockNodes * 1_000_000 / nodesTime;
  }

  /** Since the search was asked for. */
  long elapsedNanos() {
    return nanoTime.getAsLong() - searchStart;
  }

  /** Whether a user may begin to wonder what is going on. */
  boolean isLong() {
    return elapsedNanos() > QUIET_NANOS;
  }

  /** The thread that decides has searched a move: from now on the clock counts. */
  void answerFound() {
    hasAnswer = true;
  }

  /**
   * A thread asks whether it may go on.
   *
   * @param nodes that it has visited
   * @param overdrawn how many of them it was not granted
   * @return how many it may visit until it asks again; 0 if it must stop
   */
  long grant(long nodes, long overdrawn, boolean isMain) {
    budget.overdraw(overdrawn);
    if (isMain) {
      clockNodes = budget.granted();
    }
    return (isMain ? mustStop(nodes) : stopRequested) ? 0 : budget.grant();
  }

  private boolean mustStop(long nodes) {
    if (!hasAnswer && nodes < FIRST_DEPTH_NODES) {
      return false;
    }
    return stopRequested || hardNanos != Long.MAX_VALUE && clockRuns() && clockNanos() >= hardNanos;
  }
}
