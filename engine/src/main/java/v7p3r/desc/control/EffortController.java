package v7p3r.desc.control;

import java.util.List;
import java.util.Locale;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.LiveFeatures;
import v7p3r.desc.PriorFeatures;
import v7p3r.desc.WinProbability;
import v7p3r.desc.model.PesCache;
import v7p3r.eval.ThemeSet;
import v7p3r.search.Effort;
import v7p3r.search.EffortPolicy;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;
import v7p3r.search.time.RootSignals;

/**
 * Spends effort where the models predict that it pays. What is known of a position before the
 * search sets its mode and its first share of the clock; after each iteration from the fourth on
 * both follow what the search has found. Shares are balanced over a game, so that they are one on
 * the mean.
 */
public final class EffortController implements EffortPolicy {
  /** Before this iteration a search knows less than the position tells. */
  private static final int FIRST_LIVE_DEPTH = 4;

  /** In usual times of a move. */
  private static final long LONGEST = 5;

  /** Where no model has an answer. */
  private static final float MIDDLING_PES = 0.5f;

  /** The least share of a budget that can be told from none. */
  private static final double LEAST_SHARE = 1.0 / 1024;

  /** What the signals say when they ask for the usual time. */
  private static final double WHOLE_SIGNAL = 1_000;

  private static final long NANOS_A_MILLI = 1_000_000;
  private static final int CACHED_POSITIONS = 1 << 12;
  private static final int SHOWN_FEATURES = 3;
  private static final int WARM_UP_ROUNDS = 100;

  private final EffortModels models;
  private final PriorFeatures prior = new PriorFeatures();
  private final LiveFeatures live = new LiveFeatures();
  private final RootSignals signals = new RootSignals();
  private final float[] features = new float[PriorFeatures.COUNT + LiveFeatures.COUNT];
  private final PesCache cache = new PesCache(CACHED_POSITIONS);
  private final TimeBalance balance = new TimeBalance();
  private final PesTrend trend = new PesTrend();

  private ModeProfile profile;
  private boolean verbose;
  private long minClockMillis;
  private double gradientWeight;
  private long overheadMillis;

  // ---- The search under way, and the last one until the next begins ----

  private SearchListener listener = SearchListener.SILENT;
  private Limits limits = Limits.UNLIMITED;
  private int gamePly;
  private boolean ended;

  /** What the search for the own move before expected. */
  private CarryOver before = CarryOver.NONE;

  /** What the last search expects. */
  private CarryOver expected = CarryOver.NONE;

  private boolean isTimed;
  private long baseNanos;
  private long hardNanos;
  private boolean isCritical;

  /** What the models say. */
  private float predicted;

  /** The same with the gradient of the game. */
  private float pes;

  private Mode mode = Mode.STANDARD;

  /** What the signals of the iterations say: a share of the time beside that of PES. */
  private double signalsFactor;

  /** What PES says, and the share of the usual time that it stands for in this game. */
  private double factor;

  private double share;
  private int bestMove;
  private int stableIterations;

  public EffortController(EffortModels models, ModeProfile profile) {
    this.models = models;
    this.profile = profile;
    newGame();
  }

  // ---- Settings, not while a search is under way ----

  public void setProfile(ModeProfile profile) {
    this.profile = profile;
    balance.reset(profile.expectedFactor());
  }

  /** Whether remarks give reasons. */
  public void setVerbose(boolean on) {
    verbose = on;
  }

  /** With less time on the clock the search does what it does by itself. */
  public void setMinClock(long millis) {
    minClockMillis = millis;
  }

  /** PES grows by so many times its gradient: a game that gets harder is expected to go on so. */
  public void setGradientWeight(double weight) {
    gradientWeight = weight;
  }

  /** Time that passes between the answer and the moment it reaches the opponent's clock. */
  public void setMoveOverhead(long millis) {
    overheadMillis = millis;
  }

  public EffortModels models() {
    return models;
  }

