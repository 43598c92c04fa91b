package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.desc.control.ModeProfiles;
import v7p3r.desc.model.PlainModel;
import v7p3r.search.Limits;
import v7p3r.search.SearchResult;

/** Effort control as a user switches it on and shapes it. */
@Timeout(60)
class DescOptionsTest {
  private static final String QUIET =
      "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 %d";

  /** A clock that counts nodes: the same on every machine. */
  private static final Limits CLOCK = Limits.onClock(6_000, 0);

  @TempDir private Path folder;

  private final Engine engine = new Engine();

  @BeforeEach
  void writeModels() throws IOException {
    PlainModel.writeSteady(folder);
    engine.setOption("nodestime", "50");
  }

  private void wish() {
    engine.setOption("DescModelPath", folder.toString());
    engine.setOption("UseDesc", "true");
  }

  private void switchOn() {
    wish();
    engine.makeReady();
    assertThat(engine.takeRemarks()).containsExactly("desc plays with the models in " + folder);
  }

  /** What is said in a search and what it costs. */
  private record Heard(SearchResult result, List<String> remarks) {
    long nodes() {
      return result.statistics().nodes();
    }
  }

  /** From fresh tables, with a prior PES given in hundredths. */
  private Heard search(int hundredths, Limits limits) {
    engine.newGame();
    return searchOn(hundredths, limits);
  }

  private Heard searchOn(int hundredths, Limits limits) {
    HeardRemarks remarks = new HeardRemarks();
    engine.setPosition(QUIET.formatted(hundredths), List.of());
    SearchResult result = engine.go(limits, remarks);
    return new Heard(result, remarks.all());
  }

  // ---- On and off ----

  @Test
  void itIsOffUntilItIsSwitchedOn() {
    assertThat(engine.options().value(EngineOptions.USE_DESC)).isFalse();
    Heard without = search(50, CLOCK);
    assertThat(without.remarks()).isEmpty();
    switchOn();
    assertThat(search(50, CLOCK).remarks()).first().isEqualTo("desc pes 0.50 mode Standard");
    engine.setOption("UseDesc", "false");
    Heard off = search(50, CLOCK);
    assertThat(off.remarks()).isEmpty();
    assertThat(off.nodes()).isEqualTo(without.nodes());
  }

  @Test
  void aStrongOpponentMakesPositionsHarderWithinItsBound() {
    switchOn();
    engine.setOption("DescOwnElo", "2000");
    engine.setOption("UCI_Opponent", "GM 2800 human Somebody");
    assertThat(search(50, CLOCK).remarks()).first().isEqualTo("desc pes 0.50 mode Standard");
    engine.setOption("DescOpponent", "15");
    assertThat(search(50, CLOCK).remarks()).first().isEqualTo("desc pes 0.65 mode Deep");
    engine.setOption("UCI_Opponent", "none 1600 computer Weaker");
    assertThat(search(50, CLOCK).remarks()).first().isEqualTo("desc pes 0.35 mode Fast");
    engine.setOption("UCI_Opponent", "none none computer Unknown");
    assertThat(search(50, CLOCK).remarks()).first().isEqualTo("desc pes 0.50 mode Standard");
  }

  /** The pace is that of the first clock; thresholds let nearly all be hard, or nearly all easy. */
  @Test
  void thresholdsFollowThePaceOfTheGame() throws IOException {
    Path modes = folder.resolve("modes.json");
    Files.writeString(
        modes,
        """
        {"profiles": {"mine": {
          "paces": [
            {"seconds": 1, "pes": [0.02, 0.04, 0.06, 0.08], "price": 1},
            {"seconds": 100, "pes": [0.92, 0.94, 0.96, 0.98], "price": 1}],
          "modes": {
            "turbo": {"time_factor": 0.5}, "fast": {"time_factor": 0.75},
            "standard": {"time_factor": 1}, "deep": {"time_factor": 1.25},
            "critical": {"time_factor": 1.5}}}}}
        """);
    switchOn();
    engine.setOption("DescProfile", modes.toString());
    Limits quick = Limits.onClock(2_000, 0);
    Limits slow = Limits.onClock(100_000, 0);
    assertThat(search(50, quick).remarks()).hasSize(1);
    assertThat(search(50, slow).remarks()).hasSize(1).allMatch(line -> line.endsWith("Standard"));
    engine.setOption("DescPaces", "true");
    assertThat(search(50, slow).remarks().getLast()).endsWith("Turbo");
    assertThat(searchOn(50, quick).remarks().getLast()).as("the same game").endsWith("Turbo");
    assertThat(search(50, quick).remarks().getLast()).endsWith("Critical");
  }

