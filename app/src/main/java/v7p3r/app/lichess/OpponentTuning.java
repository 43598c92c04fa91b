package v7p3r.app.lichess;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import v7p3r.app.lichess.api.Person;
import v7p3r.arena.opponent.OpponentAdjustment;
import v7p3r.arena.opponent.OpponentProfile;

/** Options of the engine for an opponent, from the games against it so far. */
final class OpponentTuning {
  /** What the engine's effort control may follow, if its option DescOpponent says so. */
  private static final String OPPONENT = "UCI_Opponent";

  private static final String NONE = "none";

  private final Archive archive;
  private final Consumer<String> log;

  OpponentTuning(Archive archive, Consumer<String> log) {
    this.archive = archive;
    this.log = log;
  }

  Map<String, String> of(Person opponent) {
    Map<String, String> options = new LinkedHashMap<>(learned(opponent));
    options.put(OPPONENT, words(opponent));
    return options;
  }

  /** As UCI has it: title, rating, kind, name. */
  private static String words(Person opponent) {
    return "%s %s %s %s"
        .formatted(
            opponent.title().isEmpty() || opponent.isBot() ? NONE : opponent.title(),
            opponent.rating().isPresent() ? opponent.rating().getAsInt() : NONE,
            opponent.isBot() ? "computer" : "human",
            opponent.name());
  }

  private Map<String, String> learned(Person opponent) {
    try {
      OpponentProfile profile =
          OpponentProfile.of(opponent.name(), archive.movesAgainst(opponent.name()));
      OpponentAdjustment adjustment = OpponentAdjustment.of(profile);
      log.accept(
          "%s: %d games, %s; contempt %d, time horizon %d"
              .formatted(
                  opponent.name(),
                  profile.games(),
                  profile.style(),
                  adjustment.contempt(),
                  adjustment.timeHorizon()));
      return adjustment.options();
    } catch (IOException e) {
      log.accept("what is known of " + opponent.name() + " cannot be read: " + e.getMessage());
      return OpponentAdjustment.NONE.options();
    }
  }
}
