package v7p3r.app.lichess;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import v7p3r.arena.config.ConfigException;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.board.Color;

/**
 * Many short games against the fake server, two at a time, with every fault in turn and restarts of
 * the bot. As a program: {@code Drill [GAMES] [FOLDER]}, which prints what it found.
 */
final class Drill {
  private static final String[] CHESS960 = {
    "bnrbkqrn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKQRN w KQkq - 0 1",
    "rkbnqbnr/pppppppp/8/8/8/8/PPPPPPPP/RKBNQBNR w KQkq - 0 1"
  };
  private static final int AT_ONCE = 2;
  private static final int FIRST_FAULT = 4;
  private static final int SECOND_FAULT = 12;

  /** What the log says after each fault. */
  private static final Map<Fault, String> EXPLAINED = explained();

  private final int count;
  private final FakeLichess server;
  private final BotHarness harness;
  private final List<FakeGame> games = new ArrayList<>();
  private final List<Long> memory = new ArrayList<>();
  private int restarts;

  Drill(int count, FakeLichess server, BotHarness harness) {
    this.count = count;
    this.server = server;
    this.harness = harness;
  }

  private static Map<Fault, String> explained() {
    Map<Fault, String> words = new EnumMap<>(Fault.class);
    words.put(Fault.CUT_IN_MID_LINE, "game .* in mid-line");
    words.put(Fault.STREAM_ENDS, "game .* stream (ended|broke)");
    words.put(Fault.HALF_OPEN_SILENCE, "nothing heard for");
    words.put(Fault.STREAM_LIMITED, "not opened: too many calls");
    words.put(Fault.STALE_STATE, "fewer moves than before and no takeback");
    words.put(Fault.ANSWER_LOST, "no answer: nothing within");
    words.put(Fault.MOVE_LOST, "the server does not know .*; sent again");
    words.put(Fault.ERROR_AFTER_MOVE, "no answer: status 502");
    words.put(Fault.ERROR_WITHOUT_MOVE, "no answer: status 502");
    words.put(Fault.MOVE_LIMITED, "move .* too many calls");
    words.put(Fault.MOVE_LIMITED_FOR_A_SECOND, "move .* too many calls, pause of 1 s");
    words.put(Fault.CHAT_LIMITED, "chat not sent, too many calls");
    words.put(Fault.TAKEBACK, "takeback granted");
    words.put(Fault.DRAW_OFFER, "draw offer (accepted|declined)");
    words.put(Fault.OPPONENT_GONE, "the opponent left, victory claimed: done");
    words.put(Fault.SERVER_RESTART, "not opened: no answer: Connect|stream (ended|broke)");
    words.put(Fault.EVENTS_CUT, "events: stream (ended|broke) in mid-line");
    return words;
  }

  /**
   * What came out.
   *
   * @param forfeits games that the bot lost by time
   * @param unexplained faults that happened and are not in the log
   * @param missing games that are not in the database with all their moves
   * @param memory megabytes in use after a collection, after every tenth of the games
   */
  record Result(
      int games,
      int wins,
      int restarts,
      List<String> forfeits,
      List<String> violations,
      Map<Fault, Integer> faults,
      List<Fault> unexplained,
      List<String> missing,
      List<Long> memory,
      int repeatedMoves,
      int pgnGames) {}

  Result run() throws IOException {
    harness.start();
    List<FakeGame> running = new ArrayList<>();
    int restartAt = Math.max(4, count / 6);
    while (games.size() < count || !running.isEmpty()) {
      running.removeIf(FakeGame::isOver);
      if (games.size() < count && running.size() < AT_ONCE) {
        running.add(begin(games.size()));
      }
      if (games.size() >= restartAt * (restarts + 1) && games.size() < count) {
        restarts++;
        restart(running);
      }
      if (games.size() % Math.max(1, count / 10) == 0
          && memory.size() < games.size() / Math.max(1, count / 10)) {
        memory.add(usedMegabytes());
      }
      List<FakeGame> now = List.copyOf(running);
      boolean full = now.size() == AT_ONCE || games.size() == count;
      if (full && !now.isEmpty()) {
        harness.await("end of a game", () -> now.stream().anyMatch(FakeGame::isOver));
      }
    }
    harness.drain();
    harness.await("end of the bot", () -> !harness.isRunning());
    memory.add(usedMegabytes());
    return result();
  }

