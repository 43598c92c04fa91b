package v7p3r.app.lichess;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import v7p3r.app.lichess.api.AccountEvent;
import v7p3r.app.lichess.api.Answer;
import v7p3r.app.lichess.api.Challenge;
import v7p3r.app.lichess.api.LichessApi;
import v7p3r.app.lichess.api.LiveStream;
import v7p3r.app.lichess.api.Person;
import v7p3r.app.lichess.api.SlidingLimit;
import v7p3r.app.lichess.api.Timings;
import v7p3r.app.lichess.api.Token;
import v7p3r.app.lichess.config.BotConfig;
import v7p3r.app.lichess.game.Brains;
import v7p3r.app.lichess.game.Counters;
import v7p3r.app.lichess.game.Diary;
import v7p3r.app.lichess.game.GameContext;
import v7p3r.app.lichess.game.Latency;
import v7p3r.uci.Uci;

/**
 * The bot: hears what happens to its account, takes games and sees to it that each is finished and
 * kept. Everything is decided on one thread; games and streams have their own.
 */
public final class Bot implements AutoCloseable {
  private sealed interface Message {
    record Event(AccountEvent event) implements Message {}

    record GameEnded(String id, boolean kept) implements Message {}

    record Refused(String why) implements Message {}

    record Wake() implements Message {}
  }

  /** Why the bot ended. */
  public enum End {
    /** It was told to, and all games are finished or left to the next start. */
    DRAINED,
    /** Lichess does not let it in. */
    REFUSED
  }

  private static final String SELF = "bot";
  private static final int EVENT_OPENINGS = 30;
  private static final Duration EVENT_SPAN = Duration.ofMinutes(10);

  private final BotConfig config;
  private final Timings timings;
  private final BotLog log;
  private final LichessApi api;
  private final Brains brains;
  private final Latency latency;
  private final Counters counters = new Counters();
  private final Health health;
  private final ChallengeRules rules;
  private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
  private final SlidingLimit openings =
      new SlidingLimit(EVENT_OPENINGS, EVENT_SPAN, System::nanoTime);
  private Optional<Matchmaker> matchmaker = Optional.empty();
  private String me = "";
  private volatile OptionalLong drainUntil = OptionalLong.empty();
  private volatile boolean leaving;

  /** Says what happens to {@code out}, a line at a time, without the token. */
  public Bot(BotConfig config, Token token, Timings timings, Consumer<String> out) {
    this.config = config;
    this.timings = timings;
    this.log = new BotLog(out, token, Clock.systemUTC());
    this.api =
        new LichessApi(
            config.url(), token, "V7P3R-bot/" + Uci.version(), timings, System::nanoTime);
    this.brains = new Brains(config.engine());
    this.latency =
        new Latency(
            config.clock().firstOverheadMillis(),
            config.clock().leastOverheadMillis(),
            config.clock().mostOverheadMillis());
    this.health = new Health(config.folder(), counters, latency, timings.silence());
    this.rules = new ChallengeRules(config);
  }

  // ---- From outside ----

  /** Takes no more games, finishes those that run, and ends; the second time it ends at once. */
  public void drain() {
    if (drainUntil.isPresent()) {
      leaving = true;
    } else {
      drainUntil =
          OptionalLong.of(System.nanoTime() + Duration.ofSeconds(config.drainSeconds()).toNanos());
    }
    messages.add(new Message.Wake());
  }

  /** Ends at once; games that run go on after the next start. */
  public void leave() {
    leaving = true;
    drain();
  }

  public Counters counters() {
    return counters;
  }

