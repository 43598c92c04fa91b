package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.search.Bound;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;
import v7p3r.search.memory.TranspositionTable;

/** Several lines of one search: distinct, sorted, and the answer is the first one's move. */
@Timeout(120)
class MultiPvTest {
  private static final String ATTACK =
      "r1b2rk1/1p3pp1/p5Pp/2bpPp1Q/3N4/1Pq1B1R1/2P4P/3R2K1 w - - 0 1";

  private static final List<String> POSITIONS =
      List.of(
          Fen.START,
          ATTACK,
          "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
          "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
          "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12",
          "8/5pk1/R5p1/7p/4PP1P/1r4P1/6K1/8 w - - 20 40",
          "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1");

  private static final class Heard {
    final List<Iteration> iterations = new ArrayList<>();
    final SearchResult result;

    Heard(NegamaxSearch search, String fen, Limits limits) {
      search.prepare();
      result = search.search(Fen.parse(fen), limits, iterations::add);
    }

    /** The line that was told last under each number. */
    List<Iteration> shown() {
      List<Iteration> shown = new ArrayList<>();
      for (Iteration iteration : iterations) {
        if (iteration.line() <= shown.size()) {
          shown.set(iteration.line() - 1, iteration);
        } else {
          assertThat(iteration.line()).isEqualTo(shown.size() + 1);
          shown.add(iteration);
        }
      }
      return shown;
    }

    void assertExact(String description, int lines) {
      for (int i = 0; i + lines <= iterations.size(); i += lines) {
        List<Iteration> depth = iterations.subList(i, i + lines);
        assertThat(depth).as(description).extracting(Iteration::depth).containsOnly(i / lines + 1);
        assertSorted(description, depth);
      }
      List<Iteration> shown = shown();
      assertSorted(description, shown);
      if (!shown.isEmpty()) {
        assertThat(result.bestMove()).as(description).isEqualTo(shown.getFirst().pv().get(0));
        assertThat(result.score()).as(description).isEqualTo(shown.getFirst().score());
        assertThat(result.ponderMove())
            .as(description)
            .isEqualTo(shown.getFirst().pv().getOrNone(1));
      }
    }
  }

  private static void assertSorted(String description, List<Iteration> lines) {
    assertThat(lines)
        .as(description)
        .extracting(Iteration::score)
        .isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(lines).as(description).extracting(line -> line.pv().get(0)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void linesAreSortedAndDistinctAtEveryDepth(int lines) {
    NegamaxSearch search = new NegamaxSearch(4);
    for (String fen : POSITIONS) {
      search.newGame();
      Heard heard = new Heard(search, fen, Limits.toDepth(9).withLines(lines));
      heard.assertExact(fen, lines);
      assertThat(heard.iterations).as(fen).hasSize(heard.result.depth() * lines);
      assertThat(heard.result.depth()).as(fen).isGreaterThan(4);
      assertThat(heard.iterations).extracting(Iteration::bound).containsOnly(Bound.EXACT);
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 30237", "2, 511", "3, 40", "4, 7000", "2, 12345", "3, 25001", "5, 18000"})
  void aSearchThatIsBrokenOffAnswersWithTheFirstLineAsShown(int lines, long nodes) {
    NegamaxSearch search = new NegamaxSearch(4);
    for (String fen : POSITIONS) {
      search.newGame();
      for (long limit = nodes; limit < nodes + 40; limit += 13) {
        Heard heard = new Heard(search, fen, Limits.toNodes(limit).withLines(lines));
        heard.assertExact(fen + " nodes " + limit, lines);
      }
    }
  }

  /** The second line is about the best move but one: it says nothing of the position itself. */
  @Test
  void furtherLinesLeaveTheTableEntryOfTheRootAlone() {
    for (String fen : POSITIONS) {
      Position position = Fen.parse(fen);
      SearchThread thread = FreshThread.make();
      thread.startSearch(position);
      thread.rootMoves.set(position.legalMoves());
      thread.rootDepth = 3;
      thread.rootMoves.close(position.legalMoves().get(0));
      Negamax negamax = new Negamax(thread);
      negamax.search(-Value.INFINITE, Value.INFINITE, 3, thread.root(), false);
      assertThat(thread.root().line().isEmpty()).isFalse();
      assertThat(TranspositionTable.depth(thread.probe()))
          .as("the second line of %s, in which the same position may come again", fen)
          .isLessThan(3);
      thread.rootMoves.openAll();
      negamax.search(-Value.INFINITE, Value.INFINITE, 3, thread.root(), false);
      assertThat(TranspositionTable.depth(thread.probe()))
          .as("the first line of %s", fen)
          .isEqualTo(3);
    }
  }

  @Test
  void asManyLinesAsMovesAreEnough() {
    NegamaxSearch search = new NegamaxSearch(1);
    Heard heard =
        new Heard(search, "7k/8/5K2/8/8/8/8/1Q6 w - - 0 1", Limits.toDepth(3).withLines(200));
    int moves = Fen.parse("7k/8/5K2/8/8/8/8/1Q6 w - - 0 1").legalMoves().size();
    heard.assertExact("all moves", moves);
    assertThat(heard.shown()).hasSize(moves);
    assertThat(heard.result.score()).isEqualTo(Value.mateIn(3));
  }
}