  @Test
  void hardPositionsGetManyMoreNodesThanEasyOnes() {
    switchOn();
    engine.setOption("DescTurboTime", "25");
    engine.setOption("DescCriticalTime", "250");
    long hard = nodesOnClocks(90);
    assertThat(hard).isGreaterThan(3 * nodesOnClocks(10));
    engine.setOption("DescCriticalTime", "100");
    engine.setOption("DescDeepTime", "100");
    assertThat(nodesOnClocks(90)).isLessThan(hard);
  }

  @Test
  void modesBesideTheModelsTakeThePlaceOfTheTunedOnes() throws IOException {
    switchOn();
    double usual = hardOverEasy();
    Files.writeString(
        folder.resolve("desc_modes.json"),
        ModeProfiles.builtInText()
            .replace("\"time_factor\": 0.55", "\"time_factor\": 0.25")
            .replace("\"time_factor\": 1.2", "\"time_factor\": 2.5"));
    switchOn();
    double steeper = hardOverEasy();
    assertThat(steeper).isGreaterThan(1.3 * usual);
    engine.setOption("DescProfile", "seed");
    engine.setOption("DescProfile", "tuned");
    assertThat(hardOverEasy()).isEqualTo(steeper);
    Files.delete(folder.resolve("desc_modes.json"));
    switchOn();
    assertThat(hardOverEasy()).isEqualTo(usual);
  }

  private double hardOverEasy() {
    return (double) nodesOnClocks(90) / nodesOnClocks(10);
  }

  /** Of several clocks together: one search ends with an iteration, which says little by itself. */
  private long nodesOnClocks(int hundredths) {
    return IntStream.of(6_000, 8_000, 11_000, 15_000, 20_000, 25_000)
        .mapToLong(clock -> search(hundredths, Limits.onClock(clock, 0)).nodes())
        .sum();
  }

  @Test
  void brokenModesBesideTheModelsAreToldAndTheEnginePlaysWithout() throws IOException {
    Files.writeString(folder.resolve("desc_modes.json"), "{\"profiles\": {}}");
    wish();
    engine.makeReady();
    assertThat(engine.takeRemarks())
        .hasSize(1)
        .first()
        .asString()
        .startsWith("desc is off")
        .contains(folder.resolve("desc_modes.json").toString());
    assertThat(search(50, CLOCK).remarks()).isEmpty();
  }

  @Test
  void twoThreadsWork() {
    switchOn();
    engine.setOption("Threads", "2");
    for (int move = 10; move < 14; move++) {
      Heard heard = searchOn(move, CLOCK);
      assertThat(heard.remarks()).first().asString().startsWith("desc pes 0.1");
      assertThat(heard.result().depth()).isPositive();
    }
  }

  @Test
  void belowTheLeastClockTheEnginePlaysAsWithoutIt() {
    long without = search(50, CLOCK).nodes();
    switchOn();
    engine.setOption("DescMinClock", "6001");
    Heard heard = search(50, CLOCK);
    assertThat(heard.remarks()).isEmpty();
    assertThat(heard.nodes()).isEqualTo(without);
    engine.setOption("DescMinClock", "6000");
    assertThat(search(50, CLOCK).remarks()).isNotEmpty();
  }

  /** PES rises in this game: a gradient that counts adds to it, one that counts against takes. */
  @Test
  void theGradientOfAGameCountsAsMuchAsWanted() {
    switchOn();
    double without = pesWithGradient("0");
    assertThat(pesWithGradient("400")).isGreaterThan(without + 0.02);
    assertThat(pesWithGradient("-100")).isLessThan(without);
  }

  private double pesWithGradient(String percent) {
    engine.newGame();
    engine.setOption("DescGradient", percent);
    for (int move = 10; move < 13; move++) {
      searchOn(move, CLOCK);
    }
    String remark = searchOn(13, CLOCK).remarks().getFirst();
    return Double.parseDouble(remark.split(" ")[2]);
  }

  @Test
  void signalsOfTheSearchCountWhenWanted() {
    switchOn();
    engine.setOption("DescSignals", "0");
    List<Long> without = nodesFromEasyToHard();
    engine.setOption("DescSignals", "100");
    assertThat(nodesFromEasyToHard()).isNotEqualTo(without);
    engine.setOption("DescSignals", "0");
    assertThat(nodesFromEasyToHard()).isEqualTo(without);
  }

