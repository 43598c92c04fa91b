package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.eval.Explanation;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.Tunable;

/** The options that set versions of the engine apart act on the search. */
@Timeout(60)
class TuningOptionsTest {
  private static final String MIDDLEGAME =
      "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9";

  private final Engine engine = new Engine();

  @TempDir private Path folder;

  // ---- Tunables ----

  @ParameterizedTest
  @EnumSource
  void everyTunableCanBeSetWithinItsRange(Tunable tunable) {
    Option.Spin spin = (Option.Spin) engine.options().find(tunable.key()).orElseThrow();
    assertThat(spin.initial()).isEqualTo(tunable.initial());
    engine.setOption(tunable.key(), Integer.toString(tunable.lowest()));
    engine.setOption(tunable.key(), Integer.toString(tunable.highest()));
    assertThat(engine.options().value(spin)).isEqualTo(tunable.highest());
    assertThat(tunable.initial()).isBetween(tunable.min(), tunable.max());
    assertThatThrownBy(() -> engine.setOption(tunable.key(), "" + (tunable.highest() + 1)))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("option " + tunable.key())
        .hasMessageContaining("from " + tunable.lowest() + " to " + tunable.highest());
  }

  @ParameterizedTest
  @CsvSource({"NULL_BASE, NullBase", "CONTEMPT, Contempt", "SEE_QUIET_MARGIN, SeeQuietMargin"})
  void aTunableIsNamedInOneWord(Tunable tunable, String name) {
    assertThat(tunable.key()).isEqualTo(name);
  }

  @Test
  void tunablesAreListedOnlyWhenAskedFor() {
    Set<String> tunables = new HashSet<>();
    for (Tunable tunable : Tunable.values()) {
      tunables.add(tunable.key());
    }
    assertThat(names()).doesNotContainAnyElementsOf(tunables);
    engine.options().showHidden();
    assertThat(names()).containsAll(tunables).doesNotHaveDuplicates();
  }

  private List<String> names() {
    return engine.options().all().stream().map(Option::name).toList();
  }

  @ParameterizedTest
  @CsvSource({"NullBase, 2", "ReductionBase, 200", "ReverseFutilityMargin, 150"})
  void aTunableChangesTheSearchUntilItIsSetBack(String name, String value) {
    engine.setPosition(MIDDLEGAME, List.of());
    long before = nodes();
    String initial = "" + ((Option.Spin) engine.options().find(name).orElseThrow()).initial();
    engine.setOption(name, value);
    assertThat(nodes()).isNotEqualTo(before);
    engine.setOption(name, initial);
    assertThat(nodes()).isEqualTo(before);
  }

  private long nodes() {
    engine.setOption("Clear Hash", "");
    return engine.go(Limits.toDepth(12), SearchListener.SILENT).statistics().nodes();
  }

  // ---- Time manager ----

  @Test
  void everyTimeManagerUsesTheClockInItsOwnWay() {
    Set<List<Long>> used = new HashSet<>();
    for (String arm : List.of("seed", "fixed", "signals")) {
      used.add(Stream.of(6_000, 10_000, 15_000, 20_000).map(clock -> used(arm, clock)).toList());
    }
    assertThat(used).as("on four clocks, for one may end all at the same iteration").hasSize(3);
  }

  private static long used(String arm, long clock) {
    AtomicLong now = new AtomicLong(1);
    Engine timed = new Engine(() -> now.addAndGet(1_000_000));
    timed.setPosition(MIDDLEGAME, List.of());
    timed.setOption("TimeManager", arm);
    long start = now.get();
    timed.go(Limits.onClock(clock, 500), SearchListener.SILENT);
    return now.get() - start;
  }

  @Test
  void aClockThatCountsNodesGivesTheSameSearchEveryTime() {
    engine.setOption("nodestime", "100");
    Limits clock = Limits.onClock(3_000, 0);
    engine.newGame();
    engine.setPosition(MIDDLEGAME, List.of());
    long first = engine.go(clock, SearchListener.SILENT).statistics().nodes();
    engine.newGame();
    engine.setPosition(MIDDLEGAME, List.of());
    assertThat(engine.go(clock, SearchListener.SILENT).statistics().nodes()).isEqualTo(first);
    // At most half of the clock.
    assertThat(first).isBetween(1_000L, 150_000L);
  }

