package v7p3r.search.sparring;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Move;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;
import v7p3r.search.FakeClock;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Statistics;
import v7p3r.search.Value;

class MaterialSearchTest {
  private static final String MIDDLEGAME =
      "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12";

  private final MaterialSearch search = new MaterialSearch(4);

  private SearchResult search(Position position, Limits limits) {
    search.prepare();
    return search.search(position, limits, SearchListener.SILENT);
  }

  private String best(String fen, int depth) {
    Position position = Fen.parse(fen);
    return San.format(position, search(position, Limits.toDepth(depth)).bestMove());
  }

  // ---- Chess ----

  @ParameterizedTest
  @CsvSource({
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1, Rd8#",
    "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 4, Qxf7#",
    "7k/6pp/5N1N/8/8/8/6PP/6K1 w - - 0 1, Nf7#",
    "k7/2K5/8/8/8/8/8/1R6 w - - 0 1, Ra1#",
    "5k2/5P2/5K2/8/8/8/8/4R3 b - - 0 1, ''"
  })
  void findsMateInOne(String fen, String san) {
    Position position = Fen.parse(fen);
    SearchResult result = search(position, Limits.toDepth(4));
    if (san.isEmpty()) {
      assertThat(result.bestMove()).isEqualTo(Move.NONE);
      assertThat(result.score()).isEqualTo(Value.DRAW);
    } else {
      assertThat(San.format(position, result.bestMove())).isEqualTo(san);
      assertThat(result.score()).isEqualTo(Value.mateIn(1));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1",
        "2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1",
        "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1",
        "1r4k1/5ppp/8/8/8/8/4RPPP/4R1K1 w - - 0 1"
      })
  void findsMateInTwo(String fen) {
    SearchResult result = search(Fen.parse(fen), Limits.toDepth(5));
    assertThat(Value.movesToMate(result.score())).isIn(2, 3);
    assertThat(result.depth()).as("ends when the mate is proven").isLessThanOrEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1, exd5",
    "r3k3/8/8/8/8/8/6PP/R3K3 w - - 0 1, Rxa8+",
    "4k3/8/4p3/3r4/8/1B6/8/4K3 w - - 0 1, Bxd5"
  })
  void takesWhatHangs(String fen, String san) {
    assertThat(best(fen, 3)).isEqualTo(san);
  }

  @Test
  void leavesADefendedManAlone() {
    Position position = Fen.parse("4k3/5p2/4p3/8/8/4Q3/8/4K3 w - - 0 1");
    int pawn = PieceType.value(PieceType.PAWN);
    int queen = PieceType.value(PieceType.QUEEN);
    SearchResult free = search(position, Limits.toDepth(2));
    assertThat(free.score()).isEqualTo(queen - 2 * pawn);
    Line taking = Line.of(San.parse(position, "Qxe6+"));
    SearchResult taken = search(position, Limits.toDepth(2).withSearchMoves(taking));
    assertThat(taken.score()).as("the pawn takes back").isEqualTo(-pawn);
    assertThat(free.bestMove()).isNotEqualTo(taken.bestMove());
  }

  /** Two rooks and a bishop against the queen, which checks for ever on e8, e7 and h4. */
  @Test
  void savesItselfByPerpetualCheckWhenLosing() {
    Position position = Fen.parse("6k1/7p/6p1/8/8/4Q3/rr4PP/b5K1 w - - 0 1");
    SearchResult result = search(position, Limits.toDepth(8));
    assertThat(result.score()).isEqualTo(Value.DRAW);
    assertThat(San.format(position, result.bestMove())).isEqualTo("Qe8+");
  }

  @Test
  void knowsThatStalemateIsADraw() {
    Position position = Fen.parse("7k/8/8/6K1/8/8/5Q2/8 w - - 0 1");
    int stalemate = San.parse(position, "Qf7");
    Limits limits = Limits.toDepth(4).withSearchMoves(Line.of(stalemate));
    assertThat(search(position, limits).score()).isEqualTo(Value.DRAW);
    assertThat(search(position, Limits.toDepth(4)).score()).isGreaterThan(800);
  }

  @Test
  void knowsThatTheFiftyMoveRuleEndsTheGame() {
    Position position = Fen.parse("8/8/4k3/8/8/3K4/7R/8 w - - 99 80");
    assertThat(search(position, Limits.toDepth(4)).score()).isEqualTo(Value.DRAW);
  }

  @Test
  void aMateOnTheHundredthHalfMoveCounts() {
    Position position = Fen.parse("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 80");
    assertThat(search(position, Limits.toDepth(2)).score()).isEqualTo(Value.mateIn(1));
  }

  // ---- Limits ----

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 100, 5000})
  void staysNearTheNodeLimit(long nodes) {
    SearchResult result = search(Fen.parse(MIDDLEGAME), Limits.toNodes(nodes));
    assertThat(result.statistics().nodes()).isBetween(nodes, nodes + 1);
    assertThat(Fen.parse(MIDDLEGAME).isLegal(result.bestMove())).isTrue();
  }

  @Test
  void searchesOnlyTheSearchMoves() {
    Position position = Fen.parse("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    int move = San.parse(position, "h3");
    Limits limits = Limits.toDepth(3).withSearchMoves(Line.of(move));
    assertThat(search(position, limits).bestMove()).isEqualTo(move);
  }

  @Test
  void stoppedBeforeItBeginsItStillMoves() {
    Position position = Fen.parse(MIDDLEGAME);
    search.prepare();
    search.stop();
    SearchResult result =
        search.search(position, Limits.UNLIMITED.withInfinite(true), SearchListener.SILENT);
    assertThat(position.isLegal(result.bestMove())).isTrue();
    assertThat(result.statistics().nodes()).isLessThan(10);
  }

  @Test
  void stopsWhenTheMoveTimeIsOver() {
    FakeClock clock = new FakeClock(1_000_000);
    MaterialSearch timed = new MaterialSearch(1, clock);
    long start = clock.millis();
    timed.prepare();
    timed.search(Fen.parse(MIDDLEGAME), Limits.forMoveTime(200), SearchListener.SILENT);
    assertThat(clock.millis() - start).isBetween(195L, 215L);
  }

  @Test
  void usesAShareOfTheClock() {
    FakeClock clock = new FakeClock(1_000_000);
    MaterialSearch timed = new MaterialSearch(1, clock);
    long start = clock.millis();
    timed.prepare();
    timed.search(Fen.parse(MIDDLEGAME), Limits.onClock(9000, 0), SearchListener.SILENT);
    assertThat(clock.millis() - start).isBetween(150L, 320L);
  }

  @Test
  void aPonderSearchRunsWithoutClockUntilTheHit() {
    FakeClock clock = new FakeClock(1_000_000);
    MaterialSearch timed = new MaterialSearch(1, clock);
    List<Long> hits = new ArrayList<>();
    SearchListener hitsLate =
        iteration -> {
          if (iteration.depth() == 2) {
            clock.advance(60_000);
          } else if (iteration.depth() == 4) {
            timed.ponderHit();
            hits.add(clock.millis());
          }
        };
    timed.prepare();
    Limits limits = Limits.onClock(3000, 0).withPonder(true);
    SearchResult result = timed.search(Fen.parse(MIDDLEGAME), limits, hitsLate);
    assertThat(result.depth()).isGreaterThanOrEqualTo(4);
    assertThat(clock.millis() - hits.getFirst()).isLessThanOrEqualTo(110);
  }

  @Test
  void anOnlyMoveIsPlayedAtOnce() {
    Position position = Fen.parse("k7/8/1K6/8/8/8/8/1R6 b - - 0 1");
    SearchResult result = search(position, Limits.onClock(600_000, 0));
    assertThat(result.depth()).isEqualTo(1);
  }

  @Test
  void mateLimitEndsWithTheMate() {
    Position position = Fen.parse("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    SearchResult result = search(position, Limits.UNLIMITED.withMate(3));
    assertThat(Value.movesToMate(result.score())).isBetween(2, 3);
    SearchResult none = search(new Position(), Limits.UNLIMITED.withMate(2));
    assertThat(none.depth()).isEqualTo(3);
  }

  // ---- Behavior ----

  @Test
  void thePositionIsTheSameAfterwards() {
    Position position = Fen.parse(MIDDLEGAME);
    search(position, Limits.toNodes(3333));
    assertThat(Fen.format(position)).isEqualTo(MIDDLEGAME);
    assertThat(position.key()).isEqualTo(Fen.parse(MIDDLEGAME).key());
  }

  @Test
  void everyIterationTellsALegalLineThatGrowsInDepth() {
    Position position = Fen.parse(MIDDLEGAME);
    List<Iteration> told = new ArrayList<>();
    search.prepare();
    SearchResult result = search.search(position, Limits.toDepth(5), told::add);
    assertThat(told).extracting(Iteration::depth).containsExactly(1, 2, 3, 4, 5);
    for (Iteration iteration : told) {
      Position replay = position.copy();
      for (int i = 0; i < iteration.pv().size(); i++) {
        assertThat(replay.isLegal(iteration.pv().get(i))).isTrue();
        replay.make(iteration.pv().get(i));
      }
    }
    assertThat(told.getLast().pv().get(0)).isEqualTo(result.bestMove());
    assertThat(told.getLast().pv().getOrNone(1)).isEqualTo(result.ponderMove());
    assertThat(told.getLast().nodes()).isEqualTo(result.statistics().nodes());
  }

  @Test
  void newGamesSearchTheSameTreeAgain() {
    SearchResult first = search(Fen.parse(MIDDLEGAME), Limits.toDepth(5));
    search.newGame();
    assertThat(search(Fen.parse(MIDDLEGAME), Limits.toDepth(5))).isEqualTo(first);
  }

  @Test
  void asksForChecksAtMostOnceAMove() {
    Statistics statistics = search(Fen.parse(MIDDLEGAME), Limits.toDepth(5)).statistics();
    assertThat(statistics.givesCheckCalls()).isPositive().isLessThan(statistics.movesOrdered());
    assertThat(statistics.firstMoveCutoffPercent()).as("the order is good").isGreaterThan(60);
  }

  @Test
  void allocatesNothingBelowTheRoot() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Position position = Fen.parse(MIDDLEGAME);
    search(position, Limits.toDepth(6));
    long[] bytes = new long[2];
    long[] nodes = new long[2];
    for (int i = 0; i < 2; i++) {
      search.newGame();
      long before = threads.getCurrentThreadAllocatedBytes();
      nodes[i] = search(position, Limits.toDepth(2 + 4 * i)).statistics().nodes();
      bytes[i] = threads.getCurrentThreadAllocatedBytes() - before;
    }
    assertThat(nodes[1]).isGreaterThan(nodes[0] + 50_000);
    assertThat(bytes[1] - bytes[0]).as("bytes of four more iterations").isLessThan(4096);
  }
}
