package v7p3r.app.lichess.api;

import static v7p3r.app.lichess.api.Requests.word;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import v7p3r.app.lichess.api.Pauses.Kind;

/** The calls of the Bot API. */
public final class LichessApi implements AutoCloseable {
  private final Timings timings;
  private final Requests requests;

  public LichessApi(
      URI base, Token token, String userAgent, Timings timings, LongSupplier nanoTime) {
    this.timings = timings;
    this.requests = new Requests(base, token, userAgent, timings, nanoTime);
  }

  // ---- The account and others ----

  public Answer account() {
    return requests.get(Kind.QUESTION, "/api/account");
  }

  /** The bots that are online, as a list. */
  public Answer onlineBots() {
    return requests.get(Kind.QUESTION, "/api/bot/online?nb=200");
  }

  /** Makes the account that of a bot for ever; only one that never played can be. */
  public Answer upgrade() {
    return requests.post(Kind.QUESTION, "/api/bot/account/upgrade", Map.of());
  }

  // ---- Challenges ----

  public Answer accept(String challenge) {
    return requests.post(Kind.CHALLENGE, "/api/challenge/" + word(challenge) + "/accept", Map.of());
  }

  public Answer decline(String challenge, String reason) {
    return requests.post(
        Kind.CHALLENGE, "/api/challenge/" + word(challenge) + "/decline", Map.of("reason", reason));
  }

  public Answer cancel(String challenge) {
    return requests.post(Kind.CHALLENGE, "/api/challenge/" + word(challenge) + "/cancel", Map.of());
  }

  public Answer challenge(
      String user, boolean rated, int baseSeconds, int incrementSeconds, String variant) {
    Map<String, String> form = new LinkedHashMap<>();
    form.put("rated", Boolean.toString(rated));
    form.put("clock.limit", Integer.toString(baseSeconds));
    form.put("clock.increment", Integer.toString(incrementSeconds));
    form.put("variant", variant);
    return requests.post(Kind.CHALLENGE, "/api/challenge/" + word(user), form);
  }

  // ---- Games ----

  public Answer move(String game, String uci, boolean offersDraw) {
    return requests.post(
        Kind.MOVE,
        "/api/bot/game/" + word(game) + "/move/" + word(uci) + "?offeringDraw=" + offersDraw,
        Map.of());
  }

  /** Says something to the other player, or to those who watch. */
  public Answer chat(String game, boolean toSpectators, String text) {
    Map<String, String> form = new LinkedHashMap<>();
    form.put("room", toSpectators ? "spectator" : "player");
    form.put("text", text);
    return requests.post(Kind.CHAT, "/api/bot/game/" + word(game) + "/chat", form);
  }

  public Answer abort(String game) {
    return inGame(game, "abort");
  }

  public Answer resign(String game) {
    return inGame(game, "resign");
  }

  /** Offers, accepts or, where the rules allow it, claims a draw; or refuses one. */
  public Answer draw(String game, boolean yes) {
    return inGame(game, "draw/" + (yes ? "yes" : "no"));
  }

  public Answer takeback(String game, boolean yes) {
    return inGame(game, "takeback/" + (yes ? "yes" : "no"));
  }

  public Answer claimVictory(String game) {
    return inGame(game, "claim-victory");
  }

  public Answer claimDraw(String game) {
    return inGame(game, "claim-draw");
  }

  private Answer inGame(String game, String what) {
    return requests.post(Kind.GAME, "/api/bot/game/" + word(game) + "/" + what, Map.of());
  }

  // ---- Streams ----

  static String eventsPath() {
    return "/api/stream/event";
  }

  static String gamePath(String game) {
    return "/api/bot/game/stream/" + word(game);
  }

  Requests.Opening open(String path) {
    return requests.open(path);
  }

  Timings timings() {
    return timings;
  }

  @Override
  public void close() {
    requests.close();
  }
}
