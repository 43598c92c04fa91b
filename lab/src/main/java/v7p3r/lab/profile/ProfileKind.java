package v7p3r.lab.profile;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.UnitKey;
import v7p3r.arena.work.UnitKind;
import v7p3r.arena.work.UnitOrder;
import v7p3r.arena.work.UnitResult;
import v7p3r.arena.work.WorkPlace;
import v7p3r.lab.profile.source.Batch;
import v7p3r.lab.profile.source.SelfPlayGame;
import v7p3r.lab.schema.Column;
import v7p3r.search.tree.NegamaxSearch;

/** Batches of positions that are profiled elsewhere. */
public final class ProfileKind implements UnitKind {
  private static final String NAME = "profile";

  /** The positions of a batch, or the game that has to be played for them. */
  private record Tasks(List<ProfileTask> positions, Optional<SelfPlayGame> game) {
    static Tasks of(Batch batch) {
      return batch.game().isPresent()
          ? new Tasks(List.of(), batch.game())
          : new Tasks(ProfileTask.all(batch.samples().get()), Optional.empty());
    }

    List<ProfileTask> found(NegamaxSearch search) {
      return game.map(known -> ProfileTask.all(known.play(search))).orElse(positions);
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  /** The batch as plain data: many wait, and positions are large. */
  static UnitOrder order(
      LayerRun.Elsewhere elsewhere, LayerChoice layer, long number, Batch batch) {
    String settings = String.join("\n", elsewhere.settings());
    return new UnitOrder(
        UnitKey.of(NAME, Long.toString(number), settings, elsewhere.seed()),
        PlainJson.write(layer),
        PlainJson.write(Tasks.of(batch)));
  }

  /** Has a batch profiled; nothing if it came to that no more. */
  static Optional<ProfileRows> profile(WorkPlace place, UnitOrder order, StopSignal stop)
      throws IOException {
    return place.perform(order, stop).map(text -> PlainJson.read(text, ProfileRows.class));
  }

  @Override
  public Doer doer(String settings) {
    Layer layer = PlainJson.read(settings, LayerChoice.class).make();
    ProfileUnit unit = new ProfileUnit(layer);
    int score = Arrays.asList(layer.header(0).strip().split(",")).indexOf(Column.SCORE.label());
    NegamaxSearch search = SelfPlayGame.search();
    return task -> {
      ProfileRows rows = unit.profileAll(PlainJson.read(task, Tasks.class).found(search));
      return new UnitResult(PlainJson.write(rows), outcome(rows.texts().getFirst(), score));
    };
  }

  /** Whether the second search that has a row found more than the first. */
  private static String outcome(String rows, int column) {
    List<Integer> scores =
        rows.lines()
            .limit(2)
            .filter(_ -> column >= 0)
            .map(row -> Integer.parseInt(row.split(",")[column]))
            .toList();
    if (scores.size() < 2) {
      return "without scores";
    }
    return switch (Integer.signum(scores.getLast() - scores.getFirst())) {
      case 1 -> "rises";
      case -1 -> "falls";
      default -> "stays";
    };
  }
}
