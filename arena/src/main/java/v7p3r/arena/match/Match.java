package v7p3r.arena.match;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import v7p3r.arena.game.GameBegun;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Incident;
import v7p3r.arena.game.MoveMade;
import v7p3r.arena.game.Openings;
import v7p3r.arena.game.Termination;
import v7p3r.arena.game.Thinking;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.Players;
import v7p3r.arena.record.GamePgn;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredGame;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.record.WritableFile;
import v7p3r.arena.work.Audience;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkPlace;
import v7p3r.arena.work.Workers;
import v7p3r.tablebase.Tablebases;

/**
 * Runs a match: games side by side, each finished one recorded before it counts, until all are
 * played, the test is decided, or somebody stops it. The database knows which games are done, so a
 * match can be run again and goes on.
 */
public final class Match {
  private static final int MAX_FAILED_STARTS = 5;

  private final MatchPlan plan;
  private final Schedule schedule;
  private final Standings standings = new Standings();
  private final MetricsDatabase database;
  private final StoredMatch stored;
  private final Optional<MatchPgnFile> pgnFile;
  private final Audience<MatchListener> audience = new Audience<>();
  private final StopSignal stop;
  private final InstantSource time;
  private final BitSet taken = new BitSet();
  private final Map<String, Integer> failedStarts = new HashMap<>();
  private final Set<String> toldRemarks = new HashSet<>();
  private Optional<WorkPlace> place = Optional.empty();

  private Match(
      MatchPlan plan,
      MetricsDatabase database,
      StoredMatch stored,
      Optional<Path> pgnFile,
      MatchListener listener,
      StopSignal stop,
      InstantSource time) {
    this.plan = plan;
    this.schedule = Schedule.of(plan);
    this.database = database;
    this.stored = stored;
    this.pgnFile = pgnFile.map(path -> new MatchPgnFile(path, database, stored));
    audience.add(listener);
    this.stop = stop;
    this.time = time;
  }

  /** A match that begins; its name must be new to the database. */
  public static Match begin(
      MatchPlan plan,
      MetricsDatabase database,
      Optional<Path> pgnFile,
      MatchListener listener,
      StopSignal stop,
      InstantSource time)
      throws IOException {
    if (database.match(plan.name()).isPresent()) {
      throw new IOException(
          "there is a match %s already: go on with it (--resume %s) or choose another name"
              .formatted(plan.name(), plan.name()));
    }
    if (pgnFile.isPresent()) {
      MatchPgnFile.requireNew(pgnFile.get());
    }
    StoredMatch stored = database.addMatch(plan.name(), PlanText.write(plan), time.instant());
    return new Match(plan, database, stored, pgnFile, listener, stop, time);
  }

  /** A match that was stopped and goes on. */
  public static Match resume(
      StoredMatch stored,
      MetricsDatabase database,
      Optional<Path> pgnFile,
      MatchListener listener,
      StopSignal stop,
      InstantSource time)
      throws IOException {
    if (pgnFile.isPresent()) {
      WritableFile.require(pgnFile.get());
    }
    return new Match(PlanText.read(stored.plan()), database, stored, pgnFile, listener, stop, time);
  }

  /** Has the games played elsewhere, pair by pair. */
  public Match at(WorkPlace elsewhere) {
    place = Optional.of(elsewhere);
    return this;
  }

  /** The plan of a match in the database. */
  public static MatchPlan plan(StoredMatch stored) {
    return PlanText.read(stored.plan());
  }

  /** How many games a plan comes to. */
  public static int plannedGames(MatchPlan plan) {
    return Schedule.of(plan).games();
  }

  public MatchPlan plan() {
    return plan;
  }

  /** Those who are told how it goes; more may be added at any time. */
  public Audience<MatchListener> audience() {
    return audience;
  }

  /**
   * Plays what is left to be played.
   *
   * @throws IOException if it is being played elsewhere, an engine does not start, or something
   *     cannot be read or recorded
   */
  public MatchReport run() throws IOException {
    try (var _ = database.lock(stored)) {
      return playLocked();
    }
  }

  private MatchReport playLocked() throws IOException {
    try {
      return playAll();
    } catch (IOException | RuntimeException e) {
      try {
        // What could not even begin is not offered to be resumed.
        database.removeEmptyMatch(stored);
      } catch (IOException more) {
        e.addSuppressed(more);
      }
      throw e;
    }
  }

  /** How it went so far, from the games in the database. */
  public MatchHistory history() throws IOException {
    return MatchHistory.of(plan, schedule, database.games(stored));
  }

  /** How it stands, from the games in the database; not while it is played here. */
  public MatchReport standing() throws IOException {
    if (standings.total() == 0) {
      recall();
    }
    return report();
  }

  private MatchReport playAll() throws IOException {
    Openings openings = plan.openings().read();
    for (int round = 0; round < Math.min(plan.rounds(), openings.size()); round++) {
      openings.get(round);
    }
    Optional<String> folders = plan.rules().adjudication().tablebases();
    if (folders.isPresent()) {
      Tablebases.open(folders.get()); // what is wrong with it shall be known now
    }
    MatchReport standing = standing();
    tell(listener -> listener.begun(standing));
    if (pgnFile.isPresent() && standings.total() > 0) {
      pgnFile.get().complete();
    }
    if (!report().isComplete()) {
      if (place.isPresent()) {
        playAt(place.get(), openings);
      } else {
        playHere(openings);
      }
    }
    MatchReport report = report();
    if (report.isComplete()) {
      database.finishMatch(stored, verdict(report), time.instant());
    }
    return report;
  }

