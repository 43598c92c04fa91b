package v7p3r.app.lichess;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;
import v7p3r.app.lichess.api.Answer;
import v7p3r.app.lichess.api.LichessApi;
import v7p3r.app.lichess.api.Person;
import v7p3r.app.lichess.api.SlidingLimit;
import v7p3r.app.lichess.config.BotConfig.DeclineFilter;
import v7p3r.app.lichess.config.BotConfig.Matchmaking;

/**
 * Challenges other bots when there has been nothing to do for a while: within the rating window,
 * not those who declined, and never beyond what Lichess allows.
 */
final class Matchmaker {
  private static final int CHALLENGES_A_MINUTE = 25;
  private static final int CHALLENGES_A_DAY = 200;
  private static final Duration DAY = Duration.ofDays(1);
  private static final String BOT_GAMES_OF_A_DAY = "bot.vsBot.day";

  private final Matchmaking wish;
  private final LichessApi api;
  private final String me;
  private final LongSupplier nanoTime;
  private final RandomGenerator random;
  private final Duration patience;
  private final Consumer<String> log;
  private final SlidingLimit aMinute;
  private final SlidingLimit aDay;
  private final SlidingLimit gamesADay;

  /** Who is not asked before a time, by name or by name and kind of game. */
  private final Map<String, Long> closed = new HashMap<>();

  private Optional<String> pending = Optional.empty();
  private String pendingName = "";
  private long pendingSince;
  private long next;

  /** Waits for answers to challenges as long as its patience lasts. */
  Matchmaker(
      Matchmaking wish,
      LichessApi api,
      String me,
      Duration patience,
      LongSupplier nanoTime,
      RandomGenerator random,
      Consumer<String> log) {
    this.wish = wish;
    this.api = api;
    this.me = me;
    this.patience = patience;
    this.nanoTime = nanoTime;
    this.random = random;
    this.log = log;
    aMinute = new SlidingLimit(CHALLENGES_A_MINUTE, Duration.ofMinutes(1), nanoTime);
    aDay = new SlidingLimit(CHALLENGES_A_DAY, DAY, nanoTime);
    gamesADay = new SlidingLimit(wish.gamesADay(), DAY, nanoTime);
    next = nanoTime.getAsLong() + every();
  }

  private long every() {
    return Duration.ofSeconds(wish.everySeconds()).toNanos();
  }

  /** A game against a bot began, whoever wanted it. */
  void botGameBegan() {
    gamesADay.count();
  }

  /** A game is over: the wait begins anew. */
  void gameOver() {
    next = nanoTime.getAsLong() + every();
  }

  /** A challenge became a game, or was withdrawn. */
  void answered(String challenge) {
    if (pending.filter(challenge::equals).isPresent()) {
      pending = Optional.empty();
    }
  }

  void declined(String challenge, Person by, String reason) {
    answered(challenge);
    log.accept(by.name() + " declined our challenge: " + reason);
    next = nanoTime.getAsLong() + Duration.ofMinutes(1).toNanos();
    switch (wish.filter()) {
      case NONE -> {}
      case COARSE -> close(by.id(), DAY);
      case FINE -> close(isAboutKind(reason) ? kindOf(by.id()) : by.id(), DAY);
    }
  }

  private static boolean isAboutKind(String reason) {
    return switch (reason.toLowerCase(Locale.ROOT)) {
      case "toofast", "tooslow", "timecontrol", "rated", "casual", "standard", "variant" -> true;
      default -> false;
    };
  }

  private String kindOf(String id) {
    return id + " " + wish;
  }

  private void close(String key, Duration time) {
    closed.put(key, nanoTime.getAsLong() + time.toNanos());
  }

  private boolean isOpen(String id) {
    long now = nanoTime.getAsLong();
    closed.values().removeIf(until -> until - now <= 0);
    return !closed.containsKey(id)
        && (wish.filter() != DeclineFilter.FINE || !closed.containsKey(kindOf(id)));
  }

