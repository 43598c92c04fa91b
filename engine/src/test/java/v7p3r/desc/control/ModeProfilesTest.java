package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.ModelFile;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.search.Extension;
import v7p3r.search.ExtensionSet;
import v7p3r.search.Value;

class ModeProfilesTest {
  /** A whole profile; each mode may be replaced. */
  private static final String MINE =
      """
      {"profiles": {"mine": {"modes": {
        "turbo": {"time_factor": 0.4},
        "fast": {"time_factor": 0.8},
        "standard": {"time_factor": 1.0},
        "deep": {"time_factor": 1.5, "lmr_reduction": -0.25, "extensions": "singular"},
        "critical": {"time_factor": 2.0, "themes": "-space", "time_hard_cap": 2.5}}}}}
      """;

  @TempDir private Path folder;

  // ---- The design's table ----

  /** Task 3.2 of the design: start of LMR, its change, time, minimum and maximum depth. */
  @ParameterizedTest
  @CsvSource({
    "TURBO,      3, 2048, 100,  50,  4,  8",
    "FAST,       5, 1024, 100,  75,  5, 10",
    "STANDARD,   8,    0, 100, 100,  6, 12",
    "DEEP,       8,    0,  50, 125,  8, 14",
    "CRITICAL, 999,    0,   0, 150,  6, 10"
  })
  void seedHasTheNumbersOfTheDesign(
      Mode mode, int start, int added, int left, int time, int minDepth, int maxDepth) {
    ModeSettings cells = ModeProfiles.of("seed").settings(mode);
    assertThat(cells.value(ModeCell.FIRST_REDUCED)).isEqualTo(start);
    assertThat(cells.value(ModeCell.REDUCTION)).isEqualTo(added);
    assertThat(cells.value(ModeCell.REDUCTION_PERCENT)).isEqualTo(left);
    assertThat(cells.value(ModeCell.TIME)).isEqualTo(time);
    assertThat(cells.value(ModeCell.MIN_DEPTH)).isEqualTo(minDepth);
    assertThat(cells.value(ModeCell.MAX_DEPTH)).isEqualTo(maxDepth);
    boolean isTurbo = mode == Mode.TURBO;
    assertThat(cells.value(ModeCell.EARLY_EXIT) > 0).as("PV early exit").isEqualTo(isTurbo);
    int cap = mode == Mode.CRITICAL ? 5000 : 0;
    assertThat(cells.value(ModeCell.HARD_CAP)).as("hard cap at 5s").isEqualTo(cap);
  }

  @Test
  void seedSwitchesTheHeuristicsOfTheDesign() {
    ModeProfile seed = ModeProfiles.of("seed");
    assertThat(off(seed, Mode.TURBO))
        .as("mobility, advanced pawn")
        .containsExactlyInAnyOrder(
            Theme.MOBILITY,
            Theme.BACKWARD_PAWNS,
            Theme.CONNECTED_PAWNS,
            Theme.PAWN_CHAINS,
            Theme.HANGING_PAWNS,
            Theme.PAWN_MAJORITY,
            Theme.CENTER_CONTROL,
            Theme.PAWN_STORM);
    assertThat(off(seed, Mode.FAST)).as("mobility only").containsExactly(Theme.MOBILITY);
    assertThat(off(seed, Mode.STANDARD)).as("enable all").isEmpty();
    assertThat(off(seed, Mode.DEEP)).as("enable all").isEmpty();
    assertThat(off(seed, Mode.CRITICAL))
        .as("those that cost 100 microseconds or more in Appendix D")
        .containsExactlyInAnyOrder(
            Theme.MOBILITY,
            Theme.PAWN_CHAINS,
            Theme.BAD_BISHOP,
            Theme.TRAPPED_PIECES,
            Theme.KING_ATTACK,
            Theme.DISCOVERED_CHECKS,
            Theme.COUNTERPLAY);
  }

  private static List<Theme> off(ModeProfile profile, Mode mode) {
    List<Theme> off = new ArrayList<>(List.of(Theme.values()));
    off.removeIf(profile.settings(mode).themes()::has);
    return off;
  }

  @Test
  void seedExtendsWhereTheDesignDoes() {
    ModeProfile seed = ModeProfiles.of("seed");
    for (Mode easy : List.of(Mode.TURBO, Mode.FAST, Mode.STANDARD)) {
      assertThat(seed.settings(easy).extensions()).isEqualTo(ExtensionSet.NONE);
    }
    assertThat(seed.settings(Mode.DEEP).extensions()).isEqualTo(ExtensionSet.ALL);
    assertThat(seed.settings(Mode.CRITICAL).extensions())
        .isEqualTo(ExtensionSet.of(Extension.CHECK, Extension.SINGLE_REPLY));
  }

  @ParameterizedTest
  @CsvSource({"TURBO, 0.01, 0.5", "TURBO, 0.19, 0.5", "FAST, 0.21, 0.75", "CRITICAL, 0.99, 1.5"})
  void seedHasOneTimeForEachMode(Mode mode, float pes, double factor) {
    assertThat(ModeProfiles.of("seed").factor(mode, pes)).isEqualTo(factor);
  }

