package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.search.FakeClock;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.effort.MoveFact;

class NegamaxSearchTest {
  private static final String HANGING_QUEEN =
      "rnb1kbnr/pppp1ppp/8/4p1q1/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1";

  private static final String MIDDLEGAME =
      "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12";

  private final NegamaxSearch search = new NegamaxSearch(4);

  private SearchResult search(Position position, Limits limits) {
    search.prepare();
    return search.search(position, limits, SearchListener.SILENT);
  }

  private String best(String fen, Limits limits) {
    Position position = Fen.parse(fen);
    return San.format(position, search(position, limits).bestMove());
  }

  // ---- Chess ----

  @ParameterizedTest
  @CsvSource({
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1, Rd8#",
    "7k/6pp/5N1N/8/8/8/6PP/6K1 w - - 0 1, Nf7#",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 80, Rd8#"
  })
  void answersMateInOneAtOnce(String fen, String san) {
    Position position = Fen.parse(fen);
    SearchResult result = search(position, Limits.toDepth(20));
    assertThat(San.format(position, result.bestMove())).isEqualTo(san);
    assertThat(result.score()).isEqualTo(Value.mateIn(1));
    assertThat(result.statistics().nodes()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1, 2",
    "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1, 3",
    "1r4k1/5ppp/8/8/8/8/4RPPP/4R1K1 w - - 0 1, 2"
  })
  void findsTheShortestMate(String fen, int moves) {
    SearchResult result = search(Fen.parse(fen), Limits.toDepth(12));
    assertThat(Value.movesToMate(result.score())).isEqualTo(moves);
  }

  @Test
  void hasNoMoveToGiveWhenTheGameIsOver() {
    SearchResult stalemate = search(Fen.parse("8/8/8/8/8/2k5/2q5/K7 w - - 0 1"), Limits.toDepth(3));
    assertThat(stalemate.bestMove()).isEqualTo(Move.NONE);
    assertThat(stalemate.score()).isEqualTo(Value.DRAW);
    SearchResult mate = search(Fen.parse("8/8/8/8/8/1k6/1q6/K7 w - - 0 1"), Limits.toDepth(3));
    assertThat(mate.bestMove()).isEqualTo(Move.NONE);
    assertThat(mate.score()).isEqualTo(Value.matedIn(0));
  }

  @ParameterizedTest
  @CsvSource({
    "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1, Qg6",
    "5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1, Rg3",
    "7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - 0 1, Rb7"
  })
  void solvesTactics(String fen, String san) {
    assertThat(best(fen, Limits.toNodes(400_000))).isEqualTo(san);
  }

  @Test
  void knowsThatStalemateIsADraw() {
    Position position = Fen.parse("7k/8/8/6K1/8/8/5Q2/8 w - - 0 1");
    int stalemate = San.parse(position, "Qf7");
    Limits limits = Limits.toDepth(6).withSearchMoves(Line.of(stalemate));
    assertThat(search(position, limits).score()).isBetween(-30, 0);
    assertThat(search(position, Limits.toDepth(6)).score()).isGreaterThan(500);
  }

  @Test
  void knowsThatTheFiftyMoveRuleEndsTheGame() {
    Position position = Fen.parse("8/8/4k3/8/8/3K4/7R/8 w - - 99 80");
    assertThat(search(position, Limits.toDepth(6)).score()).isBetween(-30, 0);
  }

  /** Two rooks and a bishop against the queen, which checks for ever on e8, e7 and h4. */
  @Test
  void savesItselfByRepetitionWhenLosing() {
    Position position = Fen.parse("6k1/7p/6p1/8/8/4Q3/rr4PP/b5K1 w - - 0 1");
    SearchResult result = search(position, Limits.toDepth(12));
    assertThat(San.format(position, result.bestMove())).isEqualTo("Qe8+");
    assertThat(result.score()).isEqualTo(Value.DRAW);
    int quiet = San.parse(position, "h3");
    Limits withoutCheck = Limits.toDepth(12).withSearchMoves(Line.of(quiet));
    assertThat(search(position, withoutCheck).score()).isLessThan(-300);
  }

  /** Qg6 gives the queen away and mates next move; static pruning of the replies would hide it. */
  @Test
  void seesSoonThatAQuietMoveThreatensMate() {
    String fen = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1";
    SearchResult result = search(Fen.parse(fen), Limits.toNodes(30_000));
    assertThat(Value.movesToMate(result.score())).isEqualTo(2);
  }

  /** They win because the opponent has to move; passing would save him. */
  @ParameterizedTest
  @CsvSource({
    "8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1, e1f1, 60000",
    "1q1k4/2Rr4/8/2Q3K1/8/8/8/8 w - - 0 1, g5h6, 30000",
    "8/6B1/p5p1/Pp4kp/1P5r/5P1Q/4q1PK/8 w - - 0 32, h3h4, 450000",
  })
  void isNotBlindInZugzwang(String fen, String solution, long nodes) {
    Position position = Fen.parse(fen);
    SearchResult result = search(position, Limits.toNodes(nodes));
    assertThat(UciMove.format(position, result.bestMove())).isEqualTo(solution);
    assertThat(result.score()).isGreaterThan(200);
  }

