package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.eval.EvalFixture.context;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

class PawnTableTest {
  private static final long START = byWings(EvalFixture.context(new Position()));

  private final PawnTable table = new PawnTable();

  @Test
  void knowsNothingAtFirst() {
    assertThat(table.probe(START)).isFalse();
    assertThat(table.probe(byWings("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))).as("no pawns").isFalse();
  }

  @Test
  void keepsScoreAndFacts() {
    long position = byWings("4k3/p7/8/8/8/8/7P/4K3 w - - 0 1");
    table.store(position, -123_456, 0x80L, 0x900L, 0x7FFFF);
    table.store(START, 5);
    assertThat(table.probe(position)).isTrue();
    assertThat(table.score()).isEqualTo(-123_456);
    assertThat(table.passedPawns()).isEqualTo(0x80L);
    assertThat(table.outposts()).isEqualTo(0x900L);
    assertThat(table.files()).isEqualTo(0x7FFFF);
  }

  @Test
  void answersAtOnceWithWhatIsStored() {
    table.store(START, 77, 1, 2, 3);
    assertThat(table.score()).isEqualTo(77);
    assertThat(table.passedPawns()).isEqualTo(1);
    assertThat(table.outposts()).isEqualTo(2);
    assertThat(table.files()).isEqualTo(3);
  }

  @Test
  void forgetsWhenCleared() {
    table.store(START, 77);
    table.clear();
    assertThat(table.probe(START)).isFalse();
  }

  @Test
  void doesNotTakeOtherPawnsForTheSame() {
    Random random = new Random(3);
    Position position = new Position();
    for (int i = 0; i < 20_000; i++) {
      RandomPawnPlay.step(position, random);
      EvalContext context = EvalFixture.context(position);
      long key = position.pawnKey();
      if (table.probe(byWings(context))) {
        assertThat(table.passedPawns()).isEqualTo(key);
        assertThat(table.score()).isEqualTo(context.kingWings());
      }
      table.store(byWings(context), context.kingWings(), key, 0, 0);
    }
  }

  @Test
  void tellsTheWingsOfTheKingsApart() {
    table.store(byWings("4k3/p7/8/8/8/8/7P/4K3 w - - 0 1"), 1);
    assertThat(table.probe(byWings("6k1/p7/8/8/8/8/7P/5K2 w - - 0 1"))).isTrue();
    assertThat(table.probe(byWings("4k3/p7/8/8/8/8/7P/3K4 w - - 0 1"))).isFalse();
    assertThat(table.probe(byWings("3k4/p7/8/8/8/8/7P/4K3 w - - 0 1"))).isFalse();
    assertThat(table.probe(byWings("3k4/p7/8/8/8/8/7P/3K4 w - - 0 1"))).isFalse();
  }

  @Test
  void tellsTheSquaresOfTheKingsApart() {
    Set<Long> keys = new HashSet<>();
    for (int white = 0; white < 64; white++) {
      for (int black = 0; black < 64; black++) {
        if (Square.distance(white, black) > 1) {
          keys.add(PawnTable.keyByKings(EvalFixture.context(twoKings(white, black))));
        }
      }
    }
    assertThat(keys).hasSize(3_612); // all ways to place two kings that do not touch
  }

  @Test
  void tellsApartWhoHasRooksOrQueens() {
    String[] fens = {
      "4k3/p7/8/8/8/8/7P/4K3 w - - 0 1",
      "4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1",
      "q3k3/p7/8/8/8/8/7P/4K3 w - - 0 1",
      "q3k3/p7/8/8/8/8/7P/R3K3 w - - 0 1"
    };
    Set<Long> keys = new HashSet<>();
    for (String fen : fens) {
      keys.add(PawnTable.keyByKings(context(fen)));
    }
    assertThat(keys).hasSize(fens.length);
    assertThat(PawnTable.keyByKings(context("1r2k3/p7/8/8/8/8/7P/2Q1K3 w - - 0 1")))
        .isEqualTo(PawnTable.keyByKings(context(fens[3])));
  }

  @Test
  void changesNoEvaluation() {
    Evaluator remembering = new Evaluator(Weights.design(), ThemeSet.ALL);
    Evaluator forgetful = new Evaluator(Weights.design(), ThemeSet.ALL);
    Random random = new Random(5);
    Position position = new Position();
    for (int i = 0; i < 5_000; i++) {
      RandomPawnPlay.step(position, random);
      forgetful.use(Weights.design()); // clears the table
      assertThat(remembering.evaluate(position))
          .as(() -> Fen.format(position))
          .isEqualTo(forgetful.evaluate(position));
    }
  }

  @Test
  void doesNotLeakFromOneThemeSetIntoAnother() {
    Evaluator switching = new Evaluator(Weights.design(), ThemeSet.ALL);
    Evaluator without = new Evaluator(Weights.design(), ThemeSet.ALL.without(Theme.ISOLATED_PAWNS));
    Evaluator with = new Evaluator(Weights.design(), ThemeSet.ALL);
    Random random = new Random(9);
    Position position = new Position();
    for (int i = 0; i < 300; i++) {
      RandomPawnPlay.step(position, random);
      switching.use(ThemeSet.ALL);
      assertThat(switching.evaluate(position)).isEqualTo(with.evaluate(position));
      switching.use(ThemeSet.ALL.without(Theme.ISOLATED_PAWNS));
      assertThat(switching.evaluate(position)).isEqualTo(without.evaluate(position));
    }
  }

  private static long byWings(String fen) {
    return byWings(context(fen));
  }

  private static long byWings(EvalContext context) {
    return PawnTable.keyByWings(context);
  }

  private static Position twoKings(int white, int black) {
    StringBuilder fen = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      for (int file = 0; file < 8; file++) {
        int square = Square.of(file, rank);
        fen.append(square == white ? 'K' : square == black ? 'k' : '1');
      }
      fen.append(rank > 0 ? "/" : " w - - 0 1");
    }
    return Fen.parse(fen);
  }
}
