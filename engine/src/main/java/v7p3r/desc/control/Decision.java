package v7p3r.desc.control;

import v7p3r.desc.CarryOver;
import v7p3r.search.Effort;
import v7p3r.search.IterationFacts;
import v7p3r.search.Signals;
import v7p3r.search.Value;

/** Turns what is predicted of one search into a mode and a share of the usual time. */
final class Decision {
  private static final double NANOS_A_MILLI = 1e6;

  private final ModeProfile profile;
  private final TimeBalance balance;
  private final boolean isTimed;

  /** Whether the position may not be taken for easy, whatever is found. */
  private final boolean isCritical;

  /** What the trend of the game adds to PES. */
  private final double slope;

  /** What the models say. */
  private float predicted;

  private Mode mode;

  private long usualNanos = Long.MAX_VALUE;

  /** What PES says, and the share of the usual time that it stands for in this game. */
  private double factor;

  private double share;

  /** What the signals of the iterations say: a share of the time beside that of PES. */
  private double signalsFactor = 1;

  /**
   * The first decision about a search.
   *
   * @param predicted by the model of positions
   * @param slope is added to PES
   */
  Decision(Context context, float predicted, double slope) {
    this.profile = context.profile();
    this.balance = context.balance();
    this.isTimed = context.isTimed();
    this.isCritical = context.isCritical();
    this.slope = slope;
    this.predicted = predicted;
    mode = floored(Mode.of(pes()), isCritical);
    divide(isCritical);
  }

  /**
   * What is fixed for a search.
   *
   * @param isTimed whether a game clock runs
   * @param isCritical whether the position shows a {@link CriticalPattern}
   */
  record Context(ModeProfile profile, TimeBalance balance, boolean isTimed, boolean isCritical) {}

  /** What the clock usually gives for the move: only a cap in milliseconds needs to know. */
  void hear(long usualNanos) {
    this.usualNanos = usualNanos;
  }

  /** What an iteration says about time by hand. */
  void weigh(Signals signals) {
    double said = (double) signals.handRule() / Signals.WHOLE;
    signalsFactor = StrictMath.pow(said, profile.signals() / 100.0);
  }

  /**
   * Whether some answer of the model could end the search now. Until then asking is in vain, and
   * not cheap: it drives what the search needs out of the caches.
   */
  boolean mayEndAfter(IterationFacts facts) {
    return !isTimed
        || !profile.endsByTimeAlone()
        || facts.budgetShare() >= balance.share(leastFactor(isCritical)) * signalsFactor;
  }

  /** The model has an answer after an iteration. */
  void predict(float pes, IterationFacts facts) {
    predicted = profile.rank(pes, budgetNodes(facts));
  }

  /** How many nodes the budget has room for, at the speed so far. */
  private static double budgetNodes(IterationFacts facts) {
    return Math.max(1, facts.statistics().nodes()) / facts.budgetShare();
  }

  /**
   * Mode and share follow.
   *
   * @return whether the mode is another
   */
  boolean follow(IterationFacts facts) {
    boolean mayNotBeEasy = isCritical || Value.isMate(facts.score());
    Mode before = mode;
    mode = floored(mode.after(pes()), mayNotBeEasy);
    divide(mayNotBeEasy);
    return mode != before;
  }

  private static Mode floored(Mode wanted, boolean mayNotBeEasy) {
    return mayNotBeEasy ? wanted.atLeast(Mode.STANDARD) : wanted;
  }

  private void divide(boolean mayNotBeEasy) {
    factor = Math.max(profile.factor(mode, pes()), leastFactor(mayNotBeEasy));
    share = balance.share(factor);
  }

  /** Whatever the model says: a move that may not be taken for easy gets its usual time. */
  private double leastFactor(boolean mayNotBeEasy) {
    return mayNotBeEasy
        ? Math.min(profile.knot(Mode.STANDARD), balance.mean())
        : profile.knot(Mode.TURBO);
  }

  /** The line has not changed for long enough, in a mode that takes that for an answer. */
  boolean endsEarly(IterationFacts facts) {
    ModeSettings settings = settings();
    int enough = settings.value(ModeCell.EARLY_EXIT);
    return isTimed
        && enough > 0
        && facts.signals().stableIterations() >= enough
        && facts.depth() >= settings.value(ModeCell.MIN_DEPTH);
  }

  /** The search ends here: the share is what it has taken. */
  Effort endNow(IterationFacts facts) {
    share = Math.min(share, facts.budgetShare() / signalsFactor);
    return effort(0);
  }

  Effort effort() {
    return effort(timeShare());
  }

  private Effort effort(double timeShare) {
    ModeSettings settings = settings();
    return new Effort(
        isTimed ? timeShare : 1,
        settings.reductions(),
        settings.extensions(),
        settings.value(ModeCell.MIN_DEPTH),
        settings.value(ModeCell.MAX_DEPTH),
        mostShare(settings.value(ModeCell.HARD_CAP)));
  }

  private double mostShare(int capMillis) {
    return isTimed && capMillis > 0 ? capMillis * NANOS_A_MILLI / usualNanos : Effort.ANY_SHARE;
  }

  ModeSettings settings() {
    return profile.settings(mode);
  }

  /** The positional effort score, 0 to 1. */
  float pes() {
    return (float) Math.clamp(predicted + slope, 0, 1);
  }

  Mode mode() {
    return mode;
  }

  /** Whether the mode is higher than PES alone would have it. */
  boolean isRaised() {
    return isCritical && pes() < Mode.STANDARD.start();
  }

  /** The share of the usual time in all. */
  double timeShare() {
    return share * signalsFactor;
  }

  /** What the game keeps of it. */
  GameSoFar.Searched searched(CarryOver expected) {
    return new GameSoFar.Searched(isTimed, predicted, factor, share, expected);
  }
}
