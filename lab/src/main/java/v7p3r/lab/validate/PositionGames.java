package v7p3r.lab.validate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import v7p3r.arena.work.Progress;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.lab.profile.source.Batch;
import v7p3r.lab.profile.source.Sample;
import v7p3r.lab.profile.source.SampleSource;
import v7p3r.lab.profile.source.SourceKind;
import v7p3r.lab.profile.source.Sources;

/**
 * The positions that all arms search: the moves of one side of a game, one after the other, so that
 * what an arm balances over a game is balanced here, too. Left out is where there is nothing to
 * decide.
 */
final class PositionGames {
  private PositionGames() {}

  /**
   * The first positions, in games: each the positions that a source gives together, of White and of
   * Black in turn.
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
        int side = games.size() % 2 == 0 ? Color.WHITE : Color.BLACK;
        List<Position> game =
            batch.get().samples().get().stream()
                .filter(sample -> !isOfGame(sample) || sample.position().sideToMove() == side)
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

  private static boolean isOfGame(Sample sample) {
    String source = sample.origin().source();
    return source.equals(SourceKind.PGN.label()) || source.equals(SourceKind.SELFPLAY.label());
  }
}
