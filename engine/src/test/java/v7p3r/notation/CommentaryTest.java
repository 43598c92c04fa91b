package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommentaryTest {
  @ParameterizedTest
  @CsvSource({
    "0:05:00, 300000",
    "1:00:00.123, 3600123",
    "0:00:00.5, 500",
    "2:30, 150000",
    "7.25, 7250",
    "0:00:01.1239, 1123",
    "99999:00:00, 359996400000",
  })
  void clocksAreReadToTheMillisecond(String text, long millis) {
    assertThat(Commentary.of("[%clk " + text + "]").clock()).contains(Duration.ofMillis(millis));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[%clk]",
        "[%clk ]",
        "[%clk x]",
        "[%clk 1:2:3:4]",
        "[%clk -0:01]",
        "[%clk 1:]",
        "[%clk 1:02.]",
        "[%clk 999999:00:00]",
        "[%clk 12345678]",
        "[%eval]",
        "[%eval M3]",
        "[%eval 0.2,]",
        "[%eval 0.2,deep]",
        "[%eval #]",
        "[%clk [%clk 0:01:00] 0:02:00]",
        "[%cal Ga1a2]",
        "[%clk 0:01:00",
        "[ %clk 0:01:00]",
      })
  void commandsThatMakeNoSenseStayText(String text) {
    Commentary commentary = Commentary.of(text);
    assertThat(commentary.text()).isEqualTo(text);
    assertThat(commentary.clock()).isEmpty();
    assertThat(commentary.evaluation()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0.25, 0.25",
    "-0.05, -0.05",
    "+1.5, 1.50",
    "12, 12.00",
    "0.2549, 0.25",
    "#3, #3",
    "#-12, #-12",
    "'-3.10,24', '-3.10,24'",
    "'#1,99', '#1,99'",
  })
  void evaluationsAreReadAndWritten(String text, String written) {
    assertThat(Commentary.of("[%eval " + text + "]").evaluation().orElseThrow())
        .hasToString(written);
  }

  @Test
  void evaluationIsEitherAScoreOrAMate() {
    assertThat(Commentary.of("[%eval -1.5,20]").evaluation())
        .contains(new Evaluation.Centipawns(-150, OptionalInt.of(20)));
    assertThat(Commentary.of("[%eval #5]").evaluation()).contains(new Evaluation.MateIn(5));
  }

  @Test
  void textIsWhatTheCommandsLeave() {
    assertThat(Commentary.of(" before [%clk 0:01:00]  after ").text()).isEqualTo("before after");
    assertThat(Commentary.of("[%clk 0:01:00]after").text()).isEqualTo("after");
    assertThat(Commentary.of("two\n  lines\r\n\r\nhere").text()).isEqualTo("two lines here");
  }

  @Test
  void takingACommandOutNeverMakesANewOne() {
    Commentary once = Commentary.of("[[%clk 0:01:00]%clk 0:02:00]");
    assertThat(Commentary.of(once.format())).isEqualTo(once);
  }

  @Test
  void writtenCommentReadsAsTheSame() {
    Commentary commentary =
        Commentary.of("text [%csl Ga1]")
            .withClock(Duration.ofMillis(61_050))
            .withElapsed(Duration.ofSeconds(2))
            .withEvaluation(new Evaluation.Centipawns(-7));
    assertThat(commentary.format())
        .isEqualTo("[%eval -0.07] [%clk 0:01:01.05] [%emt 0:00:02] text [%csl Ga1]");
    assertThat(Commentary.of(commentary.format())).isEqualTo(commentary);
    assertThat(Commentary.NONE.isEmpty()).isTrue();
  }

  @Test
  void impossibleValuesAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Commentary.NONE.withClock(Duration.ofSeconds(-1)));
    assertThatIllegalArgumentException().isThrownBy(() -> new Evaluation.MateIn(10_000));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Evaluation.Centipawns(Integer.MIN_VALUE));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Evaluation.Centipawns(0, OptionalInt.of(-1)));
  }
}
