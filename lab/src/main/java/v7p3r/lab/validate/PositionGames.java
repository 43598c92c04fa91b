package v7p3r.lab.validate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import v7p3r.board.Position;
import v7p3r.lab.profile.source.Batch;
import v7p3r.lab.profile.source.Sample;
import v7p3r.lab.profile.source.SampleSource;
import v7p3r.lab.profile.source.Sources;
import v7p3r.lab.work.Progress;

/** The positions that all arms search: those of a source where there is something to decide. */
final class PositionGames {
  private PositionGames() {}

  /**
   * The first positions, in games: each the positions that a source gives together.
   *
   * @throws IOException if the source cannot be read or has none
   */
  static List<List<Position>> of(Sources sources, int wanted, Progress progress)
      throws IOException {
    List<List<Position>> games = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    try (SampleSource source = sources.open(problem -> progress.say("left out: " + problem));
        Progress.Bar bar = progress.start("positions", wanted)) {
      int count = 0;
      while (count < wanted) {
        Optional<Batch> batch = source.next();
        if (batch.isEmpty()) {
          break;
        }
        List<Position> game =
            batch.get().samples().get().stream()
                .map(Sample::position)
                .filter(position -> position.legalMoves().size() > 1 && seen.add(position.key()))
                .limit(wanted - count)
                .toList();
        if (!game.isEmpty()) {
          games.add(game);
          count += game.size();
          bar.add(game.size());
        }
      }
    }
    if (games.isEmpty()) {
      throw new IOException("expected positions with a choice of moves, found none");
    }
    return games;
  }
}
