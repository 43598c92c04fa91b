package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.search.Bound;
import v7p3r.search.FakeClock;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.sparring.MaterialSearch;

class BrokenOffReportTest {
  private static final class Heard implements SearchListener {
    private final List<Long> iterations = new ArrayList<>();
    private final List<Long> brokenOff = new ArrayList<>();

    @Override
    public void onIteration(Iteration iteration) {
      if (iteration.bound() == Bound.EXACT) {
        iterations.add(iteration.nodes());
      }
    }

    @Override
    public void onBrokenOff(long nodes, LongSupplier nanos) {
      brokenOff.add(nodes);
    }
  }

  private static Heard heard(Searcher search, Limits limits) {
    Heard heard = new Heard();
    SearchResult result = search.search(new Position(), limits, heard);
    if (!heard.brokenOff.isEmpty()) {
      assertThat(heard.brokenOff).containsExactly(result.statistics().nodes());
    }
    return heard;
  }

  private static NegamaxSearch negamax() {
    NegamaxSearch search = new NegamaxSearch(1, new FakeClock(0));
    search.prepare();
    return search;
  }

  @Test
  void aSearchThatEndsWithinAnIterationTellsAllItsNodes() {
    Heard heard = heard(negamax(), Limits.toNodes(20_000));
    assertThat(heard.brokenOff).singleElement().isEqualTo(20_000L);
    assertThat(heard.iterations).allMatch(nodes -> nodes < 20_000);
  }

  @Test
  void aSearchToADepthHasNothingToAdd() {
    assertThat(heard(negamax(), Limits.toDepth(6)).brokenOff).isEmpty();
    assertThat(heard(new MaterialSearch(1), Limits.toDepth(4)).brokenOff).isEmpty();
  }

  @Test
  void theMaterialSearchTellsThemToo() {
    assertThat(heard(new MaterialSearch(1), Limits.toNodes(20_000)).brokenOff).hasSize(1);
  }
}
