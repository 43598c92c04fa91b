package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.notation.Fen;
import v7p3r.search.Bound;
import v7p3r.search.FakeClock;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;

/** What a search answers when it is broken off, wherever that happens. */
@Timeout(120)
class AnswerTest {
  private static final String SHARP =
      "r1b2rk1/1p3pp1/p5Pp/2bpPp1Q/3N4/1Pq1B1R1/2P4P/3R2K1 w - - 0 1";

  private static final String TACTICS =
      "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1";

  private static final List<String> MATES =
      List.of(
          "r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1",
          "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1",
          "7k/8/5K2/8/8/8/8/1Q6 w - - 0 1",
          "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1",
          "8/8/8/8/8/1k6/7q/K7 b - - 0 1");

  /** The king has one move, and then it is mate. */
  private static final String LOST = "8/8/8/8/8/5k2/4q3/7K w - - 0 1";

  private static SearchResult search(
      NegamaxSearch search, String fen, Limits limits, SearchListener listener) {
    search.prepare();
    return search.search(Fen.parse(fen), limits, listener);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        Fen.START,
        SHARP,
        TACTICS,
        "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12",
        "8/5pk1/R5p1/7p/4PP1P/1r4P1/6K1/8 w - - 20 40"
      })
  void isTheFirstMoveOfTheLineToldLast(String fen) {
    NegamaxSearch search = new NegamaxSearch(2);
    int found = 0;
    for (long nodes = 1; nodes < 60_000; nodes += 1 + nodes / 9) {
      search.newGame();
      List<Iteration> told = new ArrayList<>();
      SearchResult result = search(search, fen, Limits.toNodes(nodes), told::add);
      if (told.isEmpty()) {
        assertThat(result.depth()).isZero();
        continue;
      }
      Iteration last = told.getLast();
      assertThat(result.bestMove()).as("%s nodes %d", fen, nodes).isEqualTo(last.pv().get(0));
      assertThat(result.ponderMove()).isEqualTo(last.pv().getOrNone(1));
      assertThat(result.score()).isEqualTo(last.score());
      found += last.bound() == Bound.LOWER ? 1 : 0;
      assertThat(told.subList(0, told.size() - 1))
          .allMatch(iteration -> iteration.bound() == Bound.EXACT);
    }
    assertThat(found).as("answers found in a depth that was broken off").isPositive();
  }

  /** Once a search takes long, it also tells of moves that reach beyond the window. */
  @Test
  void isTheFirstMoveOfTheLineToldLastInALongSearch() {
    NegamaxSearch search = new NegamaxSearch(2, new FakeClock(4_000_000_000L));
    for (long nodes = 400; nodes < 60_000; nodes += 1 + nodes / 9) {
      search.newGame();
      List<Iteration> told = new ArrayList<>();
      SearchResult result = search(search, SHARP, Limits.toNodes(nodes), told::add);
      Optional<Iteration> last =
          told.reversed().stream().filter(iteration -> !iteration.pv().isEmpty()).findFirst();
      assertThat(result.bestMove()).as("nodes %d", nodes).isEqualTo(last.orElseThrow().pv().get(0));
    }
  }

  /** Broken off before the move was searched once more, with a higher window. */
  @Test
  void isTheMoveThatFailedHighLast() {
    NegamaxSearch search = new NegamaxSearch(2, new FakeClock(4_000_000_000L));
    int kept = 0;
    for (long nodes = 400; nodes < 30_000; nodes += 97) {
      search.newGame();
      List<Iteration> told = new ArrayList<>();
      SearchResult result = search(search, SHARP, Limits.toNodes(nodes), told::add);
      Iteration last = told.getLast();
      kept += last.bound() == Bound.LOWER ? 1 : 0;
      Iteration before = told.get(told.size() - 2);
      if (before.bound() == Bound.LOWER && last.depth() < before.depth()) {
        assertThat(result.bestMove()).as("nodes %d", nodes).isEqualTo(before.pv().get(0));
      }
    }
    assertThat(kept).as("moves that failed high and were the answer").isPositive();
  }

  /** Wherever the search is broken off, a line that mates has the score of a mate. */
  @Test
  void hasTheScoreOfItsOwnLine() {
    NegamaxSearch search = new NegamaxSearch(2);
    int brokenOff = 0;
    for (String fen : MATES) {
      for (long nodes = 20; nodes < 4_000; nodes += 1 + nodes / 200) {
        search.newGame();
        List<Iteration> told = new ArrayList<>();
        SearchResult result = search(search, fen, Limits.toNodes(nodes), told::add);
        if (!told.isEmpty() && endsInMate(fen, told.getLast())) {
          assertThat(Value.isMate(result.score())).as("%s nodes %d", fen, nodes).isTrue();
          brokenOff += told.getLast().bound() == Bound.LOWER ? 1 : 0;
        }
      }
    }
    assertThat(brokenOff).as("mates found in a depth that was broken off").isPositive();
  }

  private static boolean endsInMate(String fen, Iteration told) {
    Position position = Fen.parse(fen);
    for (int i = 0; i < told.pv().size(); i++) {
      position.make(told.pv().get(i));
    }
    return position.isCheckmate();
  }

  @Test
  void hasNoScoreOfTheSearchBefore() {
    NegamaxSearch search = new NegamaxSearch(2);
    int mate = search(search, LOST, Limits.toDepth(6), SearchListener.SILENT).score();
    assertThat(mate).isEqualTo(Value.matedIn(2));
    for (long nodes = 1; nodes < 60; nodes++) {
      SearchResult result = search(search, Fen.START, Limits.toNodes(nodes), SearchListener.SILENT);
      assertThat(result.score()).as("nodes %d", nodes).isBetween(-100, 150);
    }
  }

  @Test
  void isTheEvaluationOfTheRootIfNothingWasSearched() {
    Position position = Fen.parse(TACTICS);
    NegamaxSearch search = new NegamaxSearch(1);
    SearchResult result = search(search, TACTICS, Limits.toNodes(1), SearchListener.SILENT);
    assertThat(result.depth()).isZero();
    assertThat(position.isLegal(result.bestMove())).isTrue();
    assertThat(result.score()).isEqualTo(new Evaluator().evaluate(position));
  }
}