  private List<Long> nodesFromEasyToHard() {
    return Stream.of(10, 30, 50, 70, 90).map(pes -> search(pes, CLOCK).nodes()).toList();
  }

  @Test
  void reasonsComeWithVerbose() {
    switchOn();
    engine.setOption("DescVerbose", "true");
    assertThat(search(30, CLOCK).remarks())
        .first()
        .asString()
        .startsWith("desc pes 0.30 mode Fast factor ")
        .endsWith(" because move_number 30 (+0.30)");
  }

  // ---- Models that are missing, broken or removed ----

  @Test
  void missingModelsAreToldOnceAndTheEnginePlaysOn() {
    long without = search(50, CLOCK).nodes();
    engine.setOption("DescModelPath", folder.resolve("nowhere").toString());
    engine.setOption("UseDesc", "true");
    engine.makeReady();
    assertThat(engine.takeRemarks())
        .singleElement()
        .asString()
        .startsWith("desc is off, for its models cannot be used: ")
        .contains("nowhere", "feature_scaler.json: there is no such file")
        .contains("./v7p3r train --data FOLDER --out models/NAME", "DescModelPath");
    Heard heard = search(50, CLOCK);
    assertThat(heard.remarks()).isEmpty();
    assertThat(heard.nodes()).isEqualTo(without);
  }

  @Test
  void modelsBesideTheProgramAreFoundFromAnyFolder() {
    String before = System.getProperty("v7p3r.home", "");
    System.setProperty("v7p3r.home", folder.getParent().toString());
    try {
      engine.setOption("DescModelPath", folder.getFileName().toString());
      engine.setOption("UseDesc", "true");
      assertThat(search(50, CLOCK).remarks())
          .startsWith("desc plays with the models in " + folder, "desc pes 0.50 mode Standard");
    } finally {
      System.setProperty("v7p3r.home", before);
    }
  }

  @Test
  void theModelInUseIsLoadedUnlessAnotherIsNamed() throws IOException {
    Path models = Files.createDirectory(folder.resolve("models"));
    PlainModel.writeSteady(Files.createDirectory(models.resolve("desc-v1.0")));
    PlainModel.writeSteady(Files.createDirectory(models.resolve("desc-v1.1")));
    String before = System.getProperty("v7p3r.home", "");
    System.setProperty("v7p3r.home", folder.toString());
    try {
      assertThat(loadedAtStart()).isEqualTo(models.resolve("desc-v1.0").toString());
      Files.writeString(models.resolve("current"), "desc-v1.1\n");
      assertThat(loadedAtStart()).isEqualTo(models.resolve("desc-v1.1").toString());
      Files.writeString(models.resolve("current"), "desc-v1.0\n");
      assertThat(loadedAtStart()).isEqualTo(models.resolve("desc-v1.0").toString());
    } finally {
      System.setProperty("v7p3r.home", before);
    }
  }

  /** The models of an engine that was only told to use some. */
  private static String loadedAtStart() {
    Engine fresh = new Engine();
    fresh.setOption("UseDesc", "true");
    fresh.makeReady();
    List<String> remarks = fresh.takeRemarks();
    assertThat(remarks).singleElement().asString().startsWith("desc plays with the models in ");
    return remarks.getFirst().substring("desc plays with the models in ".length());
  }

  @Test
  void whoNeverAsksHearsOfMissingModelsWithTheFirstSearch() {
    engine.setOption("DescModelPath", folder.resolve("nowhere").toString());
    engine.setOption("UseDesc", "true");
    assertThat(search(50, CLOCK).remarks()).singleElement().asString().startsWith("desc is off");
    assertThat(search(50, CLOCK).remarks()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "desc_classifier.json",
        "desc_regressor.onnx",
        "live_classifier.json",
        "live_regressor.onnx",
        "feature_scaler.json",
        "model_metadata.json"
      })
  void aBrokenFileIsNamedAndTheEnginePlaysOn(String name) throws IOException {
    Files.writeString(folder.resolve(name), "broken");
    wish();
    Heard heard = search(50, CLOCK);
    assertThat(heard.remarks())
        .singleElement()
        .asString()
        .startsWith("desc is off")
        .contains(folder.resolve(name).toString());
    assertThat(heard.result().depth()).isPositive();
  }

