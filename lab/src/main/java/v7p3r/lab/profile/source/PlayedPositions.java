package v7p3r.lab.profile.source;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Positions that were chosen from recorded games, a game at a time. */
public final class PlayedPositions implements Sources {
  private final List<PlayedPosition> positions;

  public PlayedPositions(List<PlayedPosition> positions) {
    this.positions = List.copyOf(positions);
  }

  @Override
  public SampleSource open(Consumer<String> problems) {
    Map<String, List<Sample>> games = new LinkedHashMap<>();
    for (PlayedPosition position : positions) {
      games.computeIfAbsent(position.game(), _ -> new ArrayList<>()).add(position.sample());
    }
    Iterator<List<Sample>> next = games.values().iterator();
    return () -> next.hasNext() ? Optional.of(Batch.of(next.next())) : Optional.empty();
  }

  @Override
  public List<String> describe() {
    return List.of("played " + positions.size() + " " + Integer.toHexString(positions.hashCode()));
  }

  @Override
  public List<String> describeChoice() {
    return List.of();
  }

  @Override
  public long seed() {
    return 0;
  }
}
