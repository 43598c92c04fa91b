package v7p3r.engine;

import java.util.SplittableRandom;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.Value;

/**
 * The engine's search held back to a {@link Strength}: it follows each line only as far as it
 * notices the moves, judges the rest at a glance, and misjudges what it sees.
 */
final class WeakenedSearch implements Searcher {
  /** Beyond this score, in centipawns, every advantage looks alike, short of a mate. */
  private static final int CLEARLY_WON = 1500;

  /** An error is twice as large at this score, in centipawns: nobody counts in won positions. */
  private static final double CARELESS = 500;

  private final Searcher search;
  private final Evaluator glance;
  private final SplittableRandom random;
  private final Strength strength;

  /**
   * @param glance judges positions whose lines are not followed
   */
  WeakenedSearch(Searcher search, Evaluator glance, Strength strength, SplittableRandom random) {
    this.search = search;
    this.glance = glance;
    this.strength = strength;
    this.random = random;
  }

  @Override
  public SearchResult search(Position position, Limits limits, SearchListener listener) {
    long nodes =
        limits.nodes() == Limits.NONE
            ? strength.nodes()
            : Math.min(limits.nodes(), strength.nodes());
    Candidates candidates = new Candidates(listener, limits.lines());
    Limits wider =
        limits.withNodes(nodes).withLines(Math.max(limits.lines(), strength.candidates()));
    SearchResult best = search.search(position, wider, candidates);
    return choose(position, best, candidates);
  }

  private SearchResult choose(Position position, SearchResult best, Candidates candidates) {
    Attention attention = new Attention(strength.blindness(), random);
    double highest = Double.NEGATIVE_INFINITY;
    SearchResult choice = best;
    int count = Math.min(candidates.lines().size(), strength.candidates());
    for (Iteration candidate : candidates.lines().subList(0, count)) {
      double seen = misjudged(seen(position, candidate, candidates, attention));
      if (seen > highest) {
        highest = seen;
        choice =
            new SearchResult(
                candidate.pv().get(0),
                candidate.pv().getOrNone(1),
                candidate.score(),
                best.depth(),
                best.statistics());
      }
    }
    return choice;
  }

  /** The score of a line as far as it is noticed. */
  private int seen(
      Position position, Iteration candidate, Candidates candidates, Attention attention) {
    Line line = candidate.pv();
    position.make(line.get(0));
    int noticed = 1;
    while (noticed < line.size() && attention.notices(position, line.get(noticed))) {
      position.make(line.get(noticed));
      noticed++;
    }
    int score;
    if (noticed == line.size()) {
      score = candidate.score();
    } else if (noticed > 1) {
      score = candidates.score(line.get(0), noticed - 1);
    } else {
      score = -glance.evaluate(position);
    }
    for (int i = 0; i < noticed; i++) {
      position.unmake();
    }
    return score;
  }

  private double misjudged(int score) {
    double error = strength.errorCentipawns() * random.nextGaussian();
    if (Value.isMate(score)) {
      return score;
    }
    int limited = Math.clamp(score, -CLEARLY_WON, CLEARLY_WON);
    return limited + error * (1 + Math.abs(limited) / CARELESS);
  }

  @Override
  public void prepare() {
    search.prepare();
  }

  @Override
  public void stop() {
    search.stop();
  }

  @Override
  public void ponderHit() {
    search.ponderHit();
  }

  @Override
  public void newGame() {
    search.newGame();
  }
}