  private FakeGame begin(int number) {
    int side = number % 2 == 0 ? Color.WHITE : Color.BLACK;
    FakeSettings settings =
        number % 5 == 4
            ? server.chess960(6_000, 60, CHESS960[number / 5 % CHESS960.length])
            : server.settings(6_000, 60);
    Fault[] all = Fault.values();
    FakeGame game =
        server
            .offer(side, settings)
            .with(FIRST_FAULT, all[number % all.length])
            .with(SECOND_FAULT, all[(number * 7 + 3) % all.length]);
    games.add(game);
    if (number % 9 == 8) {
      server.limitAccepts(1);
    }
    harness.await(
        "acceptance of game " + game.id,
        () -> {
          if (server.isWaiting(game) && server.hasListener()) {
            server.challenge(game);
          }
          LockSupport.parkNanos(60_000_000);
          return !server.isWaiting(game);
        });
    return game;
  }

  /** Ends the bot in the middle of games and starts another one. */
  private void restart(List<FakeGame> running) {
    harness.await(
        "moves before the restart",
        () -> running.stream().allMatch(game -> game.plies() > 6 || game.isOver()));
    harness.leave();
    harness.start();
  }

  private static long usedMegabytes() {
    System.gc();
    Runtime jvm = Runtime.getRuntime();
    return jvm.totalMemory() - jvm.freeMemory() >> 20;
  }

  private Result result() throws IOException {
    Map<Fault, Integer> faults = new EnumMap<>(Fault.class);
    games.forEach(game -> game.happened().forEach(fault -> faults.merge(fault, 1, Integer::sum)));
    List<String> forfeits =
        games.stream()
            .filter(game -> game.status().equals("outoftime") && !game.wonByBot())
            .map(game -> game.id + " " + game.happened() + " after " + game.plies())
            .toList();
    List<Fault> unexplained =
        faults.keySet().stream()
            .filter(EXPLAINED::containsKey)
            .filter(fault -> !isInLog(EXPLAINED.get(fault)))
            .toList();
    return new Result(
        games.size(),
        (int) games.stream().filter(FakeGame::wonByBot).count(),
        restarts,
        forfeits,
        server.violations(),
        faults,
        unexplained,
        missing(),
        List.copyOf(memory),
        (int) harness.log().stream().filter(line -> line.endsWith("; sent again")).count(),
        pgnGames());
  }

  private boolean isInLog(String words) {
    Pattern pattern = Pattern.compile(words);
    return harness.log().stream().anyMatch(line -> pattern.matcher(line).find());
  }

  private List<String> missing() throws IOException {
    Set<String> kept = new HashSet<>();
    try (MetricsDatabase database = harness.database()) {
      database
          .games(database.match("lichess").orElseThrow())
          .forEach(
              game -> kept.add(game.played().replaceFirst("^\\S+ \\S+ \\S+ \\S+ \\d+ \\d+ ?", "")));
    }
    return games.stream()
        .filter(game -> !kept.contains(game.moves()))
        .map(game -> game.id + " " + game.status() + " " + game.happened())
        .toList();
  }

  private int pgnGames() throws IOException {
    String text = Files.readString(harness.data().resolve("pgn").resolve("Rival.pgn"));
    return (int) text.lines().filter(line -> line.startsWith("[Site ")).count();
  }

  public static void main(String[] words) throws IOException, ConfigException {
    int count = words.length > 0 ? Integer.parseInt(words[0]) : 200;
    Path folder = words.length > 1 ? Path.of(words[1]) : Files.createTempDirectory("v7p3r-drill");
    Files.createDirectories(folder);
    long begun = System.nanoTime();
    try (FakeLichess server = new FakeLichess();
        BotHarness harness = new BotHarness(server.url(), folder, "")) {
      Result result = new Drill(count, server, harness).run();
      Files.write(folder.resolve("drill.log"), harness.log());
      System.out.printf(
          Locale.ROOT,
          "%d games in %.0f s, %d won, %d restarts of the bot%nforfeits %s%nviolations %s%nfaults"
              + " %s%nnot explained by the log %s%nmissing in the database %s%ngames as PGN"
              + " %d%nmoves sent again %d%nmemory %s MB%nlog %s%n",
          result.games,
          (System.nanoTime() - begun) / 1e9,
          result.wins,
          result.restarts,
          result.forfeits,
          result.violations,
          result.faults,
          result.unexplained,
          result.missing,
          result.pgnGames,
          result.repeatedMoves,
          result.memory,
          folder.resolve("drill.log"));
    }
  }
}
