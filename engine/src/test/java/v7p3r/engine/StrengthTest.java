package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.eval.Evaluator;
import v7p3r.notation.UciMove;
import v7p3r.search.Bound;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.Statistics;

class StrengthTest {
  private static final String QUIET =
      "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12";

  static Engine engine(int elo, int seed) {
    Engine engine = new Engine();
    engine.setOption("Hash", "1");
    engine.setOption("UCI_LimitStrength", "true");
    engine.setOption("UCI_Elo", Integer.toString(elo));
    engine.setOption("Random Seed", Integer.toString(seed));
    return engine;
  }

  @Test
  void seesMoreAndErrsLessTheMoreEloIsWanted() {
    for (int elo = Strength.MIN_ELO + 50; elo <= Strength.MAX_ELO; elo += 50) {
      Strength weaker = Strength.ofElo(elo - 50);
      Strength stronger = Strength.ofElo(elo);
      assertThat(stronger.nodes()).isGreaterThanOrEqualTo(weaker.nodes());
      assertThat(stronger.blindness()).isLessThan(weaker.blindness());
      assertThat(stronger.errorCentipawns()).isLessThanOrEqualTo(weaker.errorCentipawns());
      assertThat(stronger.candidates()).isBetween(2, weaker.candidates());
    }
    assertThat(Strength.ofElo(Strength.MAX_ELO).errorCentipawns()).isZero();
  }

  @Test
  void endsTheSearchAtItsNodesOrEarlierIfAskedTo() {
    Engine engine = engine(1600, 1);
    engine.setPosition(QUIET, List.of());
    long most = Strength.ofElo(1600).nodes();
    assertThat(nodes(engine, Limits.UNLIMITED)).isBetween(most / 2, most);
    assertThat(nodes(engine, Limits.toNodes(500))).isLessThanOrEqualTo(500);
  }

  private static long nodes(Engine engine, Limits limits) {
    return engine.go(limits, SearchListener.SILENT).statistics().nodes();
  }

  @Test
  void erredMovesAreLegalAndDifferFromSeedToSeed() {
    List<Integer> moves = new ArrayList<>();
    for (int seed = 1; seed <= 20; seed++) {
      Engine engine = engine(Strength.MIN_ELO, seed);
      engine.setPosition(QUIET, List.of());
      int move = engine.go(Limits.UNLIMITED, SearchListener.SILENT).bestMove();
      assertThat(engine.position().isLegal(move)).isTrue();
      moves.add(move);
    }
    assertThat(moves.stream().distinct().count()).isGreaterThanOrEqualTo(3);
  }

  /** The queen on d4 is attacked from the other end of the long diagonal. */
  private static final String ATTACKED_QUEEN =
      "r2q1rk1/pp1bppbp/3p2p1/8/3QP3/2N5/PPP2PPP/R1B2RK1 w - - 0 1";

  private static int queensLeftHanging(int elo) {
    int hanging = 0;
    for (int seed = 1; seed <= 40; seed++) {
      Engine engine = engine(elo, seed);
      engine.setPosition(ATTACKED_QUEEN, List.of());
      Position after = engine.position();
      after.make(engine.go(Limits.UNLIMITED, SearchListener.SILENT).bestMove());
      int square = Square.parse("d4");
      boolean stays = after.pieceOn(square) == Piece.WHITE_QUEEN;
      hanging += stays && after.isAttacked(square, after.pieces(), Color.BLACK) ? 1 : 0;
    }
    return hanging;
  }

  @Test
  void beginnersOverlookAnAttackFromAfarNowAndThenAndGoodPlayersDoNot() {
    assertThat(queensLeftHanging(Strength.MIN_ELO)).isBetween(1, 20);
    assertThat(queensLeftHanging(2200)).isZero();
  }