  // ---- What plays ----

  @ParameterizedTest
  @EnumSource
  void tunedLeavesAllButTimeAndPriceAlone(Mode mode) {
    ModeSettings settings = ModeProfiles.of("tuned").settings(mode);
    assertThat(settings.themes()).isEqualTo(ThemeSet.ALL);
    assertThat(settings.extensions()).isEqualTo(ExtensionSet.ALL);
    assertThat(settings.value(ModeCell.MIN_DEPTH)).isEqualTo(1);
    assertThat(settings.value(ModeCell.MAX_DEPTH)).isEqualTo(Value.MAX_PLY);
    assertThat(settings.with(ModeCell.MISS_PRICE, 100).reductions())
        .isEqualTo(ModeSettings.STANDARD.reductions());
    assertThat(settings.value(ModeCell.TIME)).isBetween(25, 250);
  }

  @ParameterizedTest
  @EnumSource
  void seedKnowsNoPrices(Mode mode) {
    assertThat(ModeProfiles.of("seed").settings(mode).value(ModeCell.MISS_PRICE)).isEqualTo(100);
  }

  /** Doublings of the price, weighted by how often each mode ends a search, cancel out. */
  @Test
  void tunedPricesRiseFromModeToModeAndBalance() {
    double[] shares = {0.25, 0.25, 0.28, 0.15, 0.07};
    double doublings = 0;
    int before = 0;
    for (Mode mode : Mode.values()) {
      int price = ModeProfiles.of("tuned").settings(mode).value(ModeCell.MISS_PRICE);
      assertThat(price).isGreaterThan(before);
      before = price;
      doublings += shares[mode.ordinal()] * Math.log(price / 100.0) / Math.log(2);
    }
    assertThat(doublings).isBetween(-0.02, 0.02);
  }

  @Test
  void factorsLieOnLinesBetweenTheMiddlesOfTheBinsAndNeverFall() {
    ModeProfile profile = mine(MINE);
    assertThat(profile.factor(Mode.TURBO, 0f)).isEqualTo(0.4);
    assertThat(profile.factor(Mode.TURBO, 0.1f)).isCloseTo(0.4, within(1e-6));
    assertThat(profile.factor(Mode.FAST, 0.2f)).isCloseTo(0.6, within(1e-6));
    assertThat(profile.factor(Mode.FAST, 0.3f)).isCloseTo(0.8, within(1e-6));
    assertThat(profile.factor(Mode.DEEP, 0.6f)).isCloseTo(1.25, within(1e-6));
    assertThat(profile.factor(Mode.CRITICAL, 0.9f)).isCloseTo(2.0, within(1e-6));
    assertThat(profile.factor(Mode.CRITICAL, 1f)).isCloseTo(2.0, within(1e-6));
    double before = 0;
    for (int i = 0; i <= 1000; i++) {
      double factor = profile.factor(Mode.of(i / 1000f), i / 1000f);
      assertThat(factor).isGreaterThanOrEqualTo(before);
      before = factor;
    }
  }

  @Test
  void aHarderModeNeverGetsLessTimeWhateverItsCellSays() {
    ModeProfile profile = mine(MINE.replace("\"time_factor\": 1.5", "\"time_factor\": 0.5"));
    assertThat(profile.knot(Mode.DEEP)).isEqualTo(1.0);
    assertThat(profile.factor(Mode.DEEP, 0.7f)).isCloseTo(1.0, within(1e-6));
  }

  // ---- Files of users ----

  private static ModeProfile mine(String json) {
    return ModeProfiles.profile(file(json), "mine");
  }

