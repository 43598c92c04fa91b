package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Position;
import v7p3r.engine.OptionException;
import v7p3r.notation.Fen;
import v7p3r.search.SystemClock;

/** With the real engine. */
class PairedSearchesTest {
  private static final TimeControl CONTROL = TimeControl.parse("0.4+0.01");
  private static final Map<Arm, Map<String, String>> ARMS =
      Map.of(Arm.DESC, Map.of("TimeManager", "signals"), Arm.OFF, Map.of("TimeManager", "fixed"));
  private static final Position ITALIAN =
      Fen.parse("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
  private static final List<Position> GAME = List.of(new Position(), ITALIAN);

  @TempDir private Path folder;

  private static PairedSearches searches(int nodesAMilli, StopSignal stop) {
    return new PairedSearches(ARMS, CONTROL, nodesAMilli, Progress.silent(), stop);
  }

  @Test
  void aClockOfNodesGivesTheSameSearchesAgain() throws IOException {
    List<SearchedGame> first =
        searches(50, new StopSignal()).run("x", List.of(GAME), folder.resolve("1"));
    List<SearchedGame> second =
        searches(50, new StopSignal()).run("x", List.of(GAME), folder.resolve("2"));
    assertThat(first).isEqualTo(second).hasSize(1);
    assertThat(Files.readString(folder.resolve("1")))
        .isEqualTo(Files.readString(folder.resolve("2")))
        .containsSubsequence("\"DESC\"", "\"OFF\"", "\"DESC\"", "\"OFF\"");
    ArmSearch off = first.getFirst().positions().getLast().by(Arm.OFF);
    assertThat(off.nanos()).isEqualTo(off.nodes() * 1_000_000 / 50);
    assertThat(off.nodes()).isPositive();
    assertThat(off.scores()).hasSize(off.depth());
    assertThat(off.pes()).isEmpty();
  }

  @Test
  void finishedGamesAreNotSearchedAgain() throws IOException {
    Path file = folder.resolve("searches.jsonl");
    searches(0, new StopSignal()).run("x", List.of(GAME), file);
    String before = Files.readString(file);
    List<SearchedGame> both =
        searches(0, new StopSignal()).run("x", List.of(GAME, List.of(ITALIAN)), file);
    assertThat(Files.readString(file)).startsWith(before).hasLineCount(2);
    assertThat(both).extracting(SearchedGame::number).containsExactly(0, 1);
  }

  @Test
  void whoeverStopsItKeepsWhatIsThere() throws IOException {
    Path file = folder.resolve("searches.jsonl");
    searches(50, new StopSignal()).run("x", List.of(GAME), file);
    StopSignal stop = new StopSignal();
    stop.finish();
    assertThat(searches(50, stop).run("x", List.of(GAME, GAME), file)).hasSize(1);
  }

  @Test
  void aGameThatIsAbandonedOnTheWayIsNotKept() throws IOException {
    StopSignal stop = new StopSignal();
    List<Position> abandonedWhenLookedAt =
        new AbstractList<>() {
          @Override
          public Position get(int index) {
            stop.abandon();
            return GAME.get(index);
          }

          @Override
          public int size() {
            return GAME.size();
          }
        };
    Path file = folder.resolve("searches.jsonl");
    List<List<Position>> games = List.of(GAME, abandonedWhenLookedAt);
    assertThat(searches(50, stop).run("x", games, file))
        .extracting(SearchedGame::number)
        .containsExactly(0);
  }

  @Test
  void anOptionThatTheEngineDoesNotHaveIsNamed() {
    assertThatThrownBy(
            () -> new ArmEngine(Map.of("UseNoSuchThing", "true"), CONTROL, 0, SystemClock.NANOS))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("UseNoSuchThing");
  }

  @Test
  void descIsSwitchedOnAfterItsModelsAreNamed() {
    DescSetup desc = new DescSetup(Path.of("models/x"), Optional.of("seed"));
    assertThat(Arm.DESC.options(desc).keySet())
        .containsExactly("TimeManager", "DescModelPath", "DescProfile", "UseDesc");
    assertThat(Arm.OFF.options(desc)).isEqualTo(Map.of("TimeManager", "fixed"));
    assertThat(Arm.CLASSICAL.options(desc)).isEqualTo(Map.of("TimeManager", "signals"));
  }
}
