package v7p3r.desc.control;

import java.util.List;
import java.util.Optional;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.WinProbability;
import v7p3r.eval.ThemeSet;
import v7p3r.search.Effort;
import v7p3r.search.EffortPolicy;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;

/**
 * Spends effort where the models predict that it pays. What is known of a position before the
 * search sets its mode and its first share of the usual time; after each iteration from the fourth
 * on both follow what the search has found. Shares are balanced over a game, so that they are one
 * on the mean.
 */
public final class EffortController implements EffortPolicy {
  /** Before this iteration a search knows less than the position tells. */
  private static final int FIRST_LIVE_DEPTH = 4;

  private final Prediction prediction;
  private final GameSoFar game = new GameSoFar();

  private ModeProfile profile;

  /** The same at the pace of the game, once that is known. */
  private Optional<ModeProfile> paced = Optional.empty();

  private boolean verbose;
  private long minClockMillis;
  private double gradientWeight;
  private boolean goesByPace;
  private double opponentShift;

  /** About the search under way, or the last one. */
  private Decision decision;

  private SearchListener listener = SearchListener.SILENT;

  public EffortController(EffortModels models, ModeProfile profile) {
    this.prediction = new Prediction(models);
    this.profile = profile;
    newGame();
    decision = new Decision(context(false, false), 0, 0);
  }

  // ---- Settings, not while a search is under way ----

  public void setProfile(ModeProfile profile) {
    this.profile = profile;
    paced = Optional.empty();
    game.rebalance(profile.expectedFactor());
  }

  /** Whether remarks give reasons. */
  public void setVerbose(boolean on) {
    verbose = on;
  }

  /** With less time on the clock the search does what it does by itself. */
  public void setMinClock(long millis) {
    minClockMillis = millis;
  }

  /** PES grows by its gradient times this: a game that gets harder is expected to go on so. */
  public void setGradientWeight(double weight) {
    gradientWeight = weight;
  }

  /** Whether thresholds and prices are those of the pace of the game, where a profile has them. */
  public void setGoesByPace(boolean on) {
    goesByPace = on;
    paced = Optional.empty();
  }

  /** PES grows by this: against strong opponents more is at stake. */
  public void setOpponentShift(double shift) {
    opponentShift = shift;
  }

  public EffortModels models() {
    return prediction.models();
  }

  /** Lets the JVM compile what happens before a search. */
  public void warmUp(List<Position> positions) {
    prediction.warmUp(positions);
    tell();
  }

  // ---- The policy ----

  @Override
  public boolean weighsSignals() {
    return true;
  }

  @Override
  public void newGame() {
    paced = Optional.empty();
    prediction.newGame();
    game.begin(profile.expectedFactor());
  }

  @Override
  public EffortPolicy forSearch(Position root, Limits limits, SearchListener listener) {
    game.lookBack(root.gamePly());
    if (limits.hasClock() && Math.max(0, limits.time(root.sideToMove())) < minClockMillis) {
      return EffortPolicy.CONSTANT;
    }
    game.searches(root.gamePly());
    this.listener = listener;
    hearPace(limits, root.sideToMove());
    boolean isTimed = limits.hasClock() && limits.moveTime() == Limits.NONE;
    float predicted = prediction.begin(root, game.before(), listener);
    if (prediction.entersPhase()) {
      game.forgetTrend();
    }
    double slope = gradientWeight * gradient() + opponentShift;
    decision = new Decision(context(isTimed, CriticalPattern.isIn(root)), predicted, slope);
    return this;
  }

  /** The first clock of a game is its pace. */
  private void hearPace(Limits limits, int side) {
    if (goesByPace && paced.isEmpty() && limits.hasClock()) {
      double seconds =
          PaceTable.seconds(Math.max(0, limits.time(side)), Math.max(0, limits.increment(side)));
      paced = Optional.of(profile.atPace(seconds));
    }
  }

  /** A position that is solved deserves hardly any effort, and says nothing about the game. */
  @Override
  public EffortPolicy forSolved(SearchListener listener) {
    listener.onRemark("effort: the ending is solved, so it gets the least time");
    return new Solved();
  }

  private Decision.Context context(boolean isTimed, boolean isCritical) {
    return new Decision.Context(paced.orElse(profile), game.balance(), isTimed, isCritical);
  }

  @Override
  public ThemeSet themes(Position root, ThemeSet on) {
    return on.and(decision.settings().themes());
  }

  @Override
  public Effort begin(Position root, Limits limits, long usualNanos) {
    decision.hear(usualNanos);
    tell();
    return decision.effort();
  }

  @Override
  public Effort next(IterationFacts facts) {
    prediction.hear(facts);
    if (facts.depth() >= FIRST_LIVE_DEPTH) {
      follow(facts);
    }
    return decision.endsEarly(facts) ? decision.endNow(facts) : decision.effort();
  }

  private void follow(IterationFacts facts) {
    decision.weigh(facts.signals());
    if (decision.mayEndAfter(facts)) {
      float pes = prediction.live();
      if (!Float.isNaN(pes)) {
        decision.predict(pes, facts);
      }
    }
    if (decision.follow(facts)) {
      tell();
    }
  }

  @Override
  public void ended(SearchResult result) {
    double chance = WinProbability.of(result.score());
    game.ended(decision.searched(new CarryOver(chance, result.ponderMove())));
  }

  /** The same small effort from the first iteration to the last. */
  private static final class Solved implements EffortPolicy {
    private static final Effort LEAST = Effort.ofShare(1.0 / 16);

    @Override
    public Effort begin(Position root, Limits limits, long usualNanos) {
      return LEAST;
    }

    @Override
    public Effort next(IterationFacts facts) {
      return LEAST;
    }
  }

  // ---- What it tells ----

  /** How much PES grows from move to move of the side. */
  public float gradient() {
    return game.gradient();
  }

  private void tell() {
    listener.onRemark(
        verbose
            ? EffortRemark.withReasons(decision, gradient(), prediction)
            : EffortRemark.of(decision));
  }
}
