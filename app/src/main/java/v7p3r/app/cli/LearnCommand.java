package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.record.WritableFolder;
import v7p3r.arena.stats.Sprt;
import v7p3r.lab.learn.Learning;
import v7p3r.lab.learn.LearningPlan;
import v7p3r.lab.learn.LearningWatch;
import v7p3r.lab.learn.PlayedGames;
import v7p3r.lab.learn.Subject;
import v7p3r.lab.learn.WatchPlan;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.ModelShelf;
import v7p3r.lab.model.ModelTraining;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.profile.source.PlayedChoice;
import v7p3r.lab.schema.DataLayer;
import v7p3r.lab.validate.Arm;
import v7p3r.lab.validate.DescSetup;

/** Learns from games that were played with DESC. */
@Command(
    name = "learn",
    description = {
      "Learns from games played with DESC: makes a new model, and promotes it if it plays better.",
      "",
      "It takes positions of recorded games whose effort was predicted, profiles them to see the"
          + " real one, adds them to a copy of the dataset, trains, replays the old and the new"
          + " model on held-back games, and lets both play a sequential test. Only a model that"
          + " wins replay and test becomes the next of the folder --models, desc-v1.1 after"
          + " desc-v1.0; the file 'current' there names the one in use, which the engine loads. Old"
          + " ones stay: write the name of one into that file to go back.",
      "",
      "The same command goes on where it was stopped, also by force: steps that are done are not"
          + " done again.",
      "",
      "With --watch it is a service: every round takes the games that are new, of the arena and of"
          + " the bot, and adds to what was learned before; its match is played only while nobody"
          + " else wants the machine. 'v7p3r models' shows what was promoted and goes back.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r learn --db games/arena.db --dataset data/desc --out learning/1",
      "  v7p3r learn --dataset data/desc --positions 5000 --tc 20+0.2 \\",
      "      --openings UHO_4060_v4.epd.zip --out learning/2",
      "  v7p3r learn --dataset data/desc --quick --out learning/trial",
      "  v7p3r learn --watch --db games/arena.db --db lichess/lichess.db \\",
      "      --dataset data/desc --try-control --out learning/watch"
    })
final class LearnCommand extends CheckedCommand implements Callable<Integer> {
  @Option(
      names = "--db",
      paramLabel = "FILE",
      defaultValue = "games/arena.db",
      description =
          "Database of games played with UseDesc, once for each (default: ${DEFAULT-VALUE})")
  private List<Path> databases;

  @Option(
      names = "--dataset",
      required = true,
      paramLabel = "FOLDER",
      description = "What the old model was trained on, made by profile; it is not changed")
  private Path dataset;

  @Option(
      names = "--models",
      paramLabel = "FOLDER",
      defaultValue = "models",
      description = "All models, and which is in use (default: ${DEFAULT-VALUE})")
  private Path models;

