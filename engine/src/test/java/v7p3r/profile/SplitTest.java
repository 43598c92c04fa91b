package v7p3r.profile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SplitTest {
  @Test
  void aboutOneGameInFiveJudges() {
    int judging = 0;
    for (int i = 0; i < 5000; i++) {
      judging += Split.of("game#" + i) == Split.VALIDATION ? 1 : 0;
    }
    assertThat(judging).isBetween(900, 1100);
    assertThat(Split.of("game#1")).isEqualTo(Split.of("game#1"));
  }
}
