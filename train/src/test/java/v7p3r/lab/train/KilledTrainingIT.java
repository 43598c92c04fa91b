package v7p3r.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.app.cli.Main;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.work.Progress;

/**
 * Training and learning that are killed by force at random moments, and gone on with each time, end
 * as those that were left in peace, with nothing twice. A start takes seconds, so it is killed a
 * few times only; {@code -Dv7p3r.kills=10} is for who has the time.
 */
@Timeout(900)
class KilledTrainingIT {
  private static final int KILLS = Integer.getInteger("v7p3r.kills", 2);

  /** So many that it does not end before the last kill. */
  private static final int GAMES = 4 * KILLS;

  private static final int MOST_CHANGES = 4;
  private static final int LONGEST_MILLIS = 400;

  @TempDir private Path folder;

  private Path killed;
  private Path whole;

  @BeforeEach
  void makeFolders() throws IOException {
    killed = Files.createDirectories(folder.resolve("killed"));
    whole = Files.createDirectories(folder.resolve("whole"));
  }

  /** Kills work again and again; how often it was really at work. */
  private int kill(String words, int times, BooleanSupplier begun, long seed)
      throws IOException, InterruptedException {
    Random random = new Random(seed);
    int kills = 0;
    boolean atWork = true;
    while (atWork && kills < times) {
      Process process = start(killed, words);
      int changes = 1 + random.nextInt(MOST_CHANGES);
      atWork = isKilledAtWork(process, begun, changes, random.nextInt(LONGEST_MILLIS));
      kills += atWork ? 1 : 0;
    }
    return kills;
  }

  /** Works to the end, in peace. */
  private void finish(Path place, String words) throws IOException, InterruptedException {
    assertThat(start(place, words).waitFor()).as(said()).isZero();
  }

  private String said() throws IOException {
    return Files.readString(folder.resolve("said.txt"));
  }

  /** Once it has begun and its files have changed so many times, and a moment later. */
  private boolean isKilledAtWork(Process process, BooleanSupplier begun, int changes, int millis)
      throws InterruptedException {
    String before = state();
    int seen = 0;
    while (process.isAlive() && seen < changes) {
      process.waitFor(5, TimeUnit.MILLISECONDS);
      String now = state();
      seen += now.equals(before) || !begun.getAsBoolean() ? 0 : 1;
      before = now;
    }
    process.waitFor(millis, TimeUnit.MILLISECONDS);
    boolean alive = process.isAlive();
    process.destroyForcibly();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    return alive;
  }