  @Test
  void filesThatVanishInAMatchAreToldOnceAndTheModelsStay() throws IOException {
    switchOn();
    Heard before = search(50, CLOCK);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    assertThat(searchOn(51, CLOCK).remarks()).first().asString().startsWith("desc pes");
    Heard next = search(50, CLOCK);
    assertThat(next.remarks())
        .containsSequence(
            "desc plays on with the models that it has loaded, for files in %s were changed or"
                    .formatted(folder)
                + " removed",
            "desc pes 0.50 mode Standard");
    assertThat(next.nodes()).isEqualTo(before.nodes());
    assertThat(search(50, CLOCK).remarks()).isEqualTo(before.remarks());
    engine.setOption("DescModelPath", folder.toString());
    assertThat(search(50, CLOCK).remarks()).singleElement().asString().startsWith("desc is off");
  }

  // ---- Profiles and cells ----

  @Test
  void everyCellOfEveryModeIsAnOptionAmongTheHidden() {
    List<String> hidden = engine.options().hidden().stream().map(Option::name).toList();
    List<String> cells =
        List.of(
            "Time",
            "HardCap",
            "Reduction",
            "ReductionPercent",
            "FirstReduced",
            "MinDepth",
            "MaxDepth",
            "EarlyExit",
            "MissPrice",
            "Extensions",
            "Themes");
    for (String mode : List.of("Turbo", "Fast", "Standard", "Deep", "Critical")) {
      for (String cell : cells) {
        assertThat(hidden).contains("Desc" + mode + cell);
      }
    }
    assertThat(hidden).doesNotHaveDuplicates();
    assertThat(engine.options().all()).noneMatch(option -> hidden.contains(option.name()));
  }

  @ParameterizedTest
  @CsvSource({
    "DescCriticalReduction, -1024",
    "DescCriticalReductionPercent, 50",
    "DescCriticalFirstReduced, 9",
    "DescCriticalExtensions, none",
    "DescCriticalThemes, material"
  })
  void aCellActsOnSearchesInItsMode(String option, String value) {
    switchOn();
    Limits limits = Limits.toDepth(8);
    long usual = search(90, limits).nodes();
    long easy = search(10, limits).nodes();
    engine.setOption(option, value);
    assertThat(search(90, limits).nodes()).isNotEqualTo(usual);
    assertThat(search(10, limits).nodes()).isEqualTo(easy);
  }

  @Test
  void theProfileOfTheDesignCanPlayAndACellCountsMore() {
    switchOn();
    engine.setOption("DescProfile", "seed");
    Limits hour = Limits.onClock(3_600_000, 0);
    assertThat(search(10, hour).result().depth()).isBetween(4, 8);
    engine.setOption("DescTurboMaxDepth", "3");
    assertThat(search(10, hour).result().depth()).isEqualTo(3);
  }

  @Test
  void aProfileThatCannotBeReadChangesNothing() throws IOException {
    switchOn();
    engine.setOption("DescProfile", "seed");
    long seed = search(10, CLOCK).nodes();
    assertThatThrownBy(() -> engine.setOption("DescProfile", "sead"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("option DescProfile: expected seed, tuned or a file of profiles")
        .hasMessageContaining("did you mean seed?");
    Path broken = Files.writeString(folder.resolve("broken.json"), "{\"profiles\": {\"a\": {}}}");
    assertThatThrownBy(() -> engine.setOption("DescProfile", broken.toString()))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("profiles.a: expected a member 'modes', found none");
    assertThat(engine.options().value(EngineOptions.DESC_PROFILE)).isEqualTo("seed");
    assertThat(search(10, CLOCK).nodes()).isEqualTo(seed);
  }

  @ParameterizedTest
  @CsvSource({
    "DescTurboThemes, mobilty, the nearest is 'mobility'",
    "DescTurboExtensions, chek, the nearest is 'check'",
    "DescTurboTime, 9, expected a whole number from 10 to 400"
  })
  void aCellThatCannotBeReadChangesNothing(String option, String value, String message) {
    switchOn();
    long before = search(10, CLOCK).nodes();
    assertThatThrownBy(() -> engine.setOption(option, value))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining(message);
    assertThat(engine.options().isSet(engine.options().find(option).orElseThrow())).isFalse();
    assertThat(search(10, CLOCK).nodes()).isEqualTo(before);
  }
}
