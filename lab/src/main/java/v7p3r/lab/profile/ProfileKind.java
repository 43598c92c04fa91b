package v7p3r.lab.profile;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.UnitKey;
import v7p3r.arena.work.UnitKind;
import v7p3r.arena.work.UnitOrder;
import v7p3r.arena.work.UnitResult;
import v7p3r.lab.schema.Column;

/** Batches of positions that are profiled elsewhere. */
public final class ProfileKind implements UnitKind {
  private static final String NAME = "profile";

  /** The positions of a batch. */
  private record Tasks(List<ProfileTask> positions) {}

  @Override
  public String name() {
    return NAME;
  }

  /** Has a batch profiled; nothing if all was abandoned. */
  static Optional<ProfileRows> profile(
      LayerRun.Elsewhere elsewhere, LayerChoice layer, long batch, List<ProfileTask> positions)
      throws IOException {
    String settings = String.join("\n", elsewhere.settings()); // the seed is one of them
    UnitOrder order =
        new UnitOrder(
            UnitKey.of(NAME, Long.toString(batch), settings, 0),
            PlainJson.write(layer),
            PlainJson.write(new Tasks(positions)));
    return elsewhere.place().perform(order).map(text -> PlainJson.read(text, ProfileRows.class));
  }

  @Override
  public Doer doer(String settings) {
    Layer layer = PlainJson.read(settings, LayerChoice.class).make();
    ProfileUnit unit = new ProfileUnit(layer);
    int score = Arrays.asList(layer.header(0).strip().split(",")).indexOf(Column.SCORE.label());
    return task -> {
      ProfileRows rows = unit.profileAll(PlainJson.read(task, Tasks.class).positions());
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
