package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkLock;
import v7p3r.lab.model.ModelTraining;
import v7p3r.lab.profile.EngineIdentity;
import v7p3r.lab.work.JsonLines;

/**
 * Learns again and again: a round begins when enough new games were played, and while there are
 * not, other numbers of effort control may be tried. A match of a round is only played while nobody
 * else wants the machine. A journal says which rounds were begun and ended; one that was broken off
 * goes on.
 */
public final class LearningWatch {
  /** The plan of a round. */
  @FunctionalInterface
  public interface Rounds {
    /**
     * Plans a round.
     *
     * @param out its folder
     * @param model in use when it began
     */
    LearningPlan plan(int number, Path out, Path model, Path dataset, List<PlayedGames> games)
        throws IOException;
  }

  /** Waits a moment, or until somebody stops the service. */
  @FunctionalInterface
  public interface Pause {
    void await(StopSignal stop);
  }

  /**
   * What rounds need.
   *
   * @param provenance facts to keep beside the results
   */
  public record Means(
      Rounds rounds,
      ModelTraining training,
      MatchListener listener,
      Quiet quiet,
      Pause pause,
      List<String> provenance) {}

  private final WatchPlan plan;
  private final Means means;
  private final Progress progress;
  private final StopSignal stop;
  private String lastSaid = "";

  public LearningWatch(WatchPlan plan, Means means, Progress progress, StopSignal stop) {
    this.plan = plan;
    this.means = means;
    this.progress = progress;
    this.stop = stop;
  }

  /**
   * Works until somebody stops it, or all rounds were done.
   *
   * @return a sentence for each round that has ended, those of earlier runs included
   */
  public List<String> run() throws IOException {
    Files.createDirectories(plan.out());
    try (var _ = WorkLock.of(plan.out().resolve("watch"), "the learning in " + plan.out())) {
      JsonLines<RoundRecord> journal =
          JsonLines.open(plan.out().resolve("rounds.jsonl"), RoundRecord.class);
      while (!stop.isStopping() && ended(journal).size() < plan.rounds()) {
        Optional<RoundRecord> round = next(journal);
        if (round.isEmpty()) {
          means.pause().await(stop);
        } else {
          work(round.get(), journal);
        }
      }
      return ended(journal).stream().map(LearningWatch::sentence).toList();
    }
  }

  private static List<RoundRecord> ended(JsonLines<RoundRecord> journal) {
    return journal.lines().stream().filter(RoundRecord::hasEnded).toList();
  }

  private static String sentence(RoundRecord round) {
    return "round %d, %s: %s"
        .formatted(round.number(), round.subject().words(), round.told().getLast());
  }

  /** The round that is under way, or one that there is reason to begin. */
  private Optional<RoundRecord> next(JsonLines<RoundRecord> journal) throws IOException {
    List<RoundRecord> lines = journal.lines();
    if (!lines.isEmpty() && !lines.getLast().hasEnded()) {
      RoundRecord underWay = lines.getLast();
      return Optional.of(isOfThisEngine(underWay) ? underWay : beginAnew(underWay, journal));
    }
    Map<String, Long> learned = learned(lines);
    Map<String, Long> newest = new TreeMap<>();
    int fresh = 0;
    for (PlayedGames games : games(learned)) {
      List<Long> keys = games.keys();
      fresh += keys.size();
      newest.put(games.database().toString(), keys.isEmpty() ? games.after() : keys.getLast());
    }
    if (fresh >= plan.newGames()) {
      return Optional.of(begin(Subject.MODELS, learned, newest, journal));
    }
    sayOnce("%d of %d new games".formatted(fresh, plan.newGames()));
    return plan.triesController()
        ? Optional.of(begin(Subject.CONTROLLER, learned, learned, journal))
        : Optional.empty();
  }

  /** True as well where it has not yet noted who began it. */
  private boolean isOfThisEngine(RoundRecord round) throws IOException {
    return EngineIdentity.notedIn(plan.out().resolve(round.folder()), Learning.SETTINGS)
        .map(EngineIdentity.setting()::equals)
        .orElse(true);
  }

  /** The engine was changed in the middle of a round: its results would mix two engines. */
  private RoundRecord beginAnew(RoundRecord round, JsonLines<RoundRecord> journal)
      throws IOException {
    Path folder = plan.out().resolve(round.folder());
    Path aside = folder;
    for (int i = 1; Files.exists(aside); i++) {
      aside = folder.resolveSibling(round.folder() + "-other-engine-" + i);
    }
    Files.move(folder, aside);
    progress.say(
        "round %d begins anew, for another engine began it; what that has done is in %s"
            .formatted(round.number(), aside));
    return begin(round.subject(), round.before(), round.games(), journal);
  }

  private RoundRecord begin(
      Subject subject,
      Map<String, Long> before,
      Map<String, Long> games,
      JsonLines<RoundRecord> journal)
      throws IOException {
    RoundRecord round =
        new RoundRecord(
            ended(journal).size() + 1,
            subject,
            before,
            games,
            plan.shelf().current().toString(),
            dataset(journal.lines()).toString(),
            List.of(),
            "");
    journal.add(round);
    progress.say("round %d: %s".formatted(round.number(), subject.words()));
    return round;
  }

  /** What the last round about models made of the dataset. */
  private Path dataset(List<RoundRecord> lines) {
    return lines.stream()
        .filter(round -> round.hasEnded() && round.subject() == Subject.MODELS)
        .reduce((_, last) -> last)
        .map(round -> plan.out().resolve(round.folder()).resolve("dataset"))
        .orElse(plan.dataset());
  }

  /** The newest games that were learned from, by database. */
  private static Map<String, Long> learned(List<RoundRecord> lines) {
    return lines.stream()
        .filter(round -> round.subject() == Subject.MODELS)
        .reduce((_, last) -> last)
        .map(RoundRecord::games)
        .orElse(Map.of());
  }

  /** The games behind those that were learned from; a database may come later. */
  private List<PlayedGames> games(Map<String, Long> learned) {
    List<PlayedGames> games = new ArrayList<>();
    for (Path database : plan.databases()) {
      if (Files.exists(database)) {
        games.add(PlayedGames.since(database, learned.getOrDefault(database.toString(), 0L)));
      }
    }
    return games;
  }

  private void work(RoundRecord round, JsonLines<RoundRecord> journal) throws IOException {
    LearningPlan lesson =
        means
            .rounds()
            .plan(
                round.number(),
                plan.out().resolve(round.folder()),
                Path.of(round.model()),
                Path.of(round.dataset()),
                round.material());
    List<String> told =
        new Learning(
                round.subject(),
                lesson,
                means.training(),
                progress,
                means.listener(),
                stop,
                means.quiet())
            .run(means.provenance());
    if (told.size() < round.subject().length()) {
      means.pause().await(stop);
      return;
    }
    Path now = plan.shelf().current();
    String successor = now.toString().equals(round.model()) ? "" : now.toString();
    RoundRecord done = round.ended(told, successor);
    journal.add(done);
    progress.say(sentence(done));
  }

  private void sayOnce(String text) {
    if (!text.equals(lastSaid)) {
      progress.say("waiting: " + text);
      lastSaid = text;
    }
  }
}