  /** Lets the JVM compile what happens before a search. */
  public void warmUp(List<Position> positions) {
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      for (Position position : positions) {
        prior.extract(position, features);
        models.prior().pes(features);
      }
    }
    tell(models.prior());
  }

  // ---- The policy ----

  @Override
  public boolean weighsSignals() {
    return true;
  }

  @Override
  public void newGame() {
    cache.clear();
    trend.clear();
    balance.reset(profile.expectedFactor());
    before = CarryOver.NONE;
    ended = false;
  }

  @Override
  public EffortPolicy forSearch(Position root, Limits limits, SearchListener listener) {
    lookBack(root);
    if (limits.hasClock() && Math.max(0, limits.time(root.sideToMove())) < minClockMillis) {
      return EffortPolicy.CONSTANT;
    }
    this.listener = listener;
    this.limits = limits;
    gamePly = root.gamePly();
    bestMove = Move.NONE;
    stableIterations = 0;
    live.reset();
    signals.reset();
    signalsFactor = 1;
    prior.extract(root, before, features);
    isCritical = CriticalPattern.isIn(root);
    predicted = priorPes(root.key());
    pes = withGradient(predicted);
    mode = floored(Mode.of(pes), isCritical);
    return this;
  }

  /**
   * The last search counts once its move was played, and the opponent's. One that pondered in vain
   * does not: the same half move is searched again.
   */
  private void lookBack(Position root) {
    boolean wasPlayed = ended && root.gamePly() == gamePly + 2;
    if (wasPlayed && isTimed) {
      balance.played(factor, share);
      trend.add(predicted);
    }
    if (wasPlayed) {
      before = expected;
    } else if (root.gamePly() != gamePly) {
      before = CarryOver.NONE;
    }
    ended = false;
  }

  private float priorPes(long key) {
    float known = cache.get(key);
    if (!Float.isNaN(known)) {
      return known;
    }
    float found = models.prior().pes(features);
    if (Float.isNaN(found)) {
      String feature = models.prior().invalidFeature(features);
      listener.onProblem("desc: expected a finite number, found none for " + feature);
      return MIDDLING_PES;
    }
    cache.put(key, found);
    return found;
  }

  @Override
  public ThemeSet themes(Position root, ThemeSet on) {
    return on.and(profile.settings(mode).themes());
  }

  @Override
  public Effort begin(Position root, Limits limits, Effort standard) {
    isTimed = limits.hasClock() && limits.moveTime() == Limits.NONE;
    baseNanos = standard.softNanos();
    hardNanos = isTimed ? longest(limits.time(root.sideToMove())) : standard.hardNanos();
    share(isCritical);
    tell(models.prior());
    return effort(standard);
  }

  private long longest(long clockMillis) {
    long clock = Math.max(1, clockMillis);
    long most = Math.max(1, Math.min(clock / 2, clock - overheadMillis));
    return Math.min(
        LONGEST * baseNanos, Math.min(most, Long.MAX_VALUE / NANOS_A_MILLI) * NANOS_A_MILLI);
  }

  @Override
  public Effort next(IterationFacts facts, Effort standard) {
    live.after(facts, budgetShare(facts), features, PriorFeatures.COUNT);
    stableIterations = facts.bestMove() == bestMove ? stableIterations + 1 : 0;
    bestMove = facts.bestMove();
    double said = signals.afterIteration(facts) / WHOLE_SIGNAL;
    if (facts.depth() >= FIRST_LIVE_DEPTH) {
      signalsFactor = StrictMath.pow(said, profile.signals() / 100.0);
      follow(facts);
    }
    return endsEarly(facts) ? endNow(facts, standard) : effort(standard);
  }

  /**
   * Whether some answer of the model could end the search now. Until then asking is in vain, and
   * not cheap: it drives what the search needs out of the caches.
   */
  private boolean mayEndAfter(IterationFacts facts) {
    if (!isTimed || !profile.endsByTimeAlone()) {
      return true;
    }
    return facts.nanos() >= baseNanos * balance.share(leastFactor(isCritical)) * signalsFactor;
  }

  /** Whatever the model says: a move that may not be taken for easy gets its usual time. */
  private double leastFactor(boolean mayNotBeEasy) {
    return mayNotBeEasy
        ? Math.min(profile.knot(Mode.STANDARD), balance.mean())
        : profile.knot(Mode.TURBO);
  }

  /** What is spent of the plan; without a plan all of it. */
  private double budgetShare(IterationFacts facts) {
    double spent = 1;
    if (baseNanos != Long.MAX_VALUE) {
      spent = (double) facts.nanos() / baseNanos;
    } else if (limits.nodes() != Limits.NONE) {
      spent = (double) facts.statistics().nodes() / Math.max(1, limits.nodes());
    }
    return Math.max(spent, LEAST_SHARE);
  }

  /** How many nodes the plan has room for, at the speed so far. */
  private double budgetNodes(IterationFacts facts) {
    return Math.max(1, facts.statistics().nodes()) / budgetShare(facts);
  }

  private void follow(IterationFacts facts) {
    if (mayEndAfter(facts)) {
      float found = models.live().pes(features);
      predicted = Float.isNaN(found) ? predicted : profile.rank(found, budgetNodes(facts));
      pes = withGradient(predicted);
    }
    boolean mayNotBeEasy = isCritical || Value.isMate(facts.score());
    Mode next = floored(mode.after(pes), mayNotBeEasy);
    boolean changed = next != mode;
    mode = next;
    share(mayNotBeEasy);
    if (changed) {
      tell(models.live());
    }
  }

  private float withGradient(float predicted) {
    return (float) Math.clamp(predicted + gradientWeight * gradient(), 0, 1);
  }

  private static Mode floored(Mode wanted, boolean mayNotBeEasy) {
    return mayNotBeEasy ? wanted.atLeast(Mode.STANDARD) : wanted;
  }

  private void share(boolean mayNotBeEasy) {
    factor = Math.max(profile.factor(mode, pes), leastFactor(mayNotBeEasy));
    share = balance.share(factor);
  }

  private Effort effort(Effort standard) {
    if (!isTimed) {
      return withSettings(standard.softNanos(), standard.hardNanos());
    }
    int cap = profile.settings(mode).value(ModeCell.HARD_CAP);
    long hard = cap == 0 ? hardNanos : Math.min(hardNanos, cap * NANOS_A_MILLI);
    return withSettings(Math.min((long) (baseNanos * share * signalsFactor), hard), hard);
  }

  private Effort withSettings(long soft, long hard) {
    ModeSettings settings = profile.settings(mode);
    return new Effort(
        soft,
        hard,
        settings.reductions(),
        settings.extensions(),
        settings.value(ModeCell.MIN_DEPTH),
        settings.value(ModeCell.MAX_DEPTH));
  }

  /** The line has not changed for long enough, in a mode that takes that for an answer. */
  private boolean endsEarly(IterationFacts facts) {
    ModeSettings settings = profile.settings(mode);
    int enough = settings.value(ModeCell.EARLY_EXIT);
    return isTimed
        && enough > 0
        && stableIterations >= enough
        && facts.depth() >= settings.value(ModeCell.MIN_DEPTH);
  }

  private Effort endNow(IterationFacts facts, Effort standard) {
    share = Math.min(share, budgetShare(facts) / signalsFactor);
    return effort(standard).withLimits(0, hardNanos);
  }

  @Override
  public void ended(SearchResult result) {
    ended = true;
    expected = new CarryOver(WinProbability.of(result.score()), result.ponderMove());
  }

  // ---- What it tells ----

  /** How much PES grows from own move to own move. */
  public float gradient() {
    return trend.gradient();
  }

  private void tell(StageModel asked) {
    String decision = String.format(Locale.ROOT, "desc pes %.2f mode %s", pes, mode.label());
    listener.onRemark(verbose ? decision + reason(asked) : decision);
  }

  private String reason(StageModel asked) {
    StringBuilder reason = new StringBuilder();
    reason.append(
        String.format(
            Locale.ROOT, " factor %.2f gradient %+.2f", share * signalsFactor, gradient()));
    if (isCritical && pes < Mode.STANDARD.start()) {
      reason.append(" floor");
    }
    List<StageModel.Influence> strongest = asked.strongest(features, SHOWN_FEATURES);
    for (int i = 0; i < strongest.size(); i++) {
      reason.append(i == 0 ? " because " : ", ").append(strongest.get(i));
    }
    return reason.toString();
  }
}
