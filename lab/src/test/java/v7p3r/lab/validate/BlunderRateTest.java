package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static v7p3r.lab.validate.Searches.desc;
import static v7p3r.lab.validate.Searches.off;
import static v7p3r.lab.validate.Searches.position;

import java.util.List;
import org.junit.jupiter.api.Test;

class BlunderRateTest {
  private static final List<SearchedPosition> POSITIONS =
      List.of(
          position("a", desc("good", 9, 1, 1, 0.5), off("bad", 9, 1, 1)),
          position("b", desc("bad", 9, 1, 1, 0.5), off("bad", 9, 1, 1)),
          position("c", desc("good", 9, 1, 1, 0.5), off("good", 9, 1, 1)),
          position("unjudged", desc("x", 9, 1, 1, 0.5), off("x", 9, 1, 1)));

  private static final List<Judgement> JUDGEMENTS =
      List.of(
          new Judgement("a", "good", 30, 20),
          new Judgement("a", "bad", 30, -171), // 201 cp
          new Judgement("b", "bad", 500, 150),
          new Judgement("c", "good", 100, -100)); // 200 cp is not more than 200

  @Test
  void movesThatLoseMoreThanTwoPawnsAreCounted() {
    Measurement rate = new BlunderRate(JUDGEMENTS).of(POSITIONS, 5000);
    assertThat(rate.found().orElseThrow().value()).isCloseTo(100.0 / 3, within(1e-9));
    assertThat(rate.detail()).startsWith("desc 1, off 2 of 3 moves").contains("5000 nodes");
    assertThat(rate.verdict()).isEqualTo(Verdict.MISSED);
  }

  @Test
  void inAWonPositionTheSizeOfTheAdvantageMakesNoDifference() {
    assertThat(new Judgement("a", "m", 99_990, 1200).isBlunder()).isFalse();
    assertThat(new Judgement("a", "m", 99_990, 700).isBlunder()).isTrue();
    assertThat(new Judgement("a", "m", -1500, -99_995).isBlunder()).isFalse();
  }

  @Test
  void withoutJudgementsTheReasonIsTold() {
    Measurement rate = new BlunderRate(List.of()).of(POSITIONS, 5000);
    assertThat(rate.verdict()).isEqualTo(Verdict.NOT_MEASURED);
    assertThat(rate.detail()).isEqualTo("no move was judged");
  }
}