  @Option(
      names = "--model",
      paramLabel = "FOLDER",
      description = "The old model (default: the one in use)")
  private Optional<Path> model;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description = "Of the modes in the match: seed, tuned or a file (default: the engine's)")
  private Optional<String> profile;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "learning",
      description = "Where the work is done and kept (default: ${DEFAULT-VALUE})")
  private Path out;

  @Option(
      names = "--quick",
      description = "A trial: few positions, a small training, 20 games; never promotes")
  private boolean quick;

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "Taken at most, newest games first (default: 2000, 40 if quick)")
  private Optional<Integer> positions;

  @Option(
      names = "--per-game",
      paramLabel = "N",
      defaultValue = "8",
      description = "Positions of a game at most (default: ${DEFAULT-VALUE})")
  private int perGame;

  @Option(
      names = "--n-ref",
      paramLabel = "NODES",
      description = "Of a profile (default: as in the dataset)")
  private Optional<Long> reference;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Of the match at most (default: 20000, 20 if quick)")
  private Optional<Integer> games;

  @Mixin private DescMatchOptions match;

  @Mixin private SprtOption sprt;
  @Mixin private ConcurrencyOption concurrency;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "42",
      description = "Decides all that is random (default: ${DEFAULT-VALUE})")
  private long seed;

  @Mixin private ThreadsOption threads;

  @Mixin private JsonOption json;

  @Mixin private LearnWatchOptions watch;

  @Override
  public Integer call() throws IOException {
    require(watch.mistake().isEmpty(), watch.mistake());
    return watch.isWanted() ? watch() : once();
  }

  private int once() throws IOException {
    LearningPlan plan = plan();
    WritableFolder.require(out);
    List<String> told;
    try (LongWork work = LongWork.begin(spec);
        MatchPrinter printer = new MatchPrinter(work.progress(), Terminal.current())) {
      told =
          new Learning(plan, ModelTraining.find(), work.progress(), printer, work.stop())
              .run(Provenance.of(spec));
    }
    json.print(spec, Map.of("steps", told, "complete", told.size() >= Subject.MODELS.length()));
    PrintWriter text = json.text(spec);
    told.forEach(text::println);
    if (told.size() < Subject.MODELS.length()) {
      text.println("Stopped; the same command goes on.");
    }
    return 0;
  }

  private int watch() throws IOException {
    require(model.isEmpty(), "--watch begins with the model in use; leave --model out");
    require(!quick, "--quick is for one trial; leave it or --watch out");
    require(
        profile.isEmpty() || !watch.triesController(),
        "--try-control tries numbers of the profile tuned; leave --profile out");
    ModelShelf shelf = ModelShelf.find(models);
    check();
    WritableFolder.require(out);
    List<String> told;
    try (LongWork work = LongWork.begin(spec);
        MatchPrinter printer = new MatchPrinter(work.progress(), Terminal.current())) {
      LearningWatch.Means means =
          new LearningWatch.Means(
              (number, folder, old, data, games) ->
                  plan(folder, ModelChoice.require(spec, old), data, games, seed + number),
              ModelTraining.find(),
              printer,
              watch.quiet(),
              LearnWatchOptions::await,
              Provenance.of(spec));
      WatchPlan plan =
          new WatchPlan(
              out,
              databases,
              dataset,
              shelf,
              watch.newGames(),
              watch.triesController(),
              watch.rounds());
      told = new LearningWatch(plan, means, work.progress(), work.stop()).run();
    }
    json.print(spec, Map.of("rounds", told));
    told.forEach(json.text(spec)::println);
    return 0;
  }

  private LearningPlan plan() throws IOException {
    Path old =
        ModelChoice.require(
            spec, model.isPresent() ? model.get() : ModelShelf.find(models).current());
    check();
    for (Path database : databases) {
      require(
          Files.isRegularFile(database),
          database + ": there is no such database; ./v7p3r match makes it");
    }
    return plan(out, old, dataset, databases.stream().map(PlayedGames::all).toList(), seed);
  }

  private void check() {
    Path deep = dataset.resolve(DataLayer.DEEP.csv());
    require(Files.isRegularFile(deep), deep + ": there is no such file; ./v7p3r profile makes it");
    match
        .file()
        .ifPresent(file -> require(Files.isRegularFile(file), file + ": there is no such file"));
    require(perGame >= 1, "--per-game must be at least 1");
    require(positions.orElse(1) >= 1, "--positions must be at least 1");
    require(reference.orElse(64L) >= 64, "--n-ref must be at least 64");
    require(games.orElse(2) >= 2, "--games must be at least 2");
    require(seed >= 0 && seed <= Integer.MAX_VALUE, "--seed must be 0 to 2147483647");
  }

  private LearningPlan plan(Path folder, Path old, Path data, List<PlayedGames> played, long number)
      throws IOException {
    new DescSetup(old, profile).requireUsable();
    BoosterParameters booster = BoosterParameters.SEED;
    return new LearningPlan(
        old,
        ModelShelf.find(models),
        folder,
        new LearningPlan.Material(
            played,
            data,
            new PlayedChoice(perGame, positions.orElse(quick ? 40 : 2000), number),
            reference),
        new LearningPlan.Lesson(
            quick ? booster.withRounds(10) : booster,
            quick ? new NetworkParameters(3, 256, 0.001, 0.2, 3) : NetworkParameters.SEED,
            "./v7p3r " + String.join(" ", spec.commandLine().getParseResult().originalArgs()),
            Provenance.commit()),
        new LearningPlan.Exam(
            match.control(quick),
            games.orElse(quick ? 20 : 20_000),
            sprt.test().orElse(new Sprt(0, 5, 0.05, 0.05, Sprt.Model.NORMALIZED)),
            match.openings(number),
            concurrency.gamesAtATime(List.of()),
            profile,
            this::player),
        threads.count(),
        number,
        quick);
  }

  private EngineSpec player(Path folder) {
    return Arm.player(
        folder.getFileName().toString(), Arm.DESC.options(new DescSetup(folder, profile)));
  }
}