  /** Runs until it is told to end. */
  public End run() throws IOException {
    Files.createDirectories(config.folder());
    Optional<JsonNode> account = account();
    if (account.isEmpty()) {
      return leaving || drainUntil.isPresent() ? End.DRAINED : End.REFUSED;
    }
    me = Person.of(account.get()).id();
    try (Archive archive = Archive.open(config.folder(), site(config.url()), config.pgn())) {
      OpponentTuning tuning = new OpponentTuning(archive, words -> log.say(SELF, words));
      GameContext context =
          new GameContext(
              api,
              config,
              timings,
              me,
              brains,
              latency,
              counters,
              diaries(),
              config.usesOpponentModel() ? tuning::of : _ -> Map.of(),
              new GameKeeper(archive, counters, log),
              (game, words) -> log.say("game " + game, words));
      makeMatchmaker(archive);
      brains.prepare(config.games().atOnce());
      return listen(
          new GameDesk(context, (id, kept) -> messages.add(new Message.GameEnded(id, kept))));
    }
  }

  private static String site(URI url) {
    return url.toString().replaceFirst("/$", "");
  }

  private Path diaries() {
    return config.folder().resolve("running");
  }

  // ---- The start ----

  /** Our account, as soon as Lichess can be reached; nothing if it does not let us in. */
  private Optional<JsonNode> account() throws IOException {
    Duration pause = timings.reopening();
    while (!leaving && drainUntil.isEmpty()) {
      Answer answer = api.account();
      switch (answer) {
        case Answer.Done(JsonNode body) -> {
          Person person = Person.of(body);
          if (!person.isBot()) {
            log.say(SELF, person.name() + " is no bot account; see docs/lichess-bot.md, --upgrade");
            return Optional.empty();
          }
          log.say(SELF, "playing as " + person + " on " + config.url());
          return Optional.of(body);
        }
        case Answer.Refused refused -> {
          log.say(SELF, "Lichess does not accept the token: " + refused.words());
          return Optional.empty();
        }
        case Answer.Limited limited -> pause = limited.pause();
        case Answer.Unknown _ -> {
          Duration twice = pause.multipliedBy(2);
          pause =
              twice.compareTo(timings.longestReopening()) > 0 ? timings.longestReopening() : twice;
        }
      }
      log.say(SELF, "account: " + answer.words());
      poll(pause);
    }
    return Optional.empty();
  }

  private void makeMatchmaker(Archive archive) throws IOException {
    if (config.matchmaking().isEmpty()) {
      return;
    }
    Matchmaker made =
        new Matchmaker(
            config.matchmaking().get(),
            api,
            me,
            timings.challenge(),
            System::nanoTime,
            new Random(),
            words -> log.say("matchmaking", words));
    int played = archive.botGamesOfTheDay();
    for (int i = 0; i < played; i++) {
      made.botGameBegan();
    }
    matchmaker = Optional.of(made);
  }

  // ---- The loop ----

  private End listen(GameDesk desk) throws IOException {
    LiveStream.Listener listener =
        new LiveStream.Listener() {
          @Override
          public void line(int opening, JsonNode line) {
            messages.add(new Message.Event(AccountEvent.of(line)));
          }

          @Override
          public void refused(String why) {
            messages.add(new Message.Refused(why));
          }
        };
    try (LiveStream events =
        LiveStream.ofEvents(api, openings, listener, words -> log.say("events", words))) {
      events.start();
      for (String id : Diary.games(diaries())) {
        log.say(SELF, "game " + id + " was not finished when the bot ended");
        desk.begin(id, Person.UNKNOWN, "", OptionalLong.empty());
      }
      long nextHealth = System.nanoTime();
      while (!mayEnd(desk)) {
        Optional<Message> message = poll(timings.tick());
        if (message.isPresent()) {
          if (message.get() instanceof Message.Refused(String why)) {
            log.say(SELF, "Lichess does not accept us: " + why);
            return End.REFUSED;
          }
          hear(message.get(), desk);
        } else if (desk.isIdle() && drainUntil.isEmpty()) {
          matchmaker.ifPresent(Matchmaker::tick);
        }
        desk.tick();
        if (System.nanoTime() - nextHealth >= 0) {
          nextHealth = System.nanoTime() + timings.health().toNanos();
          log.say("health", health.check(desk.games().size(), events.age()));
        }
      }
      endSessions(desk);
      log.say("health", health.check(desk.games().size(), events.age()));
    }
    log.say(SELF, "ended");
    return End.DRAINED;
  }

