package v7p3r.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.arena.work.PlainJson;
import v7p3r.board.Position;
import v7p3r.engine.EffortCsv;
import v7p3r.lab.profile.source.Batch;
import v7p3r.lab.profile.source.Sample;
import v7p3r.lab.profile.source.SampleSource;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class ProfileUnitTest {
  private static final EffortCsv.Origin ORIGIN = new EffortCsv.Origin("test", "g1", 7, "0.5");

  /** Of self-play, with their last moves, and of few men, without. */
  private static List<Sample> samples() throws IOException {
    SourcePlan plan =
        new SourcePlan(
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            4,
            1,
            Map.of(),
            new SourceSettings(3, 8, Map.of(), 5));
    List<Sample> samples = new ArrayList<>();
    try (SampleSource source = plan.open(problem -> {})) {
      for (Optional<Batch> batch = source.next(); batch.isPresent(); batch = source.next()) {
        samples.addAll(batch.get().samples().get());
      }
    }
    return samples;
  }

  private static ProfileUnit deep() {
    return ProfileUnit.deep(
        new ProfilePlan(
            new SourcePlan(
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                1,
                0,
                Map.of(),
                new SourceSettings(1, 8, Map.of(), 1)),
            Path.of("unused"),
            0,
            1,
            2000,
            0.25,
            0,
            false,
            1));
  }

  @Test
  void aTaskHasAllThatDecidesTheRowsOfAPosition() throws IOException {
    ProfileUnit unit = deep();
    for (Sample sample : samples()) {
      ProfileTask task = ProfileTask.of(sample);
      StringBuilder[] direct = {new StringBuilder(), new StringBuilder()};
      int positions = new DeepLayer(2000, 0.25, 0, false).worker().profile(sample, direct);
      ProfileTask travelled = PlainJson.read(PlainJson.write(task), ProfileTask.class);
      assertThat(travelled).isEqualTo(task);
      ProfileRows rows = unit.profile(travelled);
      assertThat(rows.positions()).isEqualTo(positions);
      assertThat(rows.texts()).containsExactly(direct[0].toString(), direct[1].toString());
      assertThat(PlainJson.read(PlainJson.write(rows), ProfileRows.class)).isEqualTo(rows);
    }
  }

  @Test
  void theLastMoveIsPartOfTheTask() {
    Position position = Fen.parse(Fen.START);
    position.make(UciMove.parse(position, "e2e4"));
    ProfileTask task = ProfileTask.of(new Sample(position, ORIGIN));
    assertThat(task).isEqualTo(new ProfileTask(Fen.START, Optional.of("e2e4"), ORIGIN));
    assertThat(task.sample().position().lastMove()).isEqualTo(position.lastMove());
    ProfileTask bare = ProfileTask.of(new Sample(Fen.parse(Fen.START), ORIGIN));
    assertThat(bare.lastMove()).isEmpty();
  }

  @Test
  void theOrderOfTasksDoesNotMatter() {
    String italian = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    ProfileTask one = new ProfileTask(Fen.START, Optional.of("d2d4"), ORIGIN);
    ProfileTask two = new ProfileTask(italian, Optional.empty(), ORIGIN);
    ProfileUnit forward = deep();
    ProfileUnit backward = deep();
    List<ProfileRows> first = List.of(forward.profile(one), forward.profile(two));
    ProfileRows second = backward.profile(two);
    assertThat(List.of(backward.profile(one), second)).isEqualTo(first);
  }
}