  @ParameterizedTest
  @CsvSource({"fixed, TimeUnstable, 150", "fixed, TimeHard, 300", "seed, TimeHorizon, 30"})
  void aNumberThatTheTimeManagerDoesNotAskForIsRefused(String arm, String name, String value) {
    engine.setOption("TimeManager", arm);
    assertThatThrownBy(() -> engine.setOption(name, value))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option %s: expected a use of the clock that it acts on, found TimeManager %s",
            name, arm);
    assertThat(engine.options().isSet(engine.options().find(name).orElseThrow())).isFalse();
    engine.setOption("TimeManager", "signals");
    engine.setOption(name, value);
    assertThatThrownBy(() -> engine.setOption("TimeManager", arm))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("option " + name);
    assertThat(engine.options().value(ResearchOptions.TIME_MANAGER)).isEqualTo("signals");
  }

  @Test
  void aNumberThatOnlyEffortControlAsksForKeepsItOn() {
    engine.setOption("UseDesc", "true");
    engine.setOption("TimeManager", "fixed");
    engine.setOption("TimeCalm", "100");
    assertThatThrownBy(() -> engine.setOption("UseDesc", "false"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("option TimeCalm");
    assertThat(engine.options().value(EngineOptions.USE_DESC)).isTrue();
    engine.setOption("TimeCalm", Integer.toString(Tunable.TIME_CALM.initial()));
    engine.setOption("UseDesc", "false");
    assertThat(engine.options().value(EngineOptions.USE_DESC)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"DescSignals, 0, 100", "DescProfile, seed, tuned"})
  void aNumberOfTheSignalsIsRefusedWhereEffortControlIgnoresThem(
      String name, String ignoring, String hearing) {
    engine.setOption("UseDesc", "true");
    engine.setOption(name, ignoring);
    assertThatThrownBy(() -> engine.setOption("TimeCalm", "100"))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option TimeCalm: expected a use of the clock that it acts on, found UseDesc with"
                + " DescSignals 0");
    engine.setOption("TimeHorizon", "30");
    engine.setOption("TimeHard", "300");
    engine.setOption(name, hearing);
    engine.setOption("TimeCalm", "100");
    assertThatThrownBy(() -> engine.setOption(name, ignoring))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("option TimeCalm");
  }

  // ---- Weights ----

  @Test
  void aFileThatIsRefusedLeavesTheTableAsItWas() {
    engine.setPosition(MIDDLEGAME, List.of());
    List<Long> usual = List.of(nodes(), again());
    long first = nodes();
    assertThatThrownBy(() -> engine.setOption("WeightsFile", "/nonexistent"))
        .isInstanceOf(OptionException.class);
    assertThat(List.of(first, again())).isEqualTo(usual);
    assertThat(usual.get(1)).isLessThan(usual.get(0));
  }

  /** With what the search before has left in the table. */
  private long again() {
    return engine.go(Limits.toDepth(12), SearchListener.SILENT).statistics().nodes();
  }

  @Test
  void theWeightsOfAFileCanPlay() throws IOException {
    engine.setPosition(MIDDLEGAME, List.of());
    String builtIn = engine.explain();
    long nodes = nodes();
    Path file = Files.writeString(folder.resolve("knight.txt"), "# a try\nPIECE_VALUE 1 711 713\n");
    engine.setOption("WeightsFile", file.toString());
    assertThat(engine.explain()).isNotEqualTo(builtIn);
    assertThat(nodes()).isNotEqualTo(nodes);
    engine.setOption("WeightsFile", "<empty>");
    assertThat(engine.explain()).isEqualTo(builtIn);
    assertThat(nodes()).isEqualTo(nodes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"design", "DESIGN"})
  void theDesignWeightsCanPlay(String choice) {
    engine.setPosition(MIDDLEGAME, List.of());
    engine.setOption("WeightsFile", choice);
    Explanation design = Explanation.of(engine.position(), Weights.design(), ThemeSet.ALL);
    assertThat(engine.explain()).endsWith(design.toTable());
  }

  @Test
  void aFileThatCannotBeReadChangesNothing() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.txt"), "# a try\nTEMPO 0 x 0\n");
    engine.setPosition(MIDDLEGAME, List.of());
    engine.setOption("WeightsFile", "design");
    String design = engine.explain();
    assertThatThrownBy(() -> engine.setOption("WeightsFile", broken.toString()))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("option WeightsFile")
        .hasMessageContaining("line 2")
        .hasMessageContaining("TEMPO 0 x 0");
    assertThatThrownBy(() -> engine.setOption("WeightsFile", "no-such-file"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("expected design or a file that can be read")
        .hasMessageContaining("'no-such-file' (there is no such file)");
    assertThat(engine.options().value(ResearchOptions.WEIGHTS_FILE)).isEqualTo("design");
    assertThat(engine.explain()).isEqualTo(design);
  }

  @Test
  void phasesAreSwitchedOnTheWeightsThatWereReadThoughTheirFileIsGone() throws IOException {
    engine.setPosition("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", List.of());
    Path file = Files.writeString(folder.resolve("pawn.txt"), "PIECE_VALUE 0 90 190\n");
    engine.setOption("WeightsFile", file.toString());
    String before = engine.explain();
    Files.delete(file);
    engine.setOption("UseGamePhase", "false");
    assertThat(engine.explain()).isNotEqualTo(before);
    engine.setOption("UseGamePhase", "true");
    assertThat(engine.explain()).isEqualTo(before);
    assertThat(engine.options().value(ResearchOptions.WEIGHTS_FILE)).isEqualTo(file.toString());
  }
}
