package v7p3r.arena.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.arena.player.Score;
import v7p3r.notation.Epd;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class ProblemTest {
  private static final String ROOKS = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - ";

  private static Problem problem(String operations) {
    return Problem.of(Epd.parse(ROOKS + operations), "here:1");
  }

  private static boolean solves(Problem problem, String move, Score score) {
    return problem.isSolvedBy(
        UciMove.parse(Fen.parse(problem.fen()), move), Optional.ofNullable(score));
  }

  @Test
  void oneOfTheBestMovesSolves() {
    Problem problem = problem("bm Rd8# Rd7; id \"back rank\";");
    assertThat(problem.name()).isEqualTo("back rank");
    assertThat(problem.expected()).isEqualTo("Rd8# Rd7");
    assertThat(solves(problem, "d1d8", null)).isTrue();
    assertThat(solves(problem, "d1d7", null)).isTrue();
    assertThat(solves(problem, "d1d6", Score.mateIn(1))).isFalse();
  }

  @Test
  void anyMoveSolvesButTheOneToAvoid() {
    Problem problem = problem("am Rd2;");
    assertThat(problem.name()).isEqualTo("here:1");
    assertThat(problem.expected()).isEqualTo("not Rd2");
    assertThat(solves(problem, "d1d2", null)).isFalse();
    assertThat(solves(problem, "h2h3", null)).isTrue();
  }

  @Test
  void aMateMustBeSeenWithItsLength() {
    for (String operation : new String[] {"bm #1;", "dm 1;"}) {
      Problem problem = problem(operation);
      assertThat(problem.expected()).isEqualTo("mate in 1");
      assertThat(solves(problem, "d1d8", Score.mateIn(1))).isTrue();
      assertThat(solves(problem, "d1d8", Score.mateIn(2))).as("longer").isFalse();
      assertThat(solves(problem, "d1d8", Score.mateIn(-1))).as("the other side").isFalse();
      assertThat(solves(problem, "d1d8", Score.centipawns(900))).isFalse();
      assertThat(solves(problem, "d1d8", null)).isFalse();
    }
  }

  @Test
  void beingMatedIsSeenToo() {
    Problem problem = Problem.of(Epd.parse("3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - bm #-1;"), "here:1");
    assertThat(problem.mateIn()).hasValue(-1);
    assertThat(problem.isSolvedBy(0, Optional.of(Score.mateIn(-1)))).isTrue();
    assertThat(problem.isSolvedBy(0, Optional.of(Score.mateIn(1)))).isFalse();
  }

  @Test
  void aLineThatAsksNothingIsNoProblem() {
    assertThatThrownBy(() -> problem("ce 5;")).hasMessageContaining("bm, am or dm");
    assertThatThrownBy(() -> problem("bm Ra8;")).isInstanceOf(IllegalArgumentException.class);
  }
}