  /** Looks whether it is time for a challenge; to be called now and then while the bot is idle. */
  void tick() {
    long now = nanoTime.getAsLong();
    if (pending.isPresent()) {
      if (now - pendingSince >= patience.toNanos()) {
        String id = pending.get();
        pending = Optional.empty();
        log.accept(pendingName + " did not answer, withdrawn: " + api.cancel(id).words());
        close(pendingName.toLowerCase(Locale.ROOT), Duration.ofHours(1));
      }
      return;
    }
    if (now - next < 0) {
      return;
    }
    Duration wait = longest(aMinute.left(), aDay.left(), gamesADay.left());
    if (wait.isPositive()) {
      log.accept("no challenge for " + wait.toMinutes() + " min: a limit of Lichess is reached");
      next = now + wait.toNanos();
      return;
    }
    next = now + Duration.ofMinutes(1).toNanos();
    choose().ifPresent(this::challenge);
  }

  private static Duration longest(Duration... times) {
    Duration longest = Duration.ZERO;
    for (Duration time : times) {
      longest = time.compareTo(longest) > 0 ? time : longest;
    }
    return longest;
  }

  private Optional<Person> choose() {
    Answer own = api.account();
    Answer online = api.onlineBots();
    if (!(own instanceof Answer.Done(JsonNode account))
        || !(online instanceof Answer.Done(JsonNode bots))) {
      log.accept("who is online is not known: " + own.words() + ", " + online.words());
      return Optional.empty();
    }
    String perf = wish.variant().equals("standard") ? speed() : wish.variant();
    int rating = account.path("perfs").path(perf).path("rating").asInt(0);
    List<Person> fit = new ArrayList<>();
    Iterable<JsonNode> list = bots.isArray() ? bots : List.of(bots);
    for (JsonNode bot : list) {
      Person person = Person.of(bot);
      int theirs = bot.path("perfs").path(perf).path("rating").asInt(0);
      boolean isNear = rating == 0 || Math.abs(theirs - rating) <= wish.ratingWindow();
      if (!person.id().isEmpty() && !person.id().equals(me) && isNear && isOpen(person.id())) {
        fit.add(person);
      }
    }
    if (fit.isEmpty()) {
      log.accept("nobody to challenge within " + wish.ratingWindow() + " points of " + rating);
      return Optional.empty();
    }
    return Optional.of(fit.get(random.nextInt(fit.size())));
  }

  /** By the length of a game of forty moves, as Lichess reckons it. */
  private String speed() {
    int seconds = wish.baseSeconds() + 40 * wish.incrementSeconds();
    if (seconds < 180) {
      return seconds < 30 ? "ultraBullet" : "bullet";
    }
    return seconds < 480 ? "blitz" : seconds < 1500 ? "rapid" : "classical";
  }

  private void challenge(Person bot) {
    aMinute.count();
    aDay.count();
    Answer answer =
        api.challenge(
            bot.id(), wish.rated(), wish.baseSeconds(), wish.incrementSeconds(), wish.variant());
    log.accept("challenge to " + bot.name() + ": " + answer.words());
    long now = nanoTime.getAsLong();
    switch (answer) {
      case Answer.Done(JsonNode body) -> {
        JsonNode challenge = body.has("challenge") ? body.get("challenge") : body;
        pending = Optional.of(challenge.path("id").asString(""));
        pendingName = bot.name();
        pendingSince = now;
      }
      case Answer.Limited limited -> next = now + limited.pause().toNanos();
      case Answer.Refused refused ->
          close(
              bot.id(),
              refused
                  .limit()
                  .filter(limit -> limit.key().equals(BOT_GAMES_OF_A_DAY))
                  .map(Answer.Limit::lasts)
                  .orElse(DAY));
      case Answer.Unknown _ -> {}
    }
  }
}
