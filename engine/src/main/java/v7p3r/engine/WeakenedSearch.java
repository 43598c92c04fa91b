package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import v7p3r.board.Position;
import v7p3r.search.Bound;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;

/** The engine's search held back to a {@link Strength}: it sees less and misjudges what it sees. */
final class WeakenedSearch implements Searcher {
  /** Beyond this score, in centipawns, every advantage looks alike. */
  private static final int CLEARLY_WON = 1500;

  private final Searcher search;
  private final SplittableRandom random;
  private final Strength strength;

  WeakenedSearch(Searcher search, Strength strength, SplittableRandom random) {
    this.search = search;
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
    return choose(best, candidates.complete);
  }

  private SearchResult choose(SearchResult best, List<Iteration> candidates) {
    double highest = Double.NEGATIVE_INFINITY;
    SearchResult choice = best;
    int count = Math.min(candidates.size(), strength.candidates());
    for (Iteration candidate : candidates.subList(0, count)) {
      int score = Math.clamp(candidate.score(), -CLEARLY_WON, CLEARLY_WON);
      double seen = score + strength.errorCentipawns() * random.nextGaussian();
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

  /** Keeps the lines of the last depth that was completed, and shows as many as are wanted. */
  private static final class Candidates implements SearchListener {
    private final SearchListener listener;
    private final int shownLines;
    private List<Iteration> current = List.of();
    private List<Iteration> complete = List.of();

    Candidates(SearchListener listener, int shownLines) {
      this.listener = listener;
      this.shownLines = shownLines;
    }

    @Override
    public void onIteration(Iteration iteration) {
      if (iteration.line() <= shownLines) {
        listener.onIteration(iteration);
      }
      if (iteration.bound() != Bound.EXACT || iteration.pv().isEmpty()) {
        return;
      }
      if (iteration.line() == 1) {
        current = new ArrayList<>();
      }
      current.add(iteration);
    }

    @Override
    public void onPlan(long usualNanos, long longestNanos) {
      listener.onPlan(usualNanos, longestNanos);
    }

    @Override
    public boolean wantsEvaluationTime() {
      return listener.wantsEvaluationTime();
    }

    @Override
    public void onFacts(IterationFacts facts) {
      complete = current;
      listener.onFacts(facts);
    }

    @Override
    public void onRootMove(int depth, int move, int number) {
      listener.onRootMove(depth, move, number);
    }

    @Override
    public void onBrokenOff(long nodes, LongSupplier nanos) {
      listener.onBrokenOff(nodes, nanos);
    }

    @Override
    public void onRemark(String remark) {
      listener.onRemark(remark);
    }

    @Override
    public void onProblem(String problem) {
      listener.onProblem(problem);
    }
  }
}
