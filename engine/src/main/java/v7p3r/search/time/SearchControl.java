package v7p3r.search.time;

import java.util.function.LongSupplier;
import v7p3r.search.Effort;
import v7p3r.search.Limits;

/** What ends a search, shared by its threads: a stop from outside, the clock, the node limit. */
public final class SearchControl {
  /** Before this, a user sees enough in the results of each depth. */
  private static final long QUIET_NANOS = 3_000_000_000L;

  /**
   * Nodes that the first depth may take whatever the clock says, and after a stop: a move that was
   * never looked at is worse than one that comes a few milliseconds late.
   */
  private static final int FIRST_DEPTH_NODES = 10_000;

  private final LongSupplier nanoTime;
  private final TimeManager time;
  private final PollInterval pollInterval = new PollInterval();
  private final NodeBudget budget = new NodeBudget();
  private volatile boolean stopRequested;
  private volatile boolean ponderHit;
  private volatile long clockStart;
  private long searchStart;
  private Limits limits = Limits.UNLIMITED;
  private volatile Effort effort = Effort.STANDARD;

  /** Whether the thread that decides has searched a move. */
  private boolean hasAnswer;

  /** Nodes a millisecond when the clock counts nodes instead of time; 0 for real time. */
  private int nodesTime;

  private long clockNodes;

  public SearchControl(LongSupplier nanoTime, TimeManager time) {
    this.nanoTime = nanoTime;
    this.time = time;
  }

  public LongSupplier nanoTime() {
    return nanoTime;
  }

  public void prepare() {
    stopRequested = false;
    ponderHit = false;
    searchStart = nanoTime.getAsLong();
    clockStart = searchStart;
  }

  public void start(Limits limits, int threads) {
    this.limits = limits;
    budget.start(limits.nodes(), threads);
    clockNodes = 0;
    hasAnswer = false;
    pollInterval.begin();
  }

  /** Holds from the next iteration of each thread on. */
  public void setEffort(Effort next) {
    effort = next;
  }

  public Effort effort() {
    return effort;
  }

  public void setNodesTime(int nodesAMilli) {
    nodesTime = nodesAMilli;
  }

  public void stop() {
    stopRequested = true;
  }

  public void ponderHit() {
    clockStart = nanoTime.getAsLong();
    ponderHit = true;
  }

  /** Whether the time used counts: not while pondering or analyzing. */
  public boolean clockRuns() {
    return !limits.infinite() && (!limits.ponder() || ponderHit);
  }

  /** Since the clock was started, or since ponderhit. */
  public long clockNanos() {
    return nodesTime == 0 ? nanoTime.getAsLong() - clockStart : clockNodes * 1_000_000 / nodesTime;
  }

  /** Since the search was asked for. */
  public long elapsedNanos() {
    return nanoTime.getAsLong() - searchStart;
  }

  /** Whether a user may begin to wonder what is going on. */
  public boolean isLong() {
    return elapsedNanos() > QUIET_NANOS;
  }

  /** The thread that decides has searched a move: from now on the clock counts. */
  public void answerFound() {
    hasAnswer = true;
  }

  /**
   * A thread asks whether it may go on.
   *
   * @param nodes that it has visited
   * @param overdrawn how many of them it was not granted
   * @return how many it may visit until it asks again; 0 if it must stop
   */
  public long grant(long nodes, long overdrawn, boolean isMain) {
    boolean countsNodes = nodesTime != 0 || limits.nodes() != Limits.NONE;
    if (countsNodes) {
      budget.overdraw(overdrawn);
    }
    if (countsNodes && isMain) {
      clockNodes = budget.granted();
    }
    if (isMain ? mustStop(nodes) : stopRequested || isOverInNodes()) {
      return 0;
    }
    int most = isMain && looksAtClock() ? pollInterval.nodes() : PollInterval.MOST;
    return countsNodes ? budget.grant(most) : most;
  }

  private boolean mustStop(long nodes) {
    if (!hasAnswer && nodes < FIRST_DEPTH_NODES) {
      return false;
    }
    return stopRequested || time.hasLimit() && clockRuns() && isOver();
  }

  /** Where the clock counts nodes, every thread runs it down. */
  private boolean isOverInNodes() {
    return nodesTime != 0
        && time.hasLimit()
        && clockRuns()
        && time.isOver(budget.granted() * 1_000_000 / nodesTime);
  }

  private boolean isOver() {
    long now = clockNanos();
    if (nodesTime == 0) {
      pollInterval.looked(now);
    }
    return time.isOver(now);
  }

  /** Whether real time decides how often stops and limits are looked for. */
  private boolean looksAtClock() {
    return nodesTime == 0 && time.hasLimit() && clockRuns();
  }
}
