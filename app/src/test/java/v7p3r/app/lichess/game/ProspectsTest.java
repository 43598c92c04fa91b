package v7p3r.app.lichess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.app.lichess.config.BotConfig.DrawRule;
import v7p3r.app.lichess.config.BotConfig.ResignRule;
import v7p3r.arena.player.Score;

class ProspectsTest {
  private final Prospects prospects =
      new Prospects(Optional.of(new DrawRule(10, 3, 10)), Optional.of(new ResignRule(900, 2)));

  private void seen(int... centipawns) {
    for (int value : centipawns) {
      prospects.add(Optional.of(Score.centipawns(value)));
    }
  }

  @Test
  void aDrawIsOfferedAfterEnoughEvenMovesWithFewMen() {
    seen(0, 10);
    assertThat(prospects.offersDraw(8)).isFalse();
    seen(-10);
    assertThat(prospects.offersDraw(10)).isTrue();
    assertThat(prospects.offersDraw(11)).isFalse();
    seen(11);
    assertThat(prospects.offersDraw(8)).isFalse();
  }

  @Test
  void whoIsWorseTakesADrawAtOnce() {
    seen(-150, -200, -151);
    assertThat(prospects.offersDraw(8)).isFalse();
    assertThat(prospects.acceptsDraw(30)).isTrue();
    seen(40);
    assertThat(prospects.acceptsDraw(30)).isFalse();
  }

  @Test
  void resignsOnlyAfterMovesInARow() {
    seen(-900, -899, -900);
    assertThat(prospects.resigns()).isFalse();
    prospects.add(Optional.of(Score.mateIn(-3)));
    assertThat(prospects.resigns()).isTrue();
    prospects.forget();
    assertThat(prospects.resigns()).isFalse();
  }

  @Test
  void neverResignsWithoutARule() {
    Prospects stubborn = new Prospects(Optional.empty(), Optional.empty());
    for (int i = 0; i < 20; i++) {
      stubborn.add(Optional.of(Score.mateIn(-1)));
    }
    assertThat(stubborn.resigns()).isFalse();
    assertThat(stubborn.offersDraw(2)).isFalse();
  }
}
