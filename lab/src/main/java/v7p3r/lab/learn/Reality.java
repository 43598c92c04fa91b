package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import v7p3r.arena.stats.SeriesCorrelation;
import v7p3r.lab.dataset.ProfiledPosition;
import v7p3r.lab.profile.source.PlayedPosition;
import v7p3r.lab.report.DataTable;

/** What was predicted in games beside what a deep profile of the same positions shows. */
final class Reality {
  private record Place(String game, int ply) {}

  private record Pair(PlayedPosition played, ProfiledPosition profiled) {}

  private final List<Pair> pairs = new ArrayList<>();

  Reality(List<PlayedPosition> played, Path deep) throws IOException {
    Map<Place, PlayedPosition> known = new HashMap<>();
    played.forEach(each -> known.put(new Place(each.game(), each.ply()), each));
    for (ProfiledPosition profiled : ProfiledPosition.read(deep)) {
      PlayedPosition before = known.get(new Place(profiled.game(), profiled.ply()));
      if (before != null) {
        pairs.add(new Pair(before, profiled));
      }
    }
  }

  int positions() {
    return pairs.size();
  }

  /** Spearman's correlation of predicted and real effort; 0 where one of them never changes. */
  double rankCorrelation() {
    return SeriesCorrelation.ofRanks(
        pairs.stream().mapToDouble(pair -> pair.played.pes()).toArray(),
        pairs.stream().mapToDouble(pair -> pair.profiled.label()).toArray());
  }

  /** A row for each mode, the one with the least effort first. */
  DataTable byMode() {
    Map<String, List<Pair>> modes = new HashMap<>();
    pairs.forEach(
        pair -> modes.computeIfAbsent(pair.played.mode(), _ -> new ArrayList<>()).add(pair));
    List<List<Object>> rows = new ArrayList<>();
    modes.forEach(
        (mode, all) ->
            rows.add(
                List.of(
                    mode,
                    (long) all.size(),
                    mean(all, pair -> pair.played.pes()),
                    mean(all, pair -> pair.profiled.label()),
                    mean(all, pair -> pair.profiled.firstLoss()),
                    mean(all, pair -> pair.played.micros() / 1e6))));
    rows.sort(Comparator.comparingDouble(row -> (Double) row.get(2)));
    return new DataTable(
        "modes",
        "prediction and reality by mode",
        List.of("mode", "positions", "pes", "label", "loss of a first look", "seconds"),
        rows);
  }

  private static double mean(List<Pair> pairs, ToDoubleFunction<Pair> number) {
    return pairs.stream().mapToDouble(number).average().orElse(0);
  }
}
