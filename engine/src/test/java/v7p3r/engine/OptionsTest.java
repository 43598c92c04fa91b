package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class OptionsTest {
  private static final Option.Check CHECK = new Option.Check("Own Book", true, "A check.");
  private static final Option.Spin SPIN = new Option.Spin("Hash", 16, 1, 64, "A spin.");
  private static final Option.Combo COMBO =
      new Option.Combo("Style", "Solid", List.of("Solid", "Risky"), "A combo.");
  private static final Option.Text TEXT = new Option.Text("File", "", "A text.");
  private static final Option.Button BUTTON = new Option.Button("Clear", "A button.");

  private final Options options = new Options(List.of(CHECK, SPIN, COMBO, TEXT, BUTTON));

  @Test
  void beginWithTheirDefaults() {
    assertThat(options.value(CHECK)).isTrue();
    assertThat(options.value(SPIN)).isEqualTo(16);
    assertThat(options.value(COMBO)).isEqualTo("Solid");
    assertThat(options.value(TEXT)).isEmpty();
  }

  @Test
  void keepWhatIsSetWhateverTheCaseOfTheName() {
    options.set("own book", "FALSE");
    options.set("HASH", " 64 ");
    options.set("Style", "risky");
    options.set("file", "a b.bin");
    assertThat(options.set("clear", "")).isEqualTo(BUTTON);
    assertThat(options.value(CHECK)).isFalse();
    assertThat(options.value(SPIN)).isEqualTo(64);
    assertThat(options.value(COMBO)).isEqualTo("Risky");
    assertThat(options.value(TEXT)).isEqualTo("a b.bin");
    options.set("File", "<empty>");
    assertThat(options.value(TEXT)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Hash|65|option Hash: expected a whole number from 1 to 64, found '65'",
        "Hash|0|option Hash: expected a whole number from 1 to 64, found '0'",
        "Hash|''|option Hash: expected a whole number from 1 to 64, found nothing",
        "Hash|99999999999|option Hash: expected a whole number from 1 to 64, found '99999999999'",
        "Own Book|yes|option Own Book: expected true or false, found 'yes'",
        "Style|Wild|option Style: expected one of Solid, Risky, found 'Wild'",
        "Nope|1|option: expected one of Own Book, Hash, Style, File, Clear, found 'Nope'",
        "Hasch|1|option: expected one of the engine's options (did you mean Hash?), found 'Hasch'"
      })
  void refuseWhatTheyCannotTakeAndStayAsTheyAre(String name, String value, String message) {
    assertThatThrownBy(() -> options.set(name, value))
        .isInstanceOf(OptionException.class)
        .hasMessage(message);
    assertThat(options.value(SPIN)).isEqualTo(16);
    assertThat(options.value(CHECK)).isTrue();
    assertThat(options.value(COMBO)).isEqualTo("Solid");
  }

  static List<Option> engineOptions() {
    return new Engine().options().all();
  }

  @ParameterizedTest
  @MethodSource("engineOptions")
  void everyOptionOfTheEngineIsDescribedInASentence(Option option) {
    assertThat(option.description()).matches("[A-Z].{10,}\\.");
    assertThat(new Engine().options().find(option.name().toUpperCase(Locale.ROOT)))
        .contains(option);
  }
}
