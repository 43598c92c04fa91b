package v7p3r.app.lichess;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import v7p3r.app.lichess.api.Challenge;
import v7p3r.app.lichess.api.Person;
import v7p3r.app.lichess.game.Counters;
import v7p3r.app.lichess.game.GameContext;
import v7p3r.app.lichess.game.GameSession;

/**
 * The games of the bot: those that run, each on a thread of its own, and those that were accepted
 * and must begin any moment. Used by the thread of the bot.
 */
final class GameDesk {
  private static final String CORRESPONDENCE = "correspondence";
  private static final long RESERVED_NANOS = Duration.ofSeconds(30).toNanos();

  /** A game whose session fails is taken up again so often. */
  private static final int MOST_FAILURES = 3;

  private final GameContext context;
  private final BiConsumer<String, Boolean> ended;
  private final Map<String, RunningGame> running = new LinkedHashMap<>();
  private final Map<String, GameSession> sessions = new HashMap<>();
  private final Map<String, Long> reserved = new HashMap<>();
  private final Map<String, Integer> failures = new HashMap<>();

  /** Tells, from any thread, which session ended and whether its game was kept. */
  GameDesk(GameContext context, BiConsumer<String, Boolean> ended) {
    this.context = context;
    this.ended = ended;
  }

  Collection<RunningGame> games() {
    return running.values();
  }

  boolean isIdle() {
    return running.isEmpty();
  }

  /** Whether nothing has to be waited for: games with days a move go on after the next start. */
  boolean mayEnd() {
    return running.values().stream().allMatch(RunningGame::isCorrespondence);
  }

  /** Keeps room for a challenge that was accepted: its game has the same name. */
  void reserve(Challenge challenge) {
    running.put(
        challenge.id(), new RunningGame(challenge.challenger(), challenge.isCorrespondence()));
    reserved.put(challenge.id(), System.nanoTime());
  }

  /** The game of a challenge will not begin. */
  void release(String id) {
    if (reserved.remove(id) != null) {
      running.remove(id);
    }
  }

  /** Forgets challenges that never became games. */
  void tick() {
    long now = System.nanoTime();
    reserved.entrySet().stream()
        .filter(entry -> now - entry.getValue() > RESERVED_NANOS)
        .map(Map.Entry::getKey)
        .toList()
        .forEach(this::release);
  }

  /** A game runs; true if it was not played yet. */
  boolean begin(String id, Person opponent, String speed, OptionalLong secondsLeft) {
    running.put(id, new RunningGame(opponent, speed.equals(CORRESPONDENCE)));
    reserved.remove(id);
    if (sessions.containsKey(id)) {
      return false;
    }
    start(new GameSession(context, id, secondsLeft));
    return true;
  }

  private void start(GameSession session) {
    String id = session.id();
    sessions.put(id, session);
    Thread.ofVirtual()
        .name("game " + id)
        .start(
            () -> {
              boolean kept = false;
              try {
                kept = session.play();
              } catch (RuntimeException e) {
                context.counters().count(Counters.Event.FAULT);
                context.log().accept(id, "failed: " + e);
              } finally {
                ended.accept(id, kept);
              }
            });
  }

  /** The event stream says that a game is over. */
  void finished(String id) {
    Optional.ofNullable(sessions.get(id)).ifPresent(GameSession::finished);
  }

  /** A session ended; one whose game was not kept is begun anew, unless that fails again. */
  void ended(String id, boolean kept) {
    sessions.remove(id);
    if (!kept && failures.merge(id, 1, Integer::sum) <= MOST_FAILURES) {
      context.log().accept(id, "ended without a record; taken up again");
      start(new GameSession(context, id, OptionalLong.empty()));
      return;
    }
    if (!kept) {
      context.log().accept(id, "given up without a record");
    }
    failures.remove(id);
    running.remove(id);
  }

  /** All sessions end; what runs goes on after the next start. */
  void leave() {
    reserved.keySet().stream().toList().forEach(this::release);
    sessions.values().forEach(GameSession::leave);
  }

  /** A session ended because the bot does. */
  void left(String id) {
    running.remove(id);
    sessions.remove(id);
  }

  boolean hasSessions() {
    return !sessions.isEmpty();
  }
}
