package v7p3r.app.lichess;

import java.util.Collection;
import java.util.Optional;
import v7p3r.app.lichess.api.Challenge;
import v7p3r.app.lichess.config.BotConfig;
import v7p3r.app.lichess.config.BotConfig.Acceptance;
import v7p3r.app.lichess.config.BotConfig.Bots;
import v7p3r.app.lichess.config.BotConfig.GameLimits;

/** Which challenges are accepted, and what is said to the others. */
final class ChallengeRules {
  /**
   * A challenge that is declined.
   *
   * @param reason the key of Lichess, which shows a sentence for it
   * @param words for the log
   */
  record Decline(String reason, String words) {}

  private final Acceptance rules;
  private final GameLimits limits;
  private final int correspondenceGames;

  ChallengeRules(BotConfig config) {
    rules = config.challenges();
    limits = config.games();
    correspondenceGames = config.correspondence().map(c -> c.games()).orElse(0);
  }

  /** Why a challenge is declined, beside games that run; nothing if it is accepted. */
  Optional<Decline> judge(Challenge challenge, Collection<RunningGame> running) {
    return byPerson(challenge)
        .or(() -> byKind(challenge))
        .or(() -> byTime(challenge))
        .or(() -> byRoom(challenge, running));
  }

  private Optional<Decline> byPerson(Challenge challenge) {
    String id = challenge.challenger().id();
    if (rules.block().contains(id)) {
      return decline("generic", "blocked");
    }
    if (!rules.allow().isEmpty() && !rules.allow().contains(id)) {
      return decline("generic", "not on the list of those who are allowed");
    }
    boolean isBot = challenge.challenger().isBot();
    if (isBot && rules.bots() == Bots.REFUSE) {
      return decline("noBot", "a bot");
    }
    if (!isBot && rules.bots() == Bots.ONLY) {
      return decline("onlyBot", "not a bot");
    }
    var own = challenge.challenged().rating();
    var other = challenge.challenger().rating();
    if (rules.ratingWindow().isPresent()
        && own.isPresent()
        && other.isPresent()
        && Math.abs(own.getAsInt() - other.getAsInt()) > rules.ratingWindow().getAsInt()) {
      return decline("generic", "rated %d, we %d".formatted(other.getAsInt(), own.getAsInt()));
    }
    return Optional.empty();
  }

  private Optional<Decline> byKind(Challenge challenge) {
    if (!rules.variants().contains(challenge.variant())) {
      boolean onlyStandard = rules.variants().size() == 1 && rules.variants().contains("standard");
      return decline(onlyStandard ? "standard" : "variant", "variant " + challenge.variant());
    }
    if (!rules.modes().contains(challenge.rated() ? "rated" : "casual")) {
      return challenge.rated() ? decline("casual", "rated") : decline("rated", "casual");
    }
    return Optional.empty();
  }

  private Optional<Decline> byTime(Challenge challenge) {
    if (challenge.isCorrespondence()) {
      return correspondenceGames > 0
          ? Optional.empty()
          : decline("timeControl", "no games without a clock");
    }
    int base = challenge.baseSeconds().getAsInt();
    int increment = challenge.incrementSeconds().orElse(0);
    if (base < rules.baseSeconds().from() || increment < rules.incrementSeconds().from()) {
      return decline("tooFast", "too fast");
    }
    if (base > rules.baseSeconds().to() || increment > rules.incrementSeconds().to()) {
      return decline("tooSlow", "too slow");
    }
    return rules.speeds().contains(challenge.speed())
        ? Optional.empty()
        : decline("timeControl", "speed " + challenge.speed());
  }

  private Optional<Decline> byRoom(Challenge challenge, Collection<RunningGame> running) {
    boolean isSlow = challenge.isCorrespondence();
    long beside = running.stream().filter(game -> game.isCorrespondence() == isSlow).count();
    long bots = running.stream().filter(game -> game.opponent().isBot()).count();
    long same =
        running.stream()
            .filter(game -> game.opponent().id().equals(challenge.challenger().id()))
            .count();
    if (beside >= (isSlow ? correspondenceGames : limits.atOnce())) {
      return decline("later", beside + " games run already");
    }
    if (!isSlow && challenge.challenger().isBot() && bots >= limits.atOnce() - limits.forPeople()) {
      return decline("later", "the other games are kept for people");
    }
    if (same >= limits.perOpponent()) {
      return decline("later", same + " games against the same opponent run already");
    }
    return Optional.empty();
  }

  private static Optional<Decline> decline(String reason, String words) {
    return Optional.of(new Decline(reason, words));
  }
}
