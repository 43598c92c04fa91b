package v7p3r.app.lichess;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import v7p3r.board.Color;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;

/**
 * A game on the fake server: rules, clocks, an opponent that plays any legal move, and faults at
 * given half moves.
 */
final class FakeGame {
  private static final long SLOW_MILLIS = 60;
  private static final int MOST_PLIES = 300;
  private static final long QUICK_RIVAL_MILLIS = 2;
  private static final long SLOW_RIVAL_MILLIS = 150;

  final String id;
  final int botSide;
  final boolean chess960;
  private final FakeSettings settings;
  private final Consumer<FakeGame> onEnd;
  private final Consumer<String> violation;
  private final Runnable restart;
  private final Random random;
  private final String start;
  private final List<String> moves = new ArrayList<>();
  private final List<FakeStream> streams = new ArrayList<>();
  private final Map<Integer, Fault> faults = new HashMap<>();
  private final Set<Fault> happened = EnumSet.noneOf(Fault.class);
  private final long[] clock = new long[Color.COUNT];
  private Position position;
  private long turnBegan = System.nanoTime();
  private String status = "started";
  private String winner = "";
  private boolean takeback;
  private boolean drawOffer;
  private boolean slow;
  private boolean gone;
  private boolean asleep;
  private long rivalMillis = QUICK_RIVAL_MILLIS;
  private boolean streamLimited;
  private boolean chatLimited;

  FakeGame(
      String id,
      int botSide,
      FakeSettings settings,
      long seed,
      Consumer<FakeGame> onEnd,
      Consumer<String> violation,
      Runnable restart) {
    this.id = id;
    this.botSide = botSide;
    this.settings = settings;
    this.onEnd = onEnd;
    this.violation = violation;
    this.restart = restart;
    this.random = new Random(seed);
    this.chess960 = settings.start().isPresent();
    this.start = settings.start().orElse(Fen.START);
    this.position = startPosition();
    clock[Color.WHITE] = settings.baseMillis();
    clock[Color.BLACK] = settings.baseMillis();
  }

  private Position startPosition() {
    Position first = Fen.parse(start);
    first.setChess960(chess960);
    return first;
  }

  /** A fault that happens at the first turn of the bot from this half move on. */
  FakeGame with(int ply, Fault fault) {
    faults.put(ply, fault);
    return this;
  }

  /** The opponent never makes its first move. */
  FakeGame asleep() {
    asleep = true;
    return this;
  }

  /** The opponent takes its time, so that there is some to do things in the middle of the game. */
  FakeGame slowly() {
    rivalMillis = SLOW_RIVAL_MILLIS;
    return this;
  }

  synchronized Set<Fault> happened() {
    return EnumSet.copyOf(happened);
  }

  synchronized boolean isOver() {
    return !status.equals("started");
  }

  synchronized String status() {
    return status;
  }

  synchronized String winner() {
    return winner;
  }

  synchronized boolean wonByBot() {
    return winner.equals(name(botSide));
  }

  synchronized String moves() {
    return String.join(" ", moves);
  }

  synchronized int plies() {
    return moves.size();
  }

  // ---- Streams ----

  synchronized boolean takesStreamLimit() {
    boolean limited = streamLimited;
    streamLimited = false;
    return limited;
  }

  synchronized boolean takesChatLimit() {
    boolean limited = chatLimited;
    chatLimited = false;
    return limited;
  }

  synchronized void open(FakeStream stream) {
    streams.forEach(FakeStream::end);
    streams.clear();
    stream.send(full());
    if (isOver()) {
      stream.end();
    } else {
      streams.add(stream);
      if (moves.isEmpty() && position.sideToMove() != botSide) {
        later(5, this::opponentMoves);
      }
    }
  }

  /** The connections of a server that stops end. */
  synchronized void lineBreaks() {
    streams.forEach(FakeStream::end);
    streams.clear();
  }

  synchronized void say(String user, String text) {
    broadcast(
        "{\"type\":\"chatLine\",\"room\":\"player\",\"username\":\"%s\",\"text\":\"%s\"}"
            .formatted(user, text));
  }

  private void broadcast(String line) {
    streams.removeIf(stream -> !stream.isOpen());
    streams.forEach(stream -> stream.send(line));
  }