  // ---- Limits ----

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 100, 5000, 20_000})
  void staysNearTheNodeLimit(long nodes) {
    Position position = Fen.parse(MIDDLEGAME);
    SearchResult result = search(position, Limits.toNodes(nodes));
    assertThat(position.isLegal(result.bestMove())).isTrue();
    assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes + 4);
  }

  @Test
  void aStopBeforeTheSearchStillGivesALegalMove() {
    Position position = Fen.parse(MIDDLEGAME);
    search.prepare();
    search.stop();
    SearchResult result = search.search(position, Limits.UNLIMITED, SearchListener.SILENT);
    assertThat(position.isLegal(result.bestMove())).isTrue();
  }

  /** The clock jumps a second whenever it is read: all time is over before the first move. */
  @Test
  void searchesTheMovesHoweverLittleTimeThereIs() {
    NegamaxSearch late = new NegamaxSearch(1, new FakeClock(1_000_000_000));
    for (Limits limits : List.of(Limits.forMoveTime(1), Limits.onClock(300, 0))) {
      late.prepare();
      Position position = Fen.parse(HANGING_QUEEN);
      SearchResult result = late.search(position, limits, SearchListener.SILENT);
      assertThat(San.format(position, result.bestMove())).isEqualTo("Bxg5");
    }
  }

  @Test
  void aStopBeforeTheSearchGivesAMoveThatWasSearched() {
    Position position = Fen.parse(HANGING_QUEEN);
    search.prepare();
    search.stop();
    SearchResult result = search.search(position, Limits.UNLIMITED, SearchListener.SILENT);
    assertThat(San.format(position, result.bestMove())).isEqualTo("Bxg5");
  }

  @Test
  void restoresThePosition() {
    Position position = Fen.parse(MIDDLEGAME);
    search(position, Limits.toNodes(30_000));
    assertThat(Fen.format(position)).isEqualTo(MIDDLEGAME);
  }

  @Test
  void obeysSearchMoves() {
    Position position = Fen.parse(MIDDLEGAME);
    int only = San.parse(position, "h4");
    Limits limits = Limits.toDepth(6).withSearchMoves(Line.of(only));
    assertThat(search(position, limits).bestMove()).isEqualTo(only);
  }

  @Test
  void theClockCountedInNodesIsTheSameOnEveryRun() {
    Limits limits = Limits.onClock(1_000, 10);
    search.setNodesTime(100);
    SearchResult first = search(Fen.parse(MIDDLEGAME), limits);
    search.newGame();
    SearchResult second = search(Fen.parse(MIDDLEGAME), limits);
    assertThat(second.statistics()).isEqualTo(first.statistics());
    assertThat(first.statistics().nodes()).isBetween(1_000L, 60_000L);
  }

  // ---- Lines ----

  @Test
  void variationsAreLegal() {
    List<Iteration> seen = new ArrayList<>();
    search.prepare();
    search.search(Fen.parse(MIDDLEGAME), Limits.toNodes(60_000), seen::add);
    assertThat(seen).isNotEmpty();
    for (Iteration iteration : seen) {
      Position position = Fen.parse(MIDDLEGAME);
      for (int i = 0; i < iteration.pv().size(); i++) {
        assertThat(position.isLegal(iteration.pv().get(i))).isTrue();
        position.make(iteration.pv().get(i));
      }
    }
  }

  @Test
  void oneThreadIsTheSameOnEveryRun() {
    SearchResult first = search(Fen.parse(MIDDLEGAME), Limits.toDepth(9));
    search.newGame();
    SearchResult second = search(Fen.parse(MIDDLEGAME), Limits.toDepth(9));
    assertThat(second).isEqualTo(first);
  }

  @Test
  void allocatesNothingInTheTree() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    search(Fen.parse(MIDDLEGAME), Limits.toNodes(60_000));
    long self = Thread.currentThread().threadId();
    long few = allocated(threads, self, 30_000);
    long many = allocated(threads, self, 90_000);
    // Iterations and lines are objects, nodes are not.
    assertThat(many - few).isLessThan(20_000);
  }

  @Test
  void allocatesNothingInTheTreeWithLearnedMoveEffort() {
    search.setMoveEffort(Optional.of(new MoveEffortTables(new int[MoveFact.BINS], 200)));
    allocatesNothingInTheTree();
  }

  private long allocated(ThreadMXBean threads, long self, long nodes) {
    search.newGame();
    Position position = Fen.parse(MIDDLEGAME);
    long before = threads.getThreadAllocatedBytes(self);
    search(position, Limits.toNodes(nodes));
    return threads.getThreadAllocatedBytes(self) - before;
  }
}
