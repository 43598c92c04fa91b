package v7p3r.app.lichess;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import v7p3r.board.Color;

/**
 * A Lichess of our own on loopback: real HTTP, streams of lines, clocks, and faults by script. It
 * writes down whatever a bot must not do.
 */
final class FakeLichess implements AutoCloseable {
  static final String TOKEN = "lip_fakeTokenForTests42";
  private static final Duration DOWN = Duration.ofMillis(150);
  private static final long HELD_MILLIS = 1_500;
  private static final int CHAT_CHARS = 140;

  private final Map<String, FakeGame> games = new ConcurrentHashMap<>();
  private final Map<String, FakeGame> challenges = new ConcurrentHashMap<>();
  private final List<String> violations = new CopyOnWriteArrayList<>();
  private final List<String> chats = new CopyOnWriteArrayList<>();
  private final List<String> declines = new CopyOnWriteArrayList<>();
  private final List<FakeStream> events = new ArrayList<>();
  private final AtomicInteger numbers = new AtomicInteger();
  private final AtomicInteger acceptLimits = new AtomicInteger();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("flags").factory());
  private final String token;
  private final int port;
  private volatile String challengeAnswer = "";
  private volatile boolean isBot = true;
  private HttpServer server;

  FakeLichess() throws IOException {
    this(TOKEN);
  }

  /** That lets in who has a token. */
  FakeLichess(String token) throws IOException {
    this.token = token;
    server = listen(0);
    port = server.getAddress().getPort();
    clock.scheduleAtFixedRate(
        () -> games.values().forEach(FakeGame::flag), 20, 20, TimeUnit.MILLISECONDS);
  }

  private HttpServer listen(int onPort) throws IOException {
    HttpServer made =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), onPort), 0);
    made.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    made.createContext("/", this::handle);
    made.start();
    return made;
  }

  URI url() {
    return URI.create("http://127.0.0.1:" + port);
  }

  // ---- What a test does and sees ----

  List<String> violations() {
    return List.copyOf(violations);
  }

  List<String> chats() {
    return List.copyOf(chats);
  }

  List<String> declines() {
    return List.copyOf(declines);
  }

  /** The next challenges are answered so when they are accepted: with 429. */
  void limitAccepts(int times) {
    acceptLimits.set(times);
  }

  /** The account is one of a person until it is upgraded. */
  void takeAwayTitle() {
    isBot = false;
  }

  /** What a challenge by the bot is answered: a status and a body. */
  void answerChallenges(String statusAndBody) {
    challengeAnswer = statusAndBody;
  }

  FakeSettings settings(long baseMillis, long incrementMillis) {
    return new FakeSettings(baseMillis, incrementMillis, Optional.empty(), this::cutEvents);
  }

  FakeSettings chess960(long baseMillis, long incrementMillis, String start) {
    return new FakeSettings(baseMillis, incrementMillis, Optional.of(start), this::cutEvents);
  }

  /** A game that waits for the bot to accept it. */
  FakeGame offer(int botSide, FakeSettings settings) {
    int number = numbers.incrementAndGet();
    String id = "game%04d".formatted(number);
    FakeGame game =
        new FakeGame(
            id, botSide, settings, number, this::ended, violations::add, this::restartSoon);
    challenges.put(id, game);
    return game;
  }

  /** Sends the challenge of a game to the bot. */
  void challenge(FakeGame game) {
    tell(
        ("{\"type\":\"challenge\",\"challenge\":{\"id\":\"%s\",\"status\":\"created\",\"challenger\":"
             + "{\"id\":\"rival\",\"name\":\"Rival\",\"rating\":1500},\"destUser\":{\"id\":"
             + "\"v7bot\",\"name\":\"V7Bot\",\"rating\":2000},\"variant\":{\"key\":\"%s\"},"
             + "\"rated\":false,\"speed\":\"bullet\",\"timeControl\":{\"type\":\"clock\","
             + "\"limit\":60,\"increment\":1}}}")
            .formatted(game.id, game.chess960 ? "chess960" : "standard"));
  }

  boolean isWaiting(FakeGame game) {
    return challenges.containsKey(game.id);
  }

  private void ended(FakeGame game) {
    tell("{\"type\":\"gameFinish\",\"game\":{\"gameId\":\"" + game.id + "\"}}");
  }

  private void tell(String line) {
    synchronized (events) {
      events.removeIf(stream -> !stream.isOpen());
      events.forEach(stream -> stream.send(line));
    }
  }

  boolean hasListener() {
    synchronized (events) {
      events.removeIf(stream -> !stream.isOpen());
      return !events.isEmpty();
    }
  }

  private void cutEvents() {
    synchronized (events) {
      events.forEach(stream -> stream.cut("{\"type\":\"gameStart\",\"game\":{\"gameId\":\"x\"}}"));
      events.clear();
    }
  }

  private void restartSoon() {
    Thread.ofVirtual().start(this::restart);
  }

  /** Stops and, a moment later, starts again; games are remembered, connections are not. */
  synchronized void restart() {
    games.values().forEach(FakeGame::lineBreaks);
    synchronized (events) {
      events.forEach(FakeStream::end);
      events.clear();
    }
    server.stop(0);
    try {
      Thread.sleep(DOWN);
      server = listen(port);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // ---- The calls ----

  private void handle(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    String auth = exchange.getRequestHeaders().getFirst("Authorization");
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    if (!("Bearer " + token).equals(auth)) {
      answer(exchange, 401, "{\"error\":\"No such token\"}");
      return;
    }
    String[] parts = path.substring(1).split("/");
    if (path.equals("/api/account")) {
      answer(
          exchange,
          200,
          "{\"id\":\"v7bot\",\"username\":\"V7Bot\","
              + (isBot ? "\"title\":\"BOT\"," : "")
              + "\"perfs\":{\"blitz\":{\"rating\":2000}}}");
    } else if (path.equals("/api/bot/account/upgrade")) {
      isBot = true;
      answer(exchange, 200, "{\"ok\":true}");
    } else if (path.equals("/api/stream/event")) {
      streamEvents(exchange);
    } else if (path.equals("/api/bot/online")) {
      answer(
          exchange,
          200,
          "{\"id\":\"near\",\"username\":\"Near\",\"title\":\"BOT\",\"perfs\":{\"blitz\":{\"rating\":2100}}}\n"
              + "{\"id\":\"far\",\"username\":\"Far\",\"title\":\"BOT\",\"perfs\":{\"blitz\":{\"rating\":2900}}}\n");
    } else if (path.startsWith("/api/bot/game/stream/")) {
      streamGame(exchange, parts[4]);
    } else if (path.startsWith("/api/bot/game/")) {
      inGame(exchange, parts, body);
    } else if (path.startsWith("/api/challenge/")) {
      challenge(exchange, parts, body);
    } else {
      answer(exchange, 404, "{\"error\":\"Not found\"}");
    }
  }

  private void streamEvents(HttpExchange exchange) throws IOException {
    FakeStream stream = new FakeStream();
    games.values().stream()
        .filter(game -> !game.isOver())
        .forEach(game -> stream.send(gameStart(game)));
    synchronized (events) {
      events.forEach(FakeStream::end);
      events.clear();
      events.add(stream);
    }
    stream.run(exchange);
  }

  private static String gameStart(FakeGame game) {
    return ("{\"type\":\"gameStart\",\"game\":{\"gameId\":\"%s\",\"color\":\"%s\",\"speed\":"
            + "\"bullet\",\"opponent\":{\"id\":\"rival\",\"username\":\"Rival\",\"rating\":1500},"
            + "\"compat\":{\"bot\":true}}}")
        .formatted(game.id, game.botSide == Color.WHITE ? "white" : "black");
  }

  private void streamGame(HttpExchange exchange, String id) throws IOException {
    FakeGame game = games.get(id);
    if (game == null) {
      answer(exchange, 404, "{\"error\":\"No such game\"}");
    } else if (game.takesStreamLimit()) {
      answer(exchange, 429, "{\"error\":\"Too many requests\"}");
    } else {
      FakeStream stream = new FakeStream();
      game.open(stream);
      stream.run(exchange);
    }
  }

  private void inGame(HttpExchange exchange, String[] parts, String body) throws IOException {
    FakeGame game = games.get(parts[3]);
    if (game == null) {
      answer(exchange, 404, "{\"error\":\"No such game\"}");
      return;
    }
    boolean yes = parts.length > 5 && parts[5].equals("yes");
    switch (parts[4]) {
      case "move" -> move(exchange, game, parts[5]);
      case "chat" -> chat(exchange, game, body);
      case "abort" -> ok(exchange, game::abort);
      case "resign" -> ok(exchange, game::resign);
      case "draw" -> ok(exchange, () -> game.answerDraw(yes));
      case "takeback" -> ok(exchange, () -> game.answerTakeback(yes));
      case "claim-victory" -> {
        boolean granted = game.claimVictory();
        answer(exchange, granted ? 200 : 400, granted ? "{\"ok\":true}" : "{\"error\":\"no\"}");
      }
      default -> answer(exchange, 404, "{\"error\":\"Not found\"}");
    }
  }

  private void move(HttpExchange exchange, FakeGame game, String uci) throws IOException {
    switch (game.botMoves(uci)) {
      case MADE -> answer(exchange, 200, "{\"ok\":true}");
      case REFUSED -> answer(exchange, 400, "{\"error\":\"Not your turn, or game over\"}");
      case ERROR -> answer(exchange, 502, "bad gateway");
      case LIMITED -> answer(exchange, 429, "{\"error\":\"Too many requests\"}");
      case LIMITED_FOR_A_SECOND -> {
        exchange.getResponseHeaders().add("Retry-After", "1");
        answer(exchange, 429, "{\"error\":\"Too many requests\"}");
      }
      case MADE_WITHOUT_ANSWER, LOST -> hold(exchange);
    }
  }

  private static void hold(HttpExchange exchange) {
    try {
      Thread.sleep(HELD_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      exchange.close();
    }
  }

  private void chat(HttpExchange exchange, FakeGame game, String body) throws IOException {
    String text =
        URLDecoder.decode(body.substring(body.indexOf("text=") + 5), StandardCharsets.UTF_8);
    if (text.length() > CHAT_CHARS) {
      violations.add("a chat of " + text.length() + " characters");
    }
    if (game.takesChatLimit()) {
      answer(exchange, 429, "{\"error\":\"Too many requests\"}");
    } else {
      chats.add(text);
      answer(exchange, 200, "{\"ok\":true}");
    }
  }

  private void challenge(HttpExchange exchange, String[] parts, String body) throws IOException {
    String id = parts[2];
    if (parts.length == 3) {
      String[] wanted = challengeAnswer.split(" ", 2);
      answer(exchange, Integer.parseInt(wanted[0]), wanted[1]);
      return;
    }
    switch (parts[3]) {
      case "accept" -> {
        if (acceptLimits.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
          answer(exchange, 429, "{\"error\":\"Too many requests\"}");
          return;
        }
        FakeGame game = challenges.remove(id);
        answer(exchange, game == null ? 404 : 200, "{\"ok\":true}");
        if (game != null) {
          games.put(id, game);
          tell(gameStart(game));
        }
      }
      case "decline" -> {
        if (!body.contains("later")) {
          challenges.remove(id);
        }
        declines.add(body);
        answer(exchange, 200, "{\"ok\":true}");
      }
      default -> answer(exchange, 200, "{\"ok\":true}");
    }
  }

  private static void ok(HttpExchange exchange, Runnable work) throws IOException {
    work.run();
    answer(exchange, 200, "{\"ok\":true}");
  }

  private static void answer(HttpExchange exchange, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    try (var out = exchange.getResponseBody()) {
      out.write(bytes);
    }
    exchange.close();
  }

  @Override
  public void close() {
    clock.shutdownNow();
    games.values().forEach(FakeGame::lineBreaks);
    server.stop(0);
  }
}
