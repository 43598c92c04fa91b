package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
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

  // ---- Effects ----

  private final List<Integer> effects = new ArrayList<>();

  private Options withEffect(Option.Effect<Integer> effect) {
    Options changed =
        new Options(List.of(new Option.Spin("Level", 3, 0, 9, "A level.", effect), TEXT));
    changed.set("File", "before");
    return changed;
  }

  private static int level(Options options) {
    return options.value((Option.Spin) options.find("Level").orElseThrow());
  }

  @Test
  void anEffectIsPutWithTheNewValue() {
    Options options = withEffect((engine, value) -> effects.add(value));
    options.set("level", "7", new Engine());
    assertThat(effects).containsExactly(7);
    assertThat(level(options)).isEqualTo(7);
  }

  @Test
  void anEffectThatFailsHalfwayIsUndoneByTheValueOfBefore() {
    Options options =
        withEffect(
            (engine, value) -> {
              effects.add(value);
              if (value == 9) {
                throw new IllegalStateException("no");
              }
            });
    Engine engine = new Engine();
    options.set("Level", "5", engine);
    assertThatThrownBy(() -> options.set("Level", "9", engine))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no");
    assertThat(effects).containsExactly(5, 9, 5);
    assertThat(level(options)).isEqualTo(5);
    assertThat(options.value(TEXT)).isEqualTo("before");
  }

  @Test
  void anOptionThatWasNeverSetIsNotSetAfterItsFailure() {
    Options options =
        withEffect(
            (engine, value) -> {
              throw new IllegalStateException("a fault");
            });
    assertThatThrownBy(() -> options.set("Level", "4", new Engine()))
        .isInstanceOf(IllegalStateException.class)
        .satisfies(e -> assertThat(e.getSuppressed()).hasSize(1));
    assertThat(options.isSet(options.find("Level").orElseThrow())).isFalse();
    assertThat(level(options)).isEqualTo(3);
  }

  @Test
  void memoryThatDoesNotSufficeIsAValueThatCannotBe() {
    Options options =
        withEffect(
            (engine, value) -> {
              if (value > 6) {
                throw new OutOfMemoryError("thrown by a test");
              }
            });
    assertThatThrownBy(() -> options.set("Level", "8", new Engine()))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option Level: expected a value that fits into memory, found '8'; it stays '3'");
    assertThat(level(options)).isEqualTo(3);
  }

  // ---- The options of the engine ----

  static List<Option> engineOptions() {
    Options all = new Engine().options();
    all.showHidden();
    return all.all();
  }

  @Test
  void aGuiIsShownWhatAPlayerNeedsAndNoMore() {
    assertThat(new Engine().options().all())
        .extracting(Option::name)
        .containsExactly(
            "SearchType",
            "Hash",
            "Threads",
            "MultiPV",
            "Clear Hash",
            "Ponder",
            "Move Overhead",
            "OwnBook",
            "BookFile",
            "UCI_AnalyseMode",
            "UCI_ShowWDL",
            "UCI_LimitStrength",
            "UCI_Elo",
            "UCI_Opponent",
            "SyzygyPath",
            "SyzygyProbeDepth",
            "Syzygy50MoveRule",
            "SyzygyProbeLimit",
            "UseDesc",
            "DescVerbose",
            "DescModelPath",
            "DescProfile",
            "UCI_EngineAbout",
            "UCI_Chess960");
  }

  @ParameterizedTest
  @CsvSource({
    "Random Seed, 7",
    "UseQuiescence, false",
    "Themes, material",
    "WeightsFile, design",
    "TimeManager, fixed",
    "nodestime, 100",
    "NullBase, 3",
    "DescDeepTime, 200"
  })
  void whatIsNotShownCanBeSetAllTheSame(String name, String value) {
    Engine engine = new Engine();
    engine.setOption(name, value);
    assertThat(engine.options().isSet(engine.options().find(name).orElseThrow())).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"4, 16", "3000, 3000", "100000, 8192"})
  void aTableIsAtMostAsLargeAsTheMemory(long megabytes, int most) {
    assertThat(EngineOptions.mostHash(megabytes << 20)).isEqualTo(most);
  }

  @ParameterizedTest
  @CsvSource({"1, 8", "2, 8", "8, 16", "64, 128", "500, 256"})
  void moreThreadsThanTwiceTheProcessorsAreOnlyAllowedOnSmallMachines(int processors, int most) {
    assertThat(EngineOptions.mostThreads(processors)).isEqualTo(most);
  }

  @Test
  void threadsAndHashEndWhereThisMachineDoes() {
    Runtime machine = Runtime.getRuntime();
    assertThat(EngineOptions.THREADS.max())
        .isEqualTo(EngineOptions.mostThreads(machine.availableProcessors()));
    assertThat(EngineOptions.HASH.max()).isEqualTo(EngineOptions.mostHash(machine.maxMemory()));
  }

  @ParameterizedTest
  @MethodSource("engineOptions")
  void everyOptionOfTheEngineIsDescribedInASentence(Option option) {
    assertThat(option.description()).matches("[A-Z].{10,}\\.");
    assertThat(new Engine().options().find(option.name().toUpperCase(Locale.ROOT)))
        .contains(option);
  }
}
