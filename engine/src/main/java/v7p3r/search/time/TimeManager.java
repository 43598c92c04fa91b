package v7p3r.search.time;

import v7p3r.search.Effort;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.RootNodes;
import v7p3r.search.Signals;
import v7p3r.search.Tunable;

/**
 * The one owner of the clock: decides after which time no iteration begins (the soft limit), when a
 * search ends whatever it is doing (the hard limit), and after each iteration whether it goes on.
 * An effort asks for a share of the usual time and never gets more than the clock has.
 */
public final class TimeManager {
  private static final long NANOS_A_MILLI = ToldClock.NANOS_A_MILLI;

  /** Where signals do not ask for more, in percent of the usual time. */
  private static final long HARD_WITHOUT_SIGNALS = 200;

  /** The least share of a budget that can be told from none. */
  private static final double LEAST_SHARE = 1.0 / 1024;

  private final int[] tune;
  private final RootTrend trend;
  private final ClockPlan plan;
  private final Reserve reserve = new Reserve();
  private TimeArm arm = TimeArm.SIGNALS;
  private long overheadMillis = 30;
  private boolean countsNodes;

  // ---- The move under way ----

  private Limits limits = Limits.UNLIMITED;
  private Budget budget = Budget.ENDLESS;
  private boolean followsSignals;
  private Effort effort = Effort.STANDARD;
  private long softNanos = Long.MAX_VALUE;

  /** Read by all threads where the clock counts nodes. */
  private volatile long hardNanos = Long.MAX_VALUE;

  TimeManager() {
    this(Tunable.initialValues());
  }

  /** With the values of the tunables by ordinal; they may change between moves. */
  public TimeManager(int[] tune) {
    this.tune = tune;
    this.trend = new RootTrend(tune);
    this.plan = new ClockPlan(tune);
  }

  // ---- Settings, not while a search is under way ----

  public void setArm(TimeArm arm) {
    this.arm = arm;
  }

  /** Time that passes between the answer and the moment it reaches the opponent's clock. */
  public void setMoveOverhead(long millis) {
    overheadMillis = millis;
  }

  /** Whether the clock counts nodes instead of time. */
  public void setCountsNodes(boolean on) {
    countsNodes = on;
    reserve.setCountsNodes(on);
  }

  /** The next clock is the first of a game. */
  public void newGame() {
    plan.newGame();
    reserve.newGame();
  }

  // ---- A move ----

  /**
   * The clock of the next move is known; until another effort is granted it has the standard one.
   *
   * @param fullMove the move number, from 1
   * @param weighsSignals whether efforts will count the signals of the iterations by themselves
   */
  public void start(Limits limits, int side, int fullMove, boolean weighsSignals) {
    this.limits = limits;
    trend.reset();
    TimeArm counted = weighsSignals && arm == TimeArm.SEED ? TimeArm.FIXED : arm;
    followsSignals = !weighsSignals && arm == TimeArm.SIGNALS;
    if (limits.moveTime() != Limits.NONE) {
      budget = forMoveTime(Math.min(limits.moveTime(), ToldClock.LONGEST_MILLIS));
    } else if (limits.hasClock()) {
      boolean hears = weighsSignals || followsSignals;
      long hardPercent = hears ? tune[Tunable.TIME_HARD.ordinal()] : HARD_WITHOUT_SIGNALS;
      budget = onClock(ToldClock.of(limits, side, fullMove), side, counted, hardPercent);
    } else {
      budget = Budget.ENDLESS;
    }
    grant(Effort.STANDARD);
  }

  /** All of it is used, but for the overhead. */
  private Budget forMoveTime(long millis) {
    long usable = Math.max(1, Math.max(millis - overheadMillis, millis / 2)) * NANOS_A_MILLI;
    return new Budget(usable, usable, false);
  }

  private Budget onClock(ToldClock clock, int side, TimeArm counted, long hardPercent) {
    plan.hear(clock);
    reserve.begin(clock, side);
    long usable = Math.max(1, clock.millis() - reserve.millis(clock, overheadMillis));
    long easy = reserve.easyMillis(clock, overheadMillis);
    long share = plan.millis(counted, clock, usable, easy);
    long ceiling = Math.max(1, clock.movesToGo() == 1 ? usable * 9 / 10 : usable / 2);
    long usual = Math.clamp(share, 1, ceiling) * NANOS_A_MILLI;
    if (share == 0 && !countsNodes) {
      usual = usable * NANOS_A_MILLI / plan.movesLeft(clock);
    }
    long longest = Math.min(usual / 100 * hardPercent, ceiling * NANOS_A_MILLI);
    return new Budget(usual, longest, true);
  }

  /** From here on the search works as hard as asked, as far as the clock has the time. */
  public void grant(Effort asked) {
    effort = asked;
    long hard = budget.longest();
    long soft = budget.usual();
    if (budget.counts()) {
      hard = Math.min(hard, (long) (soft * asked.mostShare()));
      soft = Math.min((long) (soft * asked.share()), hard);
    }
    hardNanos = hard;
    softNanos = soft;
  }

  /** What the move under way gets of the clock if nothing speaks for more or less. */
  public long usualNanos() {
    return budget.usual();
  }

  /** What another iteration says; to be asked once for each. */
  public Signals signals(int bestMove, int score, int staticEval, RootNodes nodes) {
    return trend.after(bestMove, score, staticEval, nodes);
  }

  /** What is spent of the usual time, or of the nodes; without a plan all of it. */
  public double budgetShare(long nanos, long nodes) {
    double spent = 1;
    if (budget.usual() != Long.MAX_VALUE) {
      spent = (double) nanos / budget.usual();
    } else if (limits.nodes() != Limits.NONE) {
      spent = (double) nodes / Math.max(1, limits.nodes());
    }
    return Math.max(spent, LEAST_SHARE);
  }

  /** Whether a new iteration should begin, after one that found a move. */
  public boolean wantsMore(IterationFacts facts) {
    if (!budget.counts()) {
      return true;
    }
    if (facts.rootNodes().size() == 1) {
      return false;
    }
    long said = followsSignals ? facts.signals().handRule() : Signals.WHOLE;
    return facts.depth() < effort.maxDepth()
        && (facts.depth() < effort.minDepth() || facts.nanos() < softNanos / Signals.WHOLE * said);
  }

  /** Whether there is a time after which the search must end. */
  public boolean hasLimit() {
    return hardNanos != Long.MAX_VALUE;
  }

  /** Whether the search must end. */
  public boolean isOver(long nanos) {
    return nanos >= hardNanos;
  }

  /**
   * The search is over.
   *
   * @param nanos since its clock was started
   */
  public void ended(long nanos) {
    if (budget.counts()) {
      reserve.ended(nanos, hardNanos);
    }
  }

  long softNanos() {
    return softNanos;
  }

  /** After this the search ends, whatever it is doing. */
  public long hardNanos() {
    return hardNanos;
  }
}
