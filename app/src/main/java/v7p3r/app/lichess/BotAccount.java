package v7p3r.app.lichess;

import tools.jackson.databind.JsonNode;
import v7p3r.app.lichess.api.Answer;
import v7p3r.app.lichess.api.LichessApi;
import v7p3r.app.lichess.api.Person;
import v7p3r.app.lichess.api.Timings;
import v7p3r.app.lichess.api.Token;
import v7p3r.app.lichess.config.BotConfig;
import v7p3r.uci.Uci;

/** Looks after the account before the bot plays with it. */
public final class BotAccount {
  /** What was found, in a sentence. */
  public record Finding(boolean isGood, String words) {}

  private final BotConfig config;
  private final Token token;

  public BotAccount(BotConfig config, Token token) {
    this.config = config;
    this.token = token;
  }

  /** Whether the token opens the account of a bot. */
  public Finding check() {
    try (LichessApi api = api()) {
      return check(api);
    }
  }

  private Finding check(LichessApi api) {
    return switch (api.account()) {
      case Answer.Done(JsonNode body) -> {
        Person person = Person.of(body);
        yield person.isBot()
            ? new Finding(true, "The token is that of the bot " + person.name() + ".")
            : new Finding(
                false,
                person.name()
                    + " is not a bot yet; v7p3r lichess --upgrade makes it one, for ever, if it"
                    + " never played a game.");
      }
      case Answer.Refused refused ->
          new Finding(false, "Lichess does not accept the token: " + refused.words() + ".");
      case Answer other ->
          new Finding(false, "Lichess cannot be asked now: " + other.words() + ".");
    };
  }

  /** Makes the account that of a bot. */
  public Finding upgrade() {
    try (LichessApi api = api()) {
      Answer answer = api.upgrade();
      return answer.isDone()
          ? check(api)
          : new Finding(false, "The account was not changed, " + answer.words() + ".");
    }
  }

  private LichessApi api() {
    return new LichessApi(
        config.url(), token, "V7P3R-bot/" + Uci.version(), Timings.USUAL, System::nanoTime);
  }
}