  private void playHere(Openings openings) throws IOException {
    if (plan.entrants().stream().anyMatch(Entrant::needsWarmUp)) {
      Players.warmUp();
    }
    try (Players players = new Players();
        var _ = stop.whenAbandoned(players::endAll)) {
      int workers = Math.min(plan.concurrency(), schedule.games() - standings.total());
      Workers.run("games", workers, stop, () -> work(openings, players));
    }
  }

  /** As many pairs wait there as are played, so that nobody there waits for work. */
  private void playAt(WorkPlace elsewhere, Openings openings) throws IOException {
    String settings = PlanText.write(plan);
    int pairs = (schedule.games() - standings.total() + 1) / 2;
    try (Workers workers = Workers.waiting("games", Math.min(2 * elsewhere.slots(), pairs))) {
      workers.runAll(stop, () -> workAt(elsewhere, settings, openings));
    }
  }

  private void workAt(WorkPlace elsewhere, String settings, Openings openings) throws IOException {
    for (List<Integer> pair = takePair(); !pair.isEmpty(); pair = takePair()) {
      List<GameTask> tasks =
          pair.stream().map(number -> task(schedule.encounter(number), openings)).toList();
      Optional<List<GameRecord>> games =
          GamesKind.play(elsewhere, pair.toString(), settings, plan.openings().seed(), tasks);
      for (int i = 0; i < pair.size() && games.isPresent(); i++) {
        record(schedule.encounter(pair.get(i)), games.get().get(i));
      }
    }
  }

  /** The numbers of the next two games of an opening, or of the one that is left of them. */
  private synchronized List<Integer> takePair() {
    int first = take();
    if (first == 0) {
      return List.of();
    }
    int partner = first + 1;
    if (first % 2 == 0 || taken.get(partner)) {
      return List.of(first);
    }
    taken.set(partner);
    return List.of(first, partner);
  }

  private GameTask task(Encounter encounter, Openings openings) {
    return new GameTask(
        plan.entrants().get(encounter.white()),
        plan.entrants().get(encounter.black()),
        openings.get(encounter.round()),
        plan.rules());
  }

  private MatchReport report() {
    return MatchReport.of(plan, schedule, standings);
  }

  private static String verdict(MatchReport report) {
    return report.test().map(test -> test.verdict().name()).orElse("ALL_PLAYED");
  }

  /** Counts the games of an earlier run. */
  private void recall() throws IOException {
    for (StoredGame game : database.games(stored)) {
      taken.set(game.number());
      standings.add(
          schedule.encounter(game.number()), game.result(), game.termination(), game.played());
    }
  }

  /** One worker: has its own players and plays one game after the other. */
  private void work(Openings openings, Players players) throws IOException {
    try (GameUnit unit = new GameUnit(players, stop, time)) {
      for (int number = take(); number > 0; number = take()) {
        Encounter encounter = schedule.encounter(number);
        GameRecord game = unit.play(task(encounter, openings), new Reporter(number));
        record(encounter, game);
        unit.players().forEach(this::tell);
      }
    }
  }

  /** The number of the next game to be played, 0 when no more is to be begun. */
  private synchronized int take() {
    if (stop.isStopping() || report().isDecided()) {
      return 0;
    }
    int number = taken.nextClearBit(1);
    if (number > schedule.games()) {
      return 0;
    }
    taken.set(number);
    return number;
  }

  private synchronized void tell(Player player) {
    for (String remark : player.remarks()) {
      if (toldRemarks.add(player.name() + ": " + remark)) {
        tell(listener -> listener.remarked(player.name(), remark));
      }
    }
  }

  /** One call at a time, whichever game it is from. */
  private void tell(Consumer<MatchListener> news) {
    synchronized (audience) {
      audience.tell(news);
    }
  }

  private synchronized void record(Encounter encounter, GameRecord game) throws IOException {
    if (!game.isFinished()) {
      tell(listener -> listener.gameDropped(encounter.number()));
      return;
    }
    String pgn = GamePgn.format(game, plan.name(), encounter.number());
    database.addGame(stored, encounter.number(), game, pgn);
    if (pgnFile.isPresent()) {
      pgnFile.get().add(pgn);
    }
    standings.add(encounter, game.ending().result(), game.ending().termination(), game.played());
    MatchReport standing = report();
    tell(listener -> listener.gameFinished(encounter.number(), game, standing));
    giveUpOnWhoNeverStarts(game);
  }

  /** One failed start costs a game; several in a row mean that nothing is being measured. */
  private void giveUpOnWhoNeverStarts(GameRecord game) throws IOException {
    if (game.ending().termination() != Termination.NO_START) {
      failedStarts.remove(game.white().name());
      failedStarts.remove(game.black().name());
      return;
    }
    Incident incident = game.incident().orElseThrow();
    if (failedStarts.merge(incident.player(), 1, Integer::sum) == MAX_FAILED_STARTS) {
      throw new IOException(
          "%s did not start %d times in a row: %s"
              .formatted(incident.player(), MAX_FAILED_STARTS, incident.words()));
    }
  }

  /** Tells the audience of one game. */
  private final class Reporter implements GameListener {
    private final int number;

    Reporter(int number) {
      this.number = number;
    }

    @Override
    public void begun(GameBegun game) {
      tell(listener -> listener.gameBegun(number, game));
    }

    @Override
    public void thinking(Thinking thinking) {
      synchronized (audience) {
        audience.tellState(number, listener -> listener.thinking(number, thinking));
      }
    }

    @Override
    public void moved(MoveMade move) {
      tell(listener -> listener.moved(number, move));
    }
  }
}
