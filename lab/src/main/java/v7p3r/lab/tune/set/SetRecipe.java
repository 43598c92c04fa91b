package v7p3r.lab.tune.set;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import v7p3r.arena.source.TextSource;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkPlace;
import v7p3r.arena.work.Workers;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnReader;

/**
 * Makes a tuning set: reads games and labelled files, keeps each quiet position once, asks an
 * engine for missing scores, and writes all in an order that depends on nothing but the positions.
 */
public final class SetRecipe {
  /**
   * A game is decided beyond this, centipawns: such positions teach a static evaluation nothing.
   */
  static final int MAX_SCORE = 2500;

  /** A game id of a scored set that says: some random moves were added. The game is the same. */
  private static final Pattern WITH_RANDOM_MOVES = Pattern.compile(".*\\dp");

  private final SetPlan plan;
  private final Progress progress;
  private final StopSignal stop;
  private Optional<WorkPlace> place = Optional.empty();
  private final SetSummary summary = new SetSummary();

  /** Which game of the PGN files a position is from. */
  private final GameIndex games = new GameIndex();

  private final List<String> gameNames = new ArrayList<>();

  /** Positions that the set has already. */
  private final GameIndex known = new GameIndex();

  private final List<Row> rows = new ArrayList<>();

  private record Row(long key, LabelledPosition sample) {}

  public SetRecipe(SetPlan plan, Progress progress) {
    this(plan, progress, new StopSignal());
  }

  /** One that ends while it scores if somebody wants that. */
  public SetRecipe(SetPlan plan, Progress progress, StopSignal stop) {
    this.plan = plan;
    this.progress = progress;
    this.stop = stop;
  }

  /** Has the positions scored elsewhere. */
  public SetRecipe at(WorkPlace elsewhere) {
    place = Optional.of(elsewhere);
    return this;
  }

  /** Makes the set and says what is in it. */
  public SetSummary run() throws IOException {
    List<LabelledPosition> fromGames = new ArrayList<>();
    for (Path file : plan.games()) {
      fromGames.addAll(readGames(file));
    }
    for (Path file : plan.labelled()) {
      readLabelled(file);
    }
    for (LabelledPosition sample : fromGames) {
      add(sample, Fen.parse(sample.fen()));
    }
    rows.sort(Comparator.comparingLong(row -> QuietPositions.mix(row.key)));
    List<LabelledPosition> samples = withScores();
    OneClass.refuse(plan.out(), samples);
    write(samples);
    return summary;
  }

  // ---- Reading ----

