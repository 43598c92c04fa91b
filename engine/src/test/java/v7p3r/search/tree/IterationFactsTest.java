package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import v7p3r.board.Position;
import v7p3r.eval.EvaluationCost;
import v7p3r.eval.Evaluator;
import v7p3r.notation.Fen;
import v7p3r.search.FakeClock;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.RootNodes;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Statistics;

/** What a listener is told of real searches. */
@Timeout(60)
class IterationFactsTest {
  private static final String MIDDLEGAME =
      "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12";

  private final NegamaxSearch search = new NegamaxSearch(1);
  private final List<Iteration> lines = new ArrayList<>();
  private final List<IterationFacts> facts = new ArrayList<>();
  private boolean wantsEvaluationTime;

  private final SearchListener listener =
      new SearchListener() {
        @Override
        public void onIteration(Iteration iteration) {
          lines.add(iteration);
        }

        @Override
        public void onFacts(IterationFacts next) {
          facts.add(next);
        }

        @Override
        public boolean wantsEvaluationTime() {
          return wantsEvaluationTime;
        }
      };

  private SearchResult search(String fen, Limits limits) {
    search.prepare();
    return search.search(Fen.parse(fen), limits, listener);
  }

  @Test
  void everyFinishedIterationIsTold() {
    SearchResult result = search(MIDDLEGAME, Limits.toDepth(9));
    assertThat(facts).extracting(IterationFacts::depth).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
    IterationFacts last = facts.getLast();
    assertThat(last.bestMove()).isEqualTo(result.bestMove());
    assertThat(last.score()).isEqualTo(result.score());
    assertThat(last.statistics()).isEqualTo(result.statistics());
    assertThat(last.staticEval()).isEqualTo(new Evaluator().evaluate(Fen.parse(MIDDLEGAME)));
  }

  @Test
  void theNodesOfTheRootMovesAddUp() {
    search(MIDDLEGAME, Limits.toDepth(9));
    Position root = Fen.parse(MIDDLEGAME);
    for (IterationFacts iteration : facts) {
      RootNodes nodes = iteration.rootNodes();
      assertThat(nodes.size()).isEqualTo(root.legalMoves().size());
      assertThat(nodes.total()).isEqualTo(iteration.statistics().nodes());
      assertThat(nodes.nodesOf(iteration.bestMove())).isPositive();
      assertThat(nodes.share(iteration.bestMove())).isBetween(1, 1024);
    }
  }

  @Test
  void countsGrowAndFitTogether() {
    search(MIDDLEGAME, Limits.toDepth(10));
    Statistics before = Statistics.NONE;
    for (IterationFacts iteration : facts) {
      Statistics now = iteration.statistics();
      assertThat(now.nodes()).isGreaterThan(before.nodes());
      assertThat(now.tableHits()).isBetween(before.tableHits(), now.tableProbes());
      assertThat(now.firstMoveCutoffs()).isBetween(before.firstMoveCutoffs(), now.cutoffs());
      assertThat(now.evaluations()).isBetween(before.evaluations(), now.tableProbes());
      before = now;
    }
    long nodes = before.nodes();
    assertThat(before.quiescenceNodes()).isBetween(nodes / 10, nodes * 9 / 10);
    assertThat(before.tableHits())
        .isBetween(before.tableProbes() / 20, before.tableProbes() * 19 / 20);
    assertThat(before.firstMoveCutoffPercent()).isBetween(60L, 100L);
    assertThat(before.cutoffs()).isBetween(nodes / 100, nodes);
    assertThat(before.givesCheckCalls()).isPositive();
    assertThat(before.movesOrdered()).isGreaterThan(before.nodes());
  }

  @Test
  void aSmallTableCollidesMore() {
    search(MIDDLEGAME, Limits.toNodes(200_000));
    long small = facts.getLast().statistics().tableCollisions();
    search.resizeHash(64);
    search.newGame();
    search(MIDDLEGAME, Limits.toNodes(200_000));
    assertThat(small).isGreaterThan(facts.getLast().statistics().tableCollisions());
  }

  @Test
  void failedWindowsAreCounted() {
    search(MIDDLEGAME, Limits.toDepth(12));
    assertThat(facts.stream().mapToInt(IterationFacts::failHighs).sum()).isPositive();
    assertThat(facts.stream().mapToInt(IterationFacts::failLows).sum()).isPositive();
  }

  @Test
  void signalsAreThoseOfTheIterationsBefore() {
    search(MIDDLEGAME, Limits.toNodes(200_000));
    int stable = 0;
    for (int i = 0; i < facts.size(); i++) {
      IterationFacts now = facts.get(i);
      boolean same = i > 0 && now.bestMove() == facts.get(i - 1).bestMove();
      stable = same ? stable + 1 : 0;
      assertThat(now.signals().stableIterations()).as("depth %d", now.depth()).isEqualTo(stable);
      assertThat(now.signals().nodeShare()).isEqualTo(now.rootNodes().share(now.bestMove()));
      assertThat(now.signals().surprise()).isEqualTo(Math.abs(now.score() - now.staticEval()));
    }
    assertThat(facts.get(1).signals().scoreDrop())
        .isEqualTo(facts.get(0).score() - facts.get(1).score());
    assertThat(stable).isPositive();
  }

  @Test
  void theShareOfTheBudgetIsThatOfTheNodesWhereTheyAreLimited() {
    search(MIDDLEGAME, Limits.toNodes(40_000));
    for (IterationFacts now : facts) {
      double spent = now.statistics().nodes() / 40_000.0;
      assertThat(now.budgetShare()).isEqualTo(Math.max(spent, 1.0 / 1024));
    }
    facts.clear();
    search(MIDDLEGAME, Limits.toDepth(3));
    assertThat(facts).allMatch(now -> now.budgetShare() == 1);
  }

  @Test
  void severalLinesMakeOneIteration() {
    search(MIDDLEGAME, Limits.toDepth(5).withLines(3));
    assertThat(facts).hasSize(5);
    assertThat(lines).hasSize(15);
  }

  @Test
  void threadsAreCountedTogether() {
    search.setThreads(2);
    SearchResult result = search(MIDDLEGAME, Limits.toDepth(11));
    Statistics all = result.statistics();
    assertThat(all.nodes()).isGreaterThan(facts.getLast().rootNodes().total());
    assertThat(all.tableProbes()).isGreaterThan(all.nodes() / 2);
  }

  @Test
  void theTimeOfTheEvaluationIsEstimatedOnlyWhenAskedFor() {
    search(MIDDLEGAME, Limits.toNodes(50_000));
    assertThat(facts.getLast().evaluationNanos()).isZero();
    wantsEvaluationTime = true;
    NegamaxSearch timed = new NegamaxSearch(1, new FakeClock(100_000));
    timed.prepare();
    Position root = Fen.parse(MIDDLEGAME);
    timed.search(root, Limits.toNodes(50_000), listener);
    IterationFacts last = facts.getLast();
    // One reading of the clock for 8 evaluations after each move.
    double cost = 100_000.0 / (8 * root.legalMoves().size());
    assertThat(last.evaluationNanos()).isEqualTo((long) (last.statistics().evaluations() * cost));
  }

  @Test
  void theCostOfAnEvaluationIsTimedInOneBatch() {
    FakeClock clock = new FakeClock(800_000);
    Position root = new Position();
    double nanos = EvaluationCost.nanos(new Evaluator(), root, root.legalMoves(), clock);
    // One reading later, after 8 rounds over 20 positions.
    assertThat(nanos).isEqualTo(5_000);
  }
}