  /** Names and sizes of all files that the killed work has made. */
  private String state() {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.walk(killed)) {
      files.filter(Files::isRegularFile).forEach(file -> text.append(file).append(size(file)));
    } catch (IOException | UncheckedIOException e) {
      return "in the midst of a change";
    }
    return text.toString();
  }

  private static long size(Path file) {
    return file.toFile().length();
  }

  private Process start(Path place, String words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName()));
    command.addAll(List.of(words.split(" ")));
    return new ProcessBuilder(command)
        .directory(place.toFile())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve("said.txt").toFile()))
        .start();
  }

  @Test
  void aSearchOfParametersTrainsTheSameModels() throws IOException, InterruptedException {
    Path data = SyntheticProfile.write(folder.resolve("data"), 80, 3);
    String words =
        "train --data %s --out models --search 16 --folds 2 --rounds 4 --epochs 2 --threads 1"
            .formatted(data);
    assertThat(kill(words, KILLS, () -> true, 1)).as("kills; it said %s", said()).isPositive();
    finish(killed, words);
    finish(whole, words);
    assertThat(contents(killed.resolve("models")))
        .containsOnlyKeys(
            "desc_classifier.json",
            "desc_regressor.onnx",
            "feature_scaler.json",
            "live_classifier.json",
            "live_regressor.onnx",
            "model_metadata.json")
        .isEqualTo(contents(whole.resolve("models")));
    assertThat(said()).as("no words of the libraries").doesNotContain("Warning");
    assertThat(killed.resolve("models.search"))
        .hasSameTextualContentAs(whole.resolve("models.search"));
  }

  @Test
  void learningTrainsTheSameModelAndPlaysEveryGameOnce() throws IOException, InterruptedException {
    PlayedFixture.games(folder.resolve("games.db"));
    String words = "";
    for (double effort : new double[] {0.5, 0.9, 0.1}) {
      words = learning(knowsNothing(effort));
      whole = Files.createDirectories(folder.resolve("whole-" + effort));
      finish(whole, words);
      if (!games(whole).isEmpty()) {
        break;
      }
    }
    assertThat(games(whole))
        .as("the replay is won, so there is a match: %s", said())
        .hasSize(GAMES);
    Path played = killed.resolve("out/games.db");
    int beforeTheMatch = KILLS / 2;
    assertThat(kill(words, beforeTheMatch, () -> true, 2)).as(said()).isEqualTo(beforeTheMatch);
    assertThat(kill(words, KILLS - beforeTheMatch, () -> Files.exists(played), 3))
        .as("kills in the match; it said %s", said())
        .isPositive();
    assertThat(games(killed)).as("of the match that was killed").hasSizeLessThan(GAMES);
    finish(killed, words);
    for (String file :
        List.of("positions.jsonl", "profile/deep.csv", "dataset/deep.csv", "training.txt")) {
      assertThat(killed.resolve("out").resolve(file))
          .hasSameTextualContentAs(whole.resolve("out").resolve(file));
    }
    assertThat(contents(killed.resolve("out/candidate")))
        .isEqualTo(contents(whole.resolve("out/candidate")));
    assertThat(steps(killed).subList(0, 5)).isEqualTo(steps(whole).subList(0, 5));
    assertThat(steps(killed)).hasSize(8);
    assertThat(games(killed)).as(said()).isEqualTo(games(whole));
  }

  private String learning(Path old) {
    return "learn --db %s --dataset %s --model %s --models models --out out --quick --games %d"
            .formatted(folder.resolve("games.db"), PlayedFixture.dataset(), old, GAMES)
        + " --tc 0.2+0.01 --concurrency 1 --threads 1";
  }

  /** A model for which each position is as hard as any other: it loses the replay. */
  private Path knowsNothing(double effort) throws IOException {
    List<String> lines = Files.readAllLines(PlayedFixture.dataset().resolve("deep.csv"));
    List<String> columns = List.of(lines.getFirst().split(","));
    List<String> told = new ArrayList<>(List.of(lines.getFirst()));
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      cells[columns.indexOf("y")] = Double.toString(effort);
      cells[columns.indexOf("y_live")] = Double.toString(effort);
      told.add(String.join(",", cells));
    }
    Path data = Files.createDirectories(folder.resolve("flat-" + effort));
    Files.write(data.resolve("deep.csv"), told);
    Path model = folder.resolve("old-" + effort);
    new DescTraining().train(TestPlans.small(data, model), Progress.silent());
    return model;
  }

  private static List<String> steps(Path place) throws IOException {
    JsonMapper mapper = JsonMapper.builder().build();
    List<String> steps = new ArrayList<>();
    for (String line : Files.readAllLines(place.resolve("out/steps.jsonl"))) {
      JsonNode step = mapper.readTree(line);
      steps.add(step.get("step").asString() + " " + step.get("told").asString());
    }
    return steps;
  }

  /** Who played which opening in which round; the rest is a matter of the clock. */
  private static List<String> games(Path place) throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(place.resolve("out/games.db"))) {
      Optional<StoredMatch> match = database.match("new-old");
      if (match.isEmpty()) {
        return List.of();
      }
      return database.pgn(match.get()).stream()
          .map(pgn -> String.join(" ", pgn.lines().filter(KilledTrainingIT::isFixed).toList()))
          .sorted()
          .toList();
    }
  }

  private static boolean isFixed(String line) {
    return Stream.of("[Round ", "[White ", "[Black ", "[FEN ").anyMatch(line::startsWith);
  }

  private static Map<String, String> contents(Path models) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.list(models)) {
      for (Path file : files.toList()) {
        contents.put(
            file.getFileName().toString(),
            new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return contents;
  }
}
