package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.search.Value;

class WinDrawLossTest {
  @Test
  void addsUpAndTurnsAroundWithTheScore() {
    for (int phase = 0; phase <= Position.FULL_PHASE; phase++) {
      for (int score = -3000; score <= 3000; score += 7) {
        WinDrawLoss chances = WinDrawLoss.of(score, phase);
        assertThat(chances.win() + chances.draw() + chances.loss()).isEqualTo(1000);
        assertThat(chances.draw()).isNotNegative();
        assertThat(WinDrawLoss.of(-score, phase))
            .isEqualTo(new WinDrawLoss(chances.loss(), chances.draw(), chances.win()));
      }
    }
  }

  @Test
  void growsWithTheScore() {
    for (int phase = 0; phase <= Position.FULL_PHASE; phase += 6) {
      for (int score = -1000; score < 1000; score += 50) {
        WinDrawLoss less = WinDrawLoss.of(score, phase);
        WinDrawLoss more = WinDrawLoss.of(score + 50, phase);
        assertThat(more.win()).isGreaterThanOrEqualTo(less.win());
        assertThat(more.loss()).isLessThanOrEqualTo(less.loss());
      }
    }
  }

  @Test
  void isCertainOfAMate() {
    assertThat(WinDrawLoss.of(Value.mateIn(5), 12)).isEqualTo(new WinDrawLoss(1000, 0, 0));
    assertThat(WinDrawLoss.of(Value.matedIn(4), 12)).isEqualTo(new WinDrawLoss(0, 0, 1000));
  }

  @Test
  void anAdvantageCountsMoreWhenFewPiecesAreLeft() {
    assertThat(WinDrawLoss.of(300, 2).win()).isGreaterThan(WinDrawLoss.of(300, 24).win());
  }
}
