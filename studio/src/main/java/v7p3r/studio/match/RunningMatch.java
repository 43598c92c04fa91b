package v7p3r.studio.match;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import v7p3r.arena.game.ClockTimes;
import v7p3r.arena.game.GameBegun;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.MoveMade;
import v7p3r.arena.game.Thinking;
import v7p3r.arena.match.Match;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.match.MatchPlan;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.Thought;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.studio.think.WhiteScore;

/** A match that is played here, by a thread of its own, and what is told of it. */
final class RunningMatch implements MatchListener, AutoCloseable {
  private final String name;
  private final MetricsDatabase database;
  private final Match match;
  private final StopSignal stop = new StopSignal();
  private final Runnable news;
  private final Map<Integer, MatchState.Board> boards = new TreeMap<>();
  private final Thread thread;
  private Optional<MatchReport> report = Optional.empty();
  private Optional<String> problem = Optional.empty();
  private String after = "paused";
  private boolean over;

  /** A match that begins. */
  static RunningMatch begin(Path file, MatchPlan plan, Runnable news) throws IOException {
    return new RunningMatch(file, plan.name(), Optional.of(plan), news);
  }

  /** One that goes on. */
  static RunningMatch resume(Path file, String name, Runnable news) throws IOException {
    return new RunningMatch(file, name, Optional.empty(), news);
  }

  private RunningMatch(Path file, String name, Optional<MatchPlan> plan, Runnable news)
      throws IOException {
    this.name = name;
    this.news = news;
    this.database = MetricsDatabase.open(file);
    try {
      InstantSource time = InstantSource.system();
      if (plan.isPresent()) {
        match = Match.begin(plan.get(), database, Optional.empty(), this, stop, time);
      } else {
        StoredMatch stored =
            database.match(name).orElseThrow(() -> new IOException("there is no match " + name));
        match = Match.resume(stored, database, Optional.empty(), this, stop, time);
      }
    } catch (IOException | RuntimeException e) {
      database.close();
      throw e;
    }
    thread = Thread.ofPlatform().daemon().name("match " + name).unstarted(this::run);
    thread.start();
  }

  private void run() {
    try {
      match.run();
    } catch (IOException | RuntimeException e) {
      synchronized (this) {
        problem = Optional.of(String.valueOf(e.getMessage()));
      }
    } finally {
      synchronized (this) {
        over = true;
        boards.clear();
      }
      try {
        database.close();
      } catch (IOException e) {
        System.getLogger("v7p3r.studio").log(System.Logger.Level.WARNING, name, e);
      }
      news.run();
    }
  }

  /** Games that run are finished, then it rests under this word. */
  void finish(String word) {
    synchronized (this) {
      after = word;
    }
    stop.finish();
    news.run();
  }

  /** Games that run are given up and will be played again. */
  void abandon() {
    synchronized (this) {
      after = "stopped";
    }
    stop.abandon();
    news.run();
  }

  synchronized boolean isOver() {
    return over;
  }

  synchronized String state() {
    if (!over) {
      return stop.isStopping() ? "finishing" : "running";
    }
    return report.filter(MatchReport::isComplete).isPresent() ? "finished" : after;
  }

  synchronized Optional<MatchReport> report() {
    return report;
  }

  synchronized Optional<String> problem() {
    return problem;
  }

  synchronized List<MatchState.Board> boards() {
    return new ArrayList<>(boards.values());
  }

  // ---- What the match tells, one call at a time ----

  @Override
  public void begun(MatchReport standing) {
    synchronized (this) {
      report = Optional.of(standing);
    }
    news.run();
  }

  @Override
  public void gameBegun(int number, GameBegun game) {
    Position position = Fen.parse(game.fen());
    game.moves().forEach(move -> position.make(UciMove.parse(position, move)));
    put(
        new MatchState.Board(
            number,
            game.white().name(),
            game.black().name(),
            Fen.format(position),
            game.moves().isEmpty() ? Optional.empty() : Optional.of(game.moves().getLast()),
            clocks(game.clocks()),
            OptionalInt.empty(),
            OptionalInt.empty(),
            game.moves().size(),
            List.of()));
  }

  @Override
  public void moved(int number, MoveMade move) {
    board(number)
        .ifPresent(
            board -> {
              int mover = Color.opposite(Fen.parse(move.fen()).sideToMove());
              WhiteScore score = score(move.move().thought(), mover, board);
              put(
                  new MatchState.Board(
                      number,
                      board.white(),
                      board.black(),
                      move.fen(),
                      Optional.of(move.move().uci()),
                      clocks(move.clocks()),
                      score.cp(),
                      score.mate(),
                      move.ply(),
                      List.of()));
            });
  }

  @Override
  public void thinking(int number, Thinking thinking) {
    board(number)
        .ifPresent(
            board -> {
              int side = Fen.parse(board.fen()).sideToMove();
              WhiteScore score = score(thinking.thought(), side, board);
              put(
                  new MatchState.Board(
                      number,
                      board.white(),
                      board.black(),
                      board.fen(),
                      board.last(),
                      board.clocks(),
                      score.cp(),
                      score.mate(),
                      board.ply(),
                      thinking.thought().line()));
            });
  }

  private static WhiteScore score(Thought thought, int side, MatchState.Board before) {
    Optional<Score> own = thought.score();
    return own.map(score -> WhiteScore.of(score, side))
        .orElse(new WhiteScore(before.score(), before.mate()));
  }

  private static Optional<MatchState.BoardClocks> clocks(ClockTimes times) {
    return times.white().isPresent() || times.black().isPresent()
        ? Optional.of(new MatchState.BoardClocks(times.white(), times.black()))
        : Optional.empty();
  }

  private synchronized Optional<MatchState.Board> board(int number) {
    return Optional.ofNullable(boards.get(number));
  }

  private void put(MatchState.Board board) {
    synchronized (this) {
      boards.put(board.number(), board);
    }
    news.run();
  }

  @Override
  public void gameFinished(int number, GameRecord game, MatchReport standing) {
    synchronized (this) {
      boards.remove(number);
      report = Optional.of(standing);
    }
    news.run();
  }

  @Override
  public void gameDropped(int number) {
    synchronized (this) {
      boards.remove(number);
    }
    news.run();
  }

  /** Ends it at once; it can be gone on with. */
  @Override
  public void close() {
    stop.abandon();
    try {
      thread.join(5_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
