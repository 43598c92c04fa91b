package v7p3r.arena.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.arena.endgame.EndgameTask.Goal;
import v7p3r.board.Color;
import v7p3r.notation.Epd;
import v7p3r.notation.Fen;
import v7p3r.tablebase.Tablebases;
import v7p3r.tablebase.Wdl;

class EndgameTaskTest {
  private static final String WHITE_HAS_A_PAWN_MORE = "8/8/4k3/8/8/4P3/8/4K3 %s - - 0 1";

  /** Worth for the side to move, then what is to be reached and by whom: 0 White, 1 Black. */
  @ParameterizedTest
  @CsvSource({
    "w,  2, WIN,  0",
    "b,  2, WIN,  1",
    "w, -2, WIN,  1",
    "b, -2, WIN,  0",
    "w,  0, HOLD, 1",
    "b,  0, HOLD, 1",
    "w,  1, HOLD, 1",
    "w, -1, HOLD, 0"
  })
  void whoWinsHasToWinAndWhoHasLessHasToHold(String mover, int wdl, Goal goal, int side) {
    EndgameTask task = EndgameTask.of(Fen.parse(WHITE_HAS_A_PAWN_MORE.formatted(mover)), wdl);
    assertThat(task.goal()).isEqualTo(goal);
    assertThat(task.side()).isEqualTo(side);
  }

  @Test
  void withEqualForcesTheSideToMoveHolds() {
    String even = "8/4p3/4k3/8/8/4P3/8/4K3 b - - 0 1";
    assertThat(EndgameTask.of(Fen.parse(even), Wdl.DRAW).side()).isEqualTo(Color.BLACK);
  }

  @Test
  void itsLineSaysAllThatIsNeededToHaveItAgain() throws Exception {
    EndgameTask task = EndgameTask.of(Fen.parse("8/8/4k3/8/8/4P3/8/4K3 b - - 7 61"), Wdl.DRAW);
    Epd again = Epd.parse(task.toEpd());
    try (EndgameJudge nobody = new EndgameJudge(Tablebases.NONE, Optional.empty())) {
      int worth = nobody.worth(again).orElseThrow();
      assertThat(EndgameTask.of(again.position(), worth)).isEqualTo(task);
    }
  }
}