  private String full() {
    String bot = "{\"id\":\"v7bot\",\"name\":\"V7Bot\",\"title\":\"BOT\",\"rating\":2000}";
    String other = "{\"id\":\"rival\",\"name\":\"Rival\",\"rating\":1500}";
    return ("{\"type\":\"gameFull\",\"id\":\"%s\",\"rated\":false,\"speed\":\"bullet\",\"variant\":"
            + "{\"key\":\"%s\"},\"initialFen\":\"%s\",\"white\":%s,\"black\":%s,"
            + "\"clock\":{\"initial\":%d,\"increment\":%d},\"state\":%s}")
        .formatted(
            id,
            chess960 ? "chess960" : "standard",
            chess960 ? start : "startpos",
            botSide == Color.WHITE ? bot : other,
            botSide == Color.WHITE ? other : bot,
            settings.baseMillis(),
            settings.incrementMillis(),
            state(moves()));
  }

  private String state(String text) {
    String other = name(Color.opposite(botSide)).substring(0, 1);
    return ("{\"type\":\"gameState\",\"moves\":\"%s\",\"wtime\":%d,\"btime\":%d,\"winc\":%d,"
            + "\"binc\":%d,\"status\":\"%s\"%s%s%s}")
        .formatted(
            text,
            clock[Color.WHITE],
            clock[Color.BLACK],
            settings.incrementMillis(),
            settings.incrementMillis(),
            status,
            winner.isEmpty() ? "" : ",\"winner\":\"" + winner + "\"",
            takeback ? ",\"" + other + "takeback\":true" : "",
            drawOffer ? ",\"" + other + "draw\":true" : "");
  }

  private static String name(int side) {
    return side == Color.WHITE ? "white" : "black";
  }

  // ---- Moves ----

  /** What becomes of a move that the bot sent. */
  enum Verdict {
    MADE,
    REFUSED,
    MADE_WITHOUT_ANSWER,
    LOST,
    ERROR,
    LIMITED,
    LIMITED_FOR_A_SECOND
  }

  synchronized Verdict botMoves(String uci) {
    flag();
    if (isOver()) {
      return Verdict.REFUSED;
    }
    if (position.sideToMove() != botSide) {
      violation.accept("game " + id + ": " + uci + " although it is not the bot's turn");
      return Verdict.REFUSED;
    }
    Optional<Fault> fault = due(moves.size(), Fault.Place.MOVE);
    switch (fault.orElse(Fault.DUPLICATED_STATE)) {
      case MOVE_LOST -> {
        return Verdict.LOST;
      }
      case ERROR_WITHOUT_MOVE -> {
        return Verdict.ERROR;
      }
      case MOVE_LIMITED -> {
        return Verdict.LIMITED;
      }
      case MOVE_LIMITED_FOR_A_SECOND -> {
        return Verdict.LIMITED_FOR_A_SECOND;
      }
      default -> {}
    }
    if (!make(uci)) {
      violation.accept("game " + id + ": illegal move " + uci + " in " + Fen.format(position));
      return Verdict.REFUSED;
    }
    afterMove();
    if (!isOver() && !gone) {
      later(rivalMillis, this::opponentActs);
    }
    return switch (fault.orElse(Fault.DUPLICATED_STATE)) {
      case ANSWER_LOST -> Verdict.MADE_WITHOUT_ANSWER;
      case ERROR_AFTER_MOVE -> Verdict.ERROR;
      default -> Verdict.MADE;
    };
  }

