package v7p3r.arena.analysis;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicLong;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.StoppedException;
import v7p3r.arena.work.WorkLock;
import v7p3r.arena.work.WorkPlace;
import v7p3r.arena.work.Workers;

/**
 * Analyzes all games of files in two passes: the first searches and keeps what it finds in
 * journals, the second judges, annotates and adds up. Files may be of any size: in memory are one
 * game for each thread, a part of the journals, what groups come to, the keys of openings, and
 * findings of openings that several games have.
 */
public final class AnalysisRun {
  /** The annotated games. */
  public static final String PGN = "analysis.pgn";

  /** The reviewed games as plain data, one a line. */
  public static final String GAMES = "games.jsonl";

  /** Games that wait elsewhere for each one that is searched there. */
  private static final int GAMES_AHEAD = 4;

  private final AnalysisPlan plan;
  private final Progress progress;
  private final StopSignal stop;
  private final AtomicLong engineNanos = new AtomicLong();
  private Optional<WorkPlace> place = Optional.empty();
  private long searchNanos;
  private int leftOut;

  public AnalysisRun(AnalysisPlan plan, Progress progress, StopSignal stop) {
    this.plan = plan;
    this.progress = progress;
    this.stop = stop;
  }

  /** Has the games searched elsewhere. */
  public AnalysisRun at(WorkPlace elsewhere) {
    place = Optional.of(elsewhere);
    return this;
  }

  /** Takes reviewed games one after the other. */
  @FunctionalInterface
  public interface Recorder {
    void take(ReviewedGame game) throws IOException;
  }

  /**
   * Analyzes what is not analyzed yet, and writes the annotated games.
   *
   * @param recorder is given every game, also those of earlier runs
   * @throws StoppedException if it was stopped; the same call goes on
   * @throws IOException if a file cannot be used or an engine fails
   */
  public AnalysisSummary run(Recorder recorder) throws IOException, StoppedException {
    Files.createDirectories(plan.out());
    try (WorkLock _ = WorkLock.of(plan.out().resolve("findings"), "analysis " + plan.out())) {
      FindingsStore store = new FindingsStore(plan.out(), plan.settings());
      SharedPositions shared = new SharedPositions();
      search(store, shared);
      stop.check();
      return review(store, shared, recorder);
    }
  }

  /** How long engines were thinking; nothing if this run had nothing to search. */
  public Optional<EngineTime> engineTime() {
    return engineNanos.get() == 0 || searchNanos == 0
        ? Optional.empty()
        : Optional.of(new EngineTime(engineNanos.get(), searchNanos, plan.threads()));
  }

  /** Games that were broken, empty, or there before. */
  public int leftOut() {
    return leftOut;
  }

  private int count() throws IOException {
    int games = 0;
    try (SourceGames source = new SourceGames(plan.files(), progress::say)) {
      while (source.next().isPresent()) {
        games++;
      }
      leftOut = source.leftOut();
    }
    return games;
  }

  private void search(FindingsStore store, SharedPositions shared) throws IOException {
    int total = count();
    if (total == 0) {
      throw new IOException(plan.files() + ": expected games with moves, found none");
    }
    long began = System.nanoTime();
    try (SourceGames source = new SourceGames(plan.files(), _ -> {});
        Players players = new Players();
        var _ = stop.whenAbandoned(players::endAll);
        Workers workers = workers();
        Progress.Bar bar = progress.start("games", total)) {
      int done = store.size();
      bar.alreadyDone(Math.min(done, total));
      for (int i = 0; i < done; i++) {
        Optional<SourceGame> game = source.next();
        if (game.isPresent()) {
          shared.claim(game.get());
        }
      }
      UnitPool units = new UnitPool(players);
      workers.inOrder(
          stop,
          () -> source.next().map(game -> unit(units, task(game, shared))),
          found -> {
            if (found.isPresent()) {
              store.add(found.get());
              bar.add(1);
            }
            return found.isPresent();
          });
    }
    searchNanos = System.nanoTime() - began;
  }

  private Workers workers() {
    return place.isPresent()
        ? Workers.waiting("analysis", GAMES_AHEAD * place.get().slots())
        : new Workers("analysis", plan.threads());
  }

  private Callable<Optional<GameFindings>> unit(UnitPool units, AnalysisTask task) {
    return place
        .<Callable<Optional<GameFindings>>>map(
            elsewhere ->
                () ->
                    AnalysisKind.analyze(elsewhere, task, String.join("\n", plan.settings()), stop))
        .orElseGet(() -> units.unit(task));
  }

  private AnalysisTask task(SourceGame game, SharedPositions shared) {
    return game.task(shared.claim(game), Optional.of(plan.own()), plan.reference());
  }

  private AnalysisSummary review(FindingsStore store, SharedPositions shared, Recorder recorder)
      throws IOException {
    GameReview reviewer = new GameReview(plan.profile(), plan.gauge(), plan.tables());
    AnalysisTally tally = new AnalysisTally(plan);
    Path pgn = plan.out().resolve(PGN + ".part");
    Path games = plan.out().resolve(GAMES + ".part");
    try (SourceGames source = new SourceGames(plan.files(), _ -> {});
        Progress.Bar bar = progress.start("reviews", store.size());
        BufferedWriter annotated = Files.newBufferedWriter(pgn, StandardCharsets.UTF_8);
        BufferedWriter plain = Files.newBufferedWriter(games, StandardCharsets.UTF_8)) {
      Optional<SourceGame> next = source.next();
      while (next.isPresent()) {
        SourceGame game = next.get();
        GameFindings found = findings(store, game);
        ReviewedGame review = reviewer.review(game, shared.complete(game, found));
        tally.add(review);
        annotated.write(new AnnotatedGame(game.tree(), review, plan).pgn());
        plain.write(PlainJson.write(review));
        plain.write('\n');
        recorder.take(review);
        bar.add(1);
        next = source.next();
      }
    }
    Files.move(pgn, plan.out().resolve(PGN), StandardCopyOption.REPLACE_EXISTING);
    Files.move(games, plan.out().resolve(GAMES), StandardCopyOption.REPLACE_EXISTING);
    return tally.summary();
  }

  private GameFindings findings(FindingsStore store, SourceGame game) throws IOException {
    GameFindings found = store.get(game.number() - 1);
    String digest = game.task(List.of(), Optional.empty(), Optional.empty()).digest();
    if (!found.game().equals(digest)) {
      throw new IOException(
          "%s: game %d is another one than when it was analyzed; choose another --out"
              .formatted(game.file(), game.number()));
    }
    return found;
  }

  /** Lends a unit with its engines to each thread that works. */
  private final class UnitPool {
    private final Players players;
    private final Deque<AnalysisUnit> free = new ConcurrentLinkedDeque<>();

    UnitPool(Players players) {
      this.players = players;
    }

    Callable<Optional<GameFindings>> unit(AnalysisTask task) {
      return () -> {
        AnalysisUnit unit =
            Optional.ofNullable(free.poll())
                .orElseGet(() -> new AnalysisUnit(players, stop, engineNanos));
        Optional<GameFindings> found = unit.analyze(task);
        free.push(unit);
        return found;
      };
    }
  }
}
