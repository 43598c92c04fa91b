package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine.Model.CommandSpec;
import v7p3r.arena.spsa.Parameter;
import v7p3r.search.Tunable;

class ParameterWordsTest {
  private static Parameter read(String... words) {
    return new ParameterWords(CommandSpec.create(), true).read(List.of(words));
  }

  @ParameterizedTest
  @EnumSource
  void aNumberIsTunedWhereItMakesSenseAndNeverSwitchedOff(Tunable tunable) {
    Parameter parameter = read(tunable.key());
    assertThat(parameter.min()).isEqualTo(tunable.min());
    assertThat(parameter.max()).isEqualTo(tunable.max());
    assertThat(parameter.start()).isEqualTo(tunable.initial());
  }

  @ParameterizedTest
  @CsvSource({
    "ReductionHistoryDivisor, 3000, 20000, 850",
    "FutilityDepth, 2, 12, 0.5",
    "LateMoveDepth, 4, 14, 0.5",
    "UnreducedChecksPly, 0, 20, 1"
  })
  void theValueThatSwitchesOffDoesNotStretchTheStep(String name, int min, int max, double step) {
    Parameter parameter = read(name);
    assertThat(parameter.min()).isEqualTo(min);
    assertThat(parameter.max()).isEqualTo(max);
    assertThat(parameter.finalStep()).isEqualTo(step);
  }

  @Test
  void anotherRangeMayBeGivenAndTheNameInAnyCase() {
    Parameter parameter = read("reductionhistorydivisor", "max=40000");
    assertThat(parameter.name()).isEqualTo("ReductionHistoryDivisor");
    assertThat(parameter.min()).isEqualTo(3000);
    assertThat(parameter.max()).isEqualTo(40_000);
  }

  @Test
  void aSwitchMayBeginBetweenOnAndOff() {
    Parameter parameter =
        read("Killers", "start=0.5", "min=0", "max=1", "step=0.5", "rate=0.000000001");
    assertThat(parameter).isEqualTo(new Parameter("Killers", 0.5, 0, 1, 0.5, 1e-9));
  }

  @Test
  void anOptionThatIsNoNumberOfTheTreeHasItsOwnRange() {
    Parameter parameter = read("DescTurboTime");
    assertThat(parameter.min()).isEqualTo(10);
    assertThat(parameter.max()).isEqualTo(400);
  }
}
