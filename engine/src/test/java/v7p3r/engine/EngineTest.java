package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.Statistics;

@Timeout(60)
class EngineTest {
  private final Engine engine = new Engine();

  @Test
  void playsFromThePositionItWasGiven() {
    engine.setPosition("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", List.of());
    SearchResult result = engine.go(Limits.toDepth(3), SearchListener.SILENT);
    assertThat(UciMove.format(engine.position(), result.bestMove())).isEqualTo("d1d8");
  }

  @Test
  void keepsTheOldPositionWhenTheNewOneIsWrong() {
    engine.setPosition(Fen.START, List.of("e2e4"));
    String before = Fen.format(engine.position());
    assertThatThrownBy(() -> engine.setPosition("nonsense", List.of()))
        .isInstanceOf(NotationException.class);
    assertThatThrownBy(() -> engine.setPosition(Fen.START, List.of("e2e4", "e7e5", "e1e3")))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageStartingWith("move 3: expected a legal move")
        .hasMessageEndingWith("found 'e1e3'");
    assertThat(Fen.format(engine.position())).isEqualTo(before);
  }

  @Test
  void remembersTheGameForRepetitions() {
    engine.setPosition(Fen.START, List.of("g1f3", "g8f6", "f3g1", "f6g8"));
    assertThat(engine.position().repetitions()).isEqualTo(1);
  }

  @Test
  void aNewGameBeginsAtTheStart() {
    engine.setPosition(Fen.START, List.of("e2e4"));
    engine.newGame();
    assertThat(Fen.format(engine.position())).isEqualTo(Fen.START);
  }

  @Test
  void thePositionCannotBeChangedFromOutside() {
    Position position = new Position();
    engine.setPosition(position);
    position.make(UciMove.parse(position, "e2e4"));
    engine.position().make(UciMove.parse(engine.position(), "e2e4"));
    assertThat(Fen.format(engine.position())).isEqualTo(Fen.START);
  }

  @Test
  void aTableThatDoesNotFitIsRefusedAndTheEngineGoesOn() {
    int most = EngineOptions.HASH.max();
    assertThatThrownBy(() -> engine.setOption("Hash", Integer.toString(most + 1)))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option Hash: expected a whole number from 1 to %d, found '%d'", most, most + 1);
    assertThat(engine.options().value(EngineOptions.HASH)).isEqualTo(16);
    assertThat(engine.go(Limits.toDepth(2), SearchListener.SILENT).bestMove()).isNotZero();
  }

  @Test
  void aSmallTableChangesTheTree() {
    engine.setOption("Hash", "1");
    long small = engine.go(Limits.toDepth(15), SearchListener.SILENT).statistics().nodes();
    engine.setOption("Hash", "64");
    engine.newGame();
    long large = engine.go(Limits.toDepth(15), SearchListener.SILENT).statistics().nodes();
    assertThat(small).isNotEqualTo(large);
  }

  @Test
  void clearHashForgetsTheLastSearch() {
    long first = engine.go(Limits.toDepth(5), SearchListener.SILENT).statistics().nodes();
    long again = engine.go(Limits.toDepth(5), SearchListener.SILENT).statistics().nodes();
    engine.setOption("Clear Hash", "");
    long fresh = engine.go(Limits.toDepth(5), SearchListener.SILENT).statistics().nodes();
    assertThat(again).isLessThan(first);
    assertThat(fresh).isEqualTo(first);
  }

  @Test
  void theRandomSeedDecidesTheRandomGame() {
    engine.setOption("SearchType", "random");
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      engine.setOption("Random Seed", "99");
      moves.add(engine.go(Limits.UNLIMITED, SearchListener.SILENT).bestMove());
    }
    assertThat(moves.get(0)).isEqualTo(moves.get(1));
  }

  @Test
  void anInfiniteSearchKeepsItsAnswerUntilItIsStopped() throws InterruptedException {
    engine.setOption("SearchType", "simple");
    Search search = engine.prepare(Limits.UNLIMITED.withInfinite(true));
    Thread thread = Thread.ofPlatform().start(() -> search.run(SearchListener.SILENT));
    while (thread.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    search.ponderHit();
    assertThat(thread.isAlive()).isTrue();
    search.stop();
    thread.join();
    assertThat(search.isStopped()).isTrue();
  }

  /** A search with a fault, to see how the engine lives with it. */
  private record Faulty(int bestMove) implements Searcher {
    @Override
    public SearchResult search(Position position, Limits limits, SearchListener listener) {
      position.make(position.legalMoves().get(0));
      if (bestMove < 0) {
        throw new ArrayIndexOutOfBoundsException("fault");
      }
      return new SearchResult(bestMove, 0, 0, 1, Statistics.NONE);
    }

    @Override
    public void prepare() {}

    @Override
    public void stop() {}

    @Override
    public void ponderHit() {}

    @Override
    public void newGame() {}
  }

  private static final class Problems implements SearchListener {
    private final List<String> told = new ArrayList<>();

    @Override
    public void onIteration(Iteration iteration) {}

    @Override
    public void onProblem(String problem) {
      told.add(problem);
    }
  }

  @Test
  void aSearchThatFailsIsReplacedByALegalMove() {
    Position position = new Position();
    for (int bestMove : new int[] {-1, 0xFFFF}) {
      Problems problems = new Problems();
      SearchResult result =
          new Search(new Faulty(bestMove), position, Limits.toDepth(3), List.of()).run(problems);
      assertThat(position.isLegal(result.bestMove())).isTrue();
      assertThat(problems.told).hasSize(1);
    }
    assertThat(Fen.format(position)).isEqualTo(Fen.START);
  }
}
