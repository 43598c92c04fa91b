package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import v7p3r.arena.record.GameFilter;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.ResultCount;
import v7p3r.arena.source.TextSource;
import v7p3r.arena.stats.GameTally;
import v7p3r.notation.GameResult;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnReader;

/** Who played whom with which result, in PGN files and in the metrics database. */
final class RatingGames {
  private final GameTally tally = new GameTally();
  private final Consumer<String> problems;
  private long leftOut;

  RatingGames(Consumer<String> problems) {
    this.problems = problems;
  }

  GameTally tally() {
    return tally;
  }

  /** Games that were broken, without a result, or of a player against himself. */
  long leftOut() {
    return leftOut;
  }

  /** Counts the games of a PGN file, packed or plain. */
  void read(Path file) throws IOException {
    String name = file.getFileName().toString();
    try (PgnReader reader =
        new PgnReader(
            TextSource.open(file),
            name,
            problem -> {
              leftOut++;
              problems.accept("left out: " + problem);
            })) {
      Optional<PgnGame> game = reader.next();
      while (game.isPresent()) {
        count(game.get().tags().white(), game.get().tags().black(), game.get().result(), 1);
        game = reader.next();
      }
    }
  }

  /** Counts the games of the database that fit. */
  void read(MetricsDatabase database, GameFilter filter) throws IOException {
    for (ResultCount found : database.resultCounts(filter)) {
      GameResult result = GameResult.parse(found.result()).orElse(GameResult.UNKNOWN);
      count(found.white(), found.black(), result, found.games());
    }
  }

  private void count(String white, String black, GameResult result, long games) {
    if (result == GameResult.UNKNOWN || white.equals(black)) {
      leftOut += games;
      return;
    }
    double points =
        switch (result) {
          case WHITE_WINS -> 1;
          case DRAW -> 0.5;
          default -> 0;
        };
    tally.add(white, black, points, games);
  }
}