  @Test
  void theSameSeedGivesTheSameMoves() {
    for (int seed = 1; seed <= 5; seed++) {
      Engine first = engine(1200, seed);
      Engine second = engine(1200, seed);
      first.setPosition(QUIET, List.of());
      second.setPosition(QUIET, List.of());
      assertThat(first.go(Limits.UNLIMITED, SearchListener.SILENT).bestMove())
          .isEqualTo(second.go(Limits.UNLIMITED, SearchListener.SILENT).bestMove());
    }
  }

  @Test
  void showsOnlyAsManyLinesAsWanted() {
    Engine engine = engine(1000, 1);
    List<Integer> lines = new ArrayList<>();
    SearchListener listener = (Iteration iteration) -> lines.add(iteration.line());
    engine.go(Limits.UNLIMITED, listener);
    assertThat(lines).isNotEmpty().containsOnly(1);
    engine.setOption("UCI_LimitStrength", "false");
    lines.clear();
    engine.go(Limits.toDepth(4), listener);
    assertThat(lines).containsExactly(1, 1, 1, 1);
  }

  @Test
  void severalLinesAreShownEachOnceADepth() {
    Engine engine = engine(2200, 1);
    engine.setOption("MultiPV", "3");
    engine.setPosition(QUIET, List.of());
    List<List<Integer>> depths = new ArrayList<>();
    engine.go(
        Limits.UNLIMITED,
        (Iteration iteration) -> {
          if (iteration.line() == 1) {
            depths.add(new ArrayList<>());
          }
          depths.getLast().add(iteration.line());
        });
    assertThat(depths).hasSizeGreaterThan(3);
    assertThat(depths.subList(0, depths.size() - 1)).containsOnly(List.of(1, 2, 3));
  }

  /** Tells two depths, the second of which is broken off after its first line. */
  private record TwoDepths(IterationFacts facts, List<Integer> askedLines) implements Searcher {
    @Override
    public SearchResult search(Position position, Limits limits, SearchListener listener) {
      askedLines.add(limits.lines());
      listener.onIteration(line(position, 1, 1, "e2e4", 20));
      listener.onIteration(line(position, 1, 2, "d2d4", 10));
      listener.onFacts(facts);
      listener.onIteration(line(position, 2, 1, "a2a3", 30));
      int best = UciMove.parse(position, "a2a3");
      return new SearchResult(best, Move.NONE, 30, 1, Statistics.NONE);
    }

    private static Iteration line(Position position, int depth, int line, String move, int score) {
      Line pv = Line.of(UciMove.parse(position, move));
      return new Iteration(depth, depth, line, score, Bound.EXACT, 1, 1, 0, 0, pv);
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

  private static IterationFacts anyFacts() {
    List<IterationFacts> told = new ArrayList<>();
    new Engine()
        .go(
            Limits.toDepth(1),
            new SearchListener() {
              @Override
              public void onIteration(Iteration iteration) {}

              @Override
              public void onFacts(IterationFacts facts) {
                told.add(facts);
              }
            });
    return told.getFirst();
  }

  @Test
  void theMoveIsChosenFromTheLinesOfACompletedDepth() {
    List<Integer> asked = new ArrayList<>();
    Position start = new Position();
    Strength withoutErrors = new Strength(1000, 2, 0, 0);
    WeakenedSearch search =
        new WeakenedSearch(
            new TwoDepths(anyFacts(), asked),
            new Evaluator(),
            withoutErrors,
            new SplittableRandom(1));
    SearchResult result = search.search(start, Limits.UNLIMITED, SearchListener.SILENT);
    assertThat(UciMove.format(start, result.bestMove())).isEqualTo("e2e4");
    assertThat(asked).containsExactly(2);
  }

  @Test
  void aForcedMoveIsStillFound() {
    Engine engine = engine(Strength.MIN_ELO, 1);
    engine.setPosition("k7/8/1K6/8/8/8/8/1R6 b - - 0 61", List.of());
    SearchResult result = engine.go(Limits.UNLIMITED, SearchListener.SILENT);
    assertThat(engine.position().isLegal(result.bestMove())).isTrue();
  }
}
