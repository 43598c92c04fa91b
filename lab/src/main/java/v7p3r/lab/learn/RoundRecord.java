package v7p3r.lab.learn;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A round of learning that was begun or has ended; each has a line for both.
 *
 * @param before the key of the newest game of each database that earlier rounds have seen
 * @param games that of the newest game when it began
 * @param model in use when it began
 * @param dataset that it adds to
 * @param told what its steps came to; empty as long as it has not ended
 * @param promoted the model that took the other's place, empty for none
 */
record RoundRecord(
    int number,
    Subject subject,
    Map<String, Long> before,
    Map<String, Long> games,
    String model,
    String dataset,
    List<String> told,
    String promoted) {
  RoundRecord {
    before = Map.copyOf(before);
    games = Map.copyOf(games);
    told = List.copyOf(told);
  }

  boolean hasEnded() {
    return !told.isEmpty();
  }

  RoundRecord ended(List<String> sentences, String successor) {
    return new RoundRecord(number, subject, before, games, model, dataset, sentences, successor);
  }

  /** What it learns from, fixed when it began: databases and games may come while it works. */
  List<PlayedGames> material() {
    return games.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(
            each ->
                new PlayedGames(
                    Path.of(each.getKey()),
                    before.getOrDefault(each.getKey(), 0L),
                    each.getValue()))
        .toList();
  }

  /** Its folder below that of the service. */
  String folder() {
    return "round-%04d".formatted(number);
  }
}