  private boolean mayEnd(GameDesk desk) {
    if (leaving) {
      return true;
    }
    return drainUntil.isPresent()
        && (desk.mayEnd() || System.nanoTime() - drainUntil.getAsLong() >= 0);
  }

  /** Games that still run go on after the next start. */
  private void endSessions(GameDesk desk) {
    desk.leave();
    long end = System.nanoTime() + timings.request().multipliedBy(3).toNanos();
    while (desk.hasSessions() && System.nanoTime() - end < 0) {
      Optional<Message> message = poll(timings.tick());
      if (message.isPresent()
          && message.get() instanceof Message.GameEnded(String id, boolean kept)) {
        desk.left(id);
        log.say("game " + id, kept ? "kept" : "left to the next start");
      }
    }
  }

  private Optional<Message> poll(Duration pause) {
    try {
      return Optional.ofNullable(messages.poll(pause.toMillis(), TimeUnit.MILLISECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      leaving = true;
      return Optional.empty();
    }
  }

  private void hear(Message message, GameDesk desk) {
    switch (message) {
      case Message.Event(AccountEvent event) -> hear(event, desk);
      case Message.GameEnded(String id, boolean kept) -> {
        desk.ended(id, kept);
        matchmaker.ifPresent(Matchmaker::gameOver);
      }
      case Message.Refused _, Message.Wake _ -> {
        if (drainUntil.isPresent()) {
          log.say(SELF, "ending; " + desk.games().size() + " games are finished first");
        }
      }
    }
  }

  private void hear(AccountEvent event, GameDesk desk) {
    switch (event) {
      case AccountEvent.GameStart start -> {
        matchmaker.ifPresent(m -> m.answered(start.id()));
        if (!start.isForBots()) {
          log.say("game " + start.id(), "is not open to bots");
        } else if (desk.begin(start.id(), start.opponent(), start.speed(), start.secondsLeft())
            && start.opponent().isBot()) {
          matchmaker.ifPresent(Matchmaker::botGameBegan);
        }
      }
      case AccountEvent.GameFinish(String id) -> desk.finished(id);
      case AccountEvent.Challenged(Challenge challenge) -> answer(challenge, desk);
      case AccountEvent.ChallengeCanceled(String id) -> {
        log.say("challenge " + id, "withdrawn");
        desk.release(id);
        matchmaker.ifPresent(m -> m.answered(id));
      }
      case AccountEvent.ChallengeDeclined declined ->
          matchmaker.ifPresent(m -> m.declined(declined.id(), declined.by(), declined.reason()));
      case AccountEvent.Other _ -> {}
    }
  }

  private void answer(Challenge challenge, GameDesk desk) {
    if (challenge.challenger().id().equals(me)) {
      return;
    }
    Optional<ChallengeRules.Decline> decline =
        drainUntil.isPresent()
            ? Optional.of(new ChallengeRules.Decline("later", "the bot is ending"))
            : rules.judge(challenge, desk.games());
    Answer answer =
        decline.isPresent()
            ? api.decline(challenge.id(), decline.get().reason())
            : api.accept(challenge.id());
    String verdict = decline.map(d -> "declined (" + d.words() + ")").orElse("accepted");
    log.say("challenge " + challenge.id(), verdict + ", " + challenge + ": " + answer.words());
    if (decline.isEmpty() && answer.isDone()) {
      desk.reserve(challenge);
    }
    if (answer instanceof Answer.Limited) {
      counters.count(Counters.Event.LIMITED);
    }
  }

  @Override
  public void close() {
    brains.close();
    api.close();
  }
}