  private static ModelFile file(String json) {
    return new ModelFile("mine.json", json.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void onlyWhatPlaysCountsTheSignalsOfTheIterations() {
    assertThat(ModeProfiles.of(ModeProfiles.TUNED).signals()).isEqualTo(100);
    assertThat(ModeProfiles.of(ModeProfiles.SEED).signals()).isZero();
  }

  @Test
  void aFileMaySayWhatPesIsAtTheEndOfSearches() throws IOException {
    String row = "{\"nodes\": 1000, \"pes\": [0.1, 0.2, 0.3, 0.5]}";
    ModeProfile profile = mine(MINE.replace("\"modes\"", "\"ranks\": [" + row + "], \"modes\""));
    assertThat(profile.rank(0.25f, 1_000)).isEqualTo(0.5f);
    assertThat(mine(MINE).rank(0.25f, 1_000)).isEqualTo(0.25f);
  }

  @Test
  void whatAFileDoesNotSayIsAsUsual() throws IOException {
    Path path = Files.writeString(folder.resolve("mine.json"), MINE);
    ModeProfile profile = ModeProfiles.of(path.toString());
    assertThat(profile.interpolates()).isTrue();
    assertThat(profile.signals()).isZero();
    ModeSettings deep = profile.settings(Mode.DEEP);
    assertThat(deep.value(ModeCell.TIME)).isEqualTo(150);
    assertThat(deep.value(ModeCell.REDUCTION)).isEqualTo(-256);
    assertThat(deep.extensions()).isEqualTo(ExtensionSet.of(Extension.SINGULAR));
    assertThat(deep.value(ModeCell.HARD_CAP)).isZero();
    ModeSettings critical = profile.settings(Mode.CRITICAL);
    assertThat(critical.value(ModeCell.HARD_CAP)).isEqualTo(2500);
    assertThat(critical.themes()).isEqualTo(ThemeSet.ALL.without(Theme.SPACE));
    assertThat(critical.extensions()).isEqualTo(ExtensionSet.ALL);
    assertThat(critical.value(ModeCell.MAX_DEPTH)).isEqualTo(Value.MAX_PLY);
  }

  @Test
  void oneOfSeveralProfilesIsChosenByItsName() throws IOException {
    String two = MINE.replace("{\"mine\":", "{\"other\": 1, \"mine\":");
    Path path = Files.writeString(folder.resolve("two.json"), two);
    assertThat(ModeProfiles.of(path + "#mine").settings(Mode.FAST).value(ModeCell.TIME))
        .isEqualTo(80);
    assertThatThrownBy(() -> ModeProfiles.of(path.toString()))
        .isInstanceOf(ModelException.class)
        .hasMessage(
            path
                + ": profiles: expected one profile, or its name as in FILE#PROFILE, found other,"
                + " mine");
    assertThatThrownBy(() -> ModeProfiles.of(path + "#mime"))
        .hasMessage(path + ": profiles: expected 'mime', found other, mine; the nearest is 'mine'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"turbo\"|\"trubo\"|mine.json: profiles.mine.modes: expected some of turbo, fast,"
            + " standard, deep, critical, found 'trubo'; the nearest is 'turbo'",
        "\"singular\"|\"singlar\"|mine.json: profiles.mine.modes.deep.extensions: extensions:"
            + " expected some of all, none, singular, single-reply, check, mate-threat, found"
            + " 'singlar'; the nearest is 'singular'",
        "\"-space\"|\"-spice\"|mine.json: profiles.mine.modes.critical.themes: themes: expected a"
            + " theme or a group, found 'spice'; the nearest is 'space'",
        "\"time_factor\": 0.8|\"time_faktor\": 0.8|found 'time_faktor'; the nearest is"
            + " 'time_factor'",
        "\"time_factor\": 0.8|\"min_depth\": 3|mine.json: profiles.mine.modes.fast: expected a"
            + " member 'time_factor', found none",
        "\"time_factor\": 0.8|\"time_factor\": 99|mine.json: profiles.mine.modes.fast.time_factor:"
            + " expected 0.1 to 4, found 99",
        "\"time_factor\": 0.8|\"time_factor\": \"much\"|mine.json:"
            + " profiles.mine.modes.fast.time_factor: expected a number, found the text 'much'",
        "\"time_factor\": 0.8|\"time_factor\": 0.8, \"min_depth\": 10, \"max_depth\": 5|mine.json:"
            + " profiles.mine.modes.fast: expected min_depth of at most 5, which max_depth is,"
            + " found 10",
        "\"modes\"|\"interpolate\": 3, \"modes\"|mine.json: profiles.mine.interpolate: expected"
            + " true or false, found the number 3.0",
        "\"modes\"|\"signals\": 101, \"modes\"|mine.json: profiles.mine.signals: expected 0 to 100,"
            + " found 101",
        "\"modes\"|\"ranks\": [{\"nodes\": 0, \"pes\": []}], \"modes\"|mine.json:"
            + " profiles.mine.ranks[0].nodes: expected more than 0, found 0",
        "\"modes\"|\"ranks\": [{\"nodes\": 1, \"pes\": [0.1, 0.2, 0.3]}], \"modes\"|mine.json:"
            + " profiles.mine.ranks[0].pes: expected 4 numbers, found 3",
        "\"modes\"|\"ranks\": [{\"nodes\": 1, \"pes\": [0.1, 0.1, 0.3, 0.4]}], \"modes\"|mine.json:"
            + " profiles.mine.ranks[0].pes[1]: expected a number above 0.1 and below 1, found 0.1",
        "\"profiles\"|\"profile\"|found 'profile'; the nearest is 'profiles'",
        "\"turbo\": {|\"turbo\": [|mine.json, byte"
      })
  void anErrorNamesThePlaceWhatWasExpectedAndWhatWasFound(String good, String bad, String message) {
    assertThat(MINE).contains(good);
    assertThatThrownBy(() -> mine(MINE.replace(good, bad)))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(message);
  }

  @Test
  void aChoiceThatIsNoFileGetsTheNearestProfile() {
    assertThatThrownBy(() -> ModeProfiles.of("tunde"))
        .isInstanceOf(ModelException.class)
        .hasMessage(
            "expected seed, tuned or a file of profiles (did you mean tuned?), found 'tunde'"
                + " (tunde: there is no such file)");
  }

  @Test
  void aFolderIsNoFileOfProfiles() {
    assertThatThrownBy(() -> ModeProfiles.of(folder.toString()))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("(" + folder + ": expected a file, found a folder)");
  }
}
