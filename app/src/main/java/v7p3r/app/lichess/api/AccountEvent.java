package v7p3r.app.lichess.api;

import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/** What Lichess tells about the account. */
public sealed interface AccountEvent {
  /**
   * A game runs: it began, or it did so before this stream was opened.
   *
   * @param secondsLeft on the clock of the bot, as far as Lichess knows
   */
  record GameStart(
      String id, Person opponent, String speed, boolean isForBots, OptionalLong secondsLeft)
      implements AccountEvent {}

  record GameFinish(String id) implements AccountEvent {}

  record Challenged(Challenge challenge) implements AccountEvent {}

  record ChallengeCanceled(String id) implements AccountEvent {}

  /**
   * Somebody does not want to play the bot.
   *
   * @param reason the key of Lichess
   */
  record ChallengeDeclined(String id, Person by, String reason) implements AccountEvent {}

  /** Something of no interest. */
  record Other(String type) implements AccountEvent {}

  static AccountEvent of(JsonNode line) {
    JsonNode game = line.path("game");
    JsonNode challenge = line.path("challenge");
    String type = Json.text(line, "type");
    return switch (type) {
      case "gameStart" ->
          new GameStart(
              gameId(game),
              Person.of(game.path("opponent")),
              Json.text(game, "speed"),
              game.path("compat").path("bot").asBoolean(true),
              Json.someLong(game, "secondsLeft"));
      case "gameFinish" -> new GameFinish(gameId(game));
      case "challenge" -> new Challenged(Challenge.of(challenge));
      case "challengeCanceled" -> new ChallengeCanceled(Json.text(challenge, "id"));
      case "challengeDeclined" ->
          new ChallengeDeclined(
              Json.text(challenge, "id"),
              Person.of(challenge.path("destUser")),
              Json.text(challenge, "declineReasonKey"));
      default -> new Other(type);
    };
  }

  private static String gameId(JsonNode game) {
    String id = Json.text(game, "gameId");
    return id.isEmpty() ? Json.text(game, "id") : id;
  }
}