  private List<LabelledPosition> readGames(Path file) throws IOException {
    QuietPositions quiet = new QuietPositions(plan.perGame(), plan.skippedPlies());
    String source = SetRows.sourceName(file);
    List<LabelledPosition> samples = new ArrayList<>();
    int count = 0;
    try (PgnReader reader =
        new PgnReader(
            TextSource.open(file),
            source,
            problem -> summary.leaveOut("broken games in " + source))) {
      for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        String name = source + "#" + reader.count();
        samples.addAll(quiet.pick(game.get(), name, gameNames.size(), source, games));
        gameNames.add(name);
        count++;
      }
    }
    if (count == 0) {
      throw new SetException(file, "expected games, found none");
    }
    progress.say(file + ": " + samples.size() + " quiet positions of " + count + " games");
    return samples;
  }

  private void readLabelled(Path file) throws IOException {
    Map<String, String> canonical = canonicalGames(file);
    int before = rows.size();
    try (SetRows lines = SetRows.open(file)) {
      for (Optional<LabelledPosition> next = lines.next(); next.isPresent(); next = lines.next()) {
        LabelledPosition sample = next.get();
        Position position = parse(file, lines.line(), sample.fen());
        String game = plainGame(sample.game());
        int number = games.gameOf(position.key());
        String own = number == GameIndex.NONE ? game : gameNames.get(number);
        add(sample.withGame(canonical.getOrDefault(game, own)), position);
      }
    }
    progress.say(file + ": " + (rows.size() - before) + " positions");
  }

  /**
   * The same games may stand in the PGN files under other names: a game is the one that most of its
   * positions are from.
   */
  private Map<String, String> canonicalGames(Path file) throws IOException {
    Map<String, int[]> votes = new HashMap<>(); // a candidate and its lead
    try (SetRows lines = SetRows.open(file)) {
      for (Optional<LabelledPosition> next = lines.next(); next.isPresent(); next = lines.next()) {
        LabelledPosition sample = next.get();
        int number = games.gameOf(parse(file, lines.line(), sample.fen()).key());
        if (number != GameIndex.NONE && sample.game().indexOf(':') < 0) {
          int[] vote = votes.computeIfAbsent(plainGame(sample.game()), game -> new int[2]);
          if (vote[1] == 0) {
            vote[0] = number;
          }
          vote[1] += vote[0] == number ? 1 : -1;
        }
      }
    }
    Map<String, String> canonical = new HashMap<>();
    votes.forEach((game, vote) -> canonical.put(game, gameNames.get(vote[0])));
    return canonical;
  }

  private static String plainGame(String id) {
    return WITH_RANDOM_MOVES.matcher(id).matches() ? id.substring(0, id.length() - 1) : id;
  }

  private static Position parse(Path file, int line, String fen) throws IOException {
    try {
      return Fen.parse(fen);
    } catch (IllegalArgumentException e) {
      throw new SetException(file, line, e.getMessage());
    }
  }

  private void add(LabelledPosition sample, Position position) {
    if (position.inCheck()) {
      summary.leaveOut("in check");
    } else if (!position.hasLegalMove()) {
      summary.leaveOut("stalemate");
    } else if (sample.hasScore() && Math.abs(sample.score()) >= MAX_SCORE) {
      summary.leaveOut("decided");
    } else if (sample.best().isEmpty() && Quiet.hasWinningCapture(position)) {
      summary.leaveOut("a capture wins material");
    } else if (known.add(position.key(), rows.size())) {
      rows.add(new Row(position.key(), sample));
    } else {
      summary.leaveOut("known already");
    }
  }

  // ---- Scoring ----

  private List<LabelledPosition> withScores() throws IOException {
    if (plan.scorer().isEmpty() && !Files.exists(plan.journal())) {
      return rows.stream().map(Row::sample).toList();
    }
    try (ScoreJournal journal = new ScoreJournal(plan.journal())) {
      if (plan.scorer().isPresent()) {
        score(plan.scorer().get(), journal);
        stop.check();
      }
      List<LabelledPosition> samples = new ArrayList<>(rows.size());
      for (Row row : rows) {
        apply(journal, row).ifPresent(samples::add);
      }
      return samples;
    }
  }

  /** Scores that come with a best move are of the kind wanted; all others are asked for. */
  private static boolean wantsScore(LabelledPosition sample) {
    return sample.best().isEmpty();
  }

  private Optional<LabelledPosition> apply(ScoreJournal journal, Row row) {
    Optional<ScoreJournal.Entry> found = journal.find(row.key);
    if (found.isEmpty()) {
      return Optional.of(row.sample);
    }
    int score = found.get().score();
    if (score == LabelledPosition.NO_SCORE || Math.abs(score) >= MAX_SCORE) {
      summary.leaveOut("decided");
      return Optional.empty();
    }
    String source = row.sample.source() + "+scored";
    return Optional.of(row.sample.withScore(score, found.get().best(), source));
  }

  private void score(String engine, ScoreJournal journal) throws IOException {
    List<Row> wanted = rows.stream().filter(row -> wantsScore(row.sample)).toList();
    List<Row> left = wanted.stream().filter(row -> journal.find(row.key).isEmpty()).toList();
    AtomicInteger next = new AtomicInteger();
    try (Progress.Bar bar = progress.start("scoring with " + engine, wanted.size());
        Workers threads = workers(left.size())) {
      bar.alreadyDone(wanted.size() - left.size());
      threads.runAll(
          stop,
          () -> {
            try (PositionScorer scorer = scorer(engine)) {
              for (int i = next.getAndIncrement();
                  i < left.size() && !stop.isStopping();
                  i = next.getAndIncrement()) {
                Row row = left.get(i);
                Optional<ScoreJournal.Entry> found = scorer.score(row.sample.fen());
                if (found.isPresent()) {
                  journal.add(row.key, found.get());
                  bar.add(1);
                }
              }
            }
          });
    }
  }

  private Workers workers(int positions) {
    return place.isPresent()
        ? Workers.waiting("lab", Math.clamp(positions, 1, WorkPlace.AHEAD * place.get().slots()))
        : new Workers("lab", plan.threads());
  }

  private PositionScorer scorer(String engine) {
    return place
        .<PositionScorer>map(
            elsewhere -> fen -> ScoreKind.score(elsewhere, engine, plan.nodes(), fen, stop))
        .orElseGet(() -> new EngineScorer(engine, plan.nodes()));
  }

  // ---- Writing ----

  private void write(List<LabelledPosition> samples) throws IOException {
    Set<String> names = new HashSet<>();
    try (SetWriter out = new SetWriter(plan.out())) {
      for (LabelledPosition sample : samples) {
        out.write(sample);
        summary.count(sample);
        names.add(sample.game());
      }
      out.finish();
    }
    summary.setGames(names.size());
  }
}