  private boolean make(String uci) {
    try {
      int move = UciMove.parse(position, uci);
      if (uci.equals(UciMove.NULL)) {
        return false;
      }
      int mover = position.sideToMove();
      long now = System.nanoTime();
      if (moves.size() >= 2) {
        clock[mover] -= (now - turnBegan) / 1_000_000;
        clock[mover] += settings.incrementMillis();
      }
      turnBegan = now;
      position.make(move);
      moves.add(uci);
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  private void afterMove() {
    if (!position.hasLegalMove()) {
      boolean mate = position.inCheck();
      end(mate ? "mate" : "stalemate", mate ? name(Color.opposite(position.sideToMove())) : "");
    } else if (position.isInsufficientMaterial()
        || position.repetitions() >= 2
        || position.isFiftyMoveDraw()
        || moves.size() >= MOST_PLIES) {
      end("draw", "");
    } else {
      tellState();
    }
  }

  private void tellState() {
    String line = state(moves());
    Optional<Fault> fault =
        position.sideToMove() == botSide ? due(moves.size(), Fault.Place.STATE) : Optional.empty();
    switch (fault.orElse(Fault.ANSWER_LOST)) {
      case CUT_IN_MID_LINE -> {
        streams.forEach(stream -> stream.cut(line));
        streams.clear();
      }
      case STREAM_LIMITED -> {
        streamLimited = true;
        lineBreaks();
      }
      case STREAM_ENDS -> lineBreaks();
      case HALF_OPEN_SILENCE -> {
        streams.forEach(FakeStream::silence);
        streams.clear();
      }
      case DUPLICATED_STATE -> {
        broadcast(line);
        broadcast(line);
      }
      case STALE_STATE -> {
        broadcast(line);
        broadcast(state(String.join(" ", moves.subList(0, moves.size() - 2))));
      }
      case SERVER_RESTART -> restart.run();
      case SLOW_LINE -> {
        slow = true;
        later(SLOW_MILLIS, () -> sayNow(line));
      }
      default -> {
        if (slow) {
          later(SLOW_MILLIS, () -> sayNow(line));
        } else {
          broadcast(line);
        }
      }
    }
  }

  private synchronized void sayNow(String line) {
    broadcast(line);
  }

  /** The fault of a half move, once. */
  private Optional<Fault> due(int ply, Fault.Place place) {
    Optional<Integer> when =
        faults.entrySet().stream()
            .filter(entry -> entry.getKey() <= ply && entry.getValue().place() == place)
            .map(Map.Entry::getKey)
            .findFirst();
    Optional<Fault> fault = when.map(faults::remove);
    fault.ifPresent(happened::add);
    return fault;
  }

  // ---- The opponent ----

  private synchronized void opponentActs() {
    if (isOver() || position.sideToMove() == botSide) {
      return;
    }
    Optional<Fault> fault = due(moves.size(), Fault.Place.OPPONENT);
    if (fault.isEmpty()) {
      opponentMoves();
      return;
    }
    switch (fault.get()) {
      case TAKEBACK -> {
        takeback = true;
        broadcast(state(moves()));
      }
      case DRAW_OFFER -> {
        drawOffer = true;
        broadcast(state(moves()));
      }
      case OPPONENT_GONE -> {
        gone = true;
        broadcast("{\"type\":\"opponentGone\",\"gone\":true,\"claimWinInSeconds\":0}");
      }
      case CHAT_LIMITED -> {
        chatLimited = true;
        say("Rival", "!why");
        opponentMoves();
      }
      default -> {
        settings.cutEvents().run();
        opponentMoves();
      }
    }
  }

  private synchronized void opponentMoves() {
    if (isOver() || gone || asleep || position.sideToMove() == botSide) {
      return;
    }
    MoveList legal = position.legalMoves();
    make(UciMove.format(position, legal.get(random.nextInt(legal.size()))));
    afterMove();
  }

  /** The bot agrees that moves are taken back, or does not. */
  synchronized void answerTakeback(boolean yes) {
    if (!takeback) {
      return;
    }
    takeback = false;
    if (yes && moves.size() >= 2) {
      moves.removeLast();
      moves.removeLast();
      position = startPosition();
      List.copyOf(moves).forEach(uci -> position.make(UciMove.parse(position, uci)));
      broadcast(state(moves()));
    }
    later(2, this::opponentMoves);
  }

  synchronized void answerDraw(boolean yes) {
    if (!drawOffer) {
      return;
    }
    drawOffer = false;
    if (yes) {
      end("draw", "");
    } else {
      later(2, this::opponentMoves);
    }
  }

  synchronized boolean claimVictory() {
    if (!gone) {
      violation.accept("game " + id + ": victory claimed although the opponent is there");
      return false;
    }
    end("timeout", name(botSide));
    return true;
  }

  synchronized void abort() {
    end("aborted", "");
  }

  synchronized void resign() {
    end("resign", name(Color.opposite(botSide)));
  }

  /** Ends the game if who is to move has no time left. */
  synchronized void flag() {
    if (isOver() || moves.size() < 2 || gone) {
      return;
    }
    int mover = position.sideToMove();
    if (clock[mover] - (System.nanoTime() - turnBegan) / 1_000_000 < 0) {
      end("outoftime", name(Color.opposite(mover)));
    }
  }

  private void end(String how, String who) {
    if (isOver()) {
      return;
    }
    status = how;
    winner = who;
    broadcast(state(moves()));
    streams.forEach(FakeStream::end);
    streams.clear();
    onEnd.accept(this);
  }

  private static void later(long millis, Runnable work) {
    CompletableFuture.delayedExecutor(
            millis, TimeUnit.MILLISECONDS, task -> Thread.ofVirtual().start(task))
        .execute(work);
  }
}
