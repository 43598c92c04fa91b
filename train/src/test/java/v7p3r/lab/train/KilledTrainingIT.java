package v7p3r.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.IntStream;
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
  /** So many kills meet work that runs; the work is as long as that needs. */
  private static final int KILLS = Integer.getInteger("v7p3r.kills", 2);

  private static final int SEEDS = 12;
  private static final int GAMES = 4 * KILLS;
  private static final int MOST_CHANGES = 4;
  private static final int LONGEST_MILLIS = 400;

  /** Work that ends before the last kill is begun anew, but not forever. */
  private static final int MOST_ROUNDS = 4;

  /** The exit code after SIGKILL. */
  private static final int KILLED = 137;

  @TempDir private Path folder;

  private Path whole;

  @BeforeEach
  void makeFolder() throws IOException {
    whole = Files.createDirectories(folder.resolve("whole"));
  }

  /**
   * A part of the work that is killed so many times.
   *
   * @param begun whether it is reached, in the folder of the work
   * @param within whether it is not over yet
   */
  private record Part(String name, int kills, Predicate<Path> begun, Predicate<Path> within) {}

  /** Checks work that was killed, once it came to its end. */
  private interface Comparison {
    void check(Path killed) throws IOException;
  }

  /** Kills work in all its parts until each had its kills, and looks at the result each time. */
  private void kill(String words, List<Part> parts, long seed, Comparison same)
      throws IOException, InterruptedException {
    Random random = new Random(seed);
    int[] missing = parts.stream().mapToInt(Part::kills).toArray();
    for (int round = 1; IntStream.of(missing).sum() > 0; round++) {
      assertThat(round)
          .as("rounds; kills of %s that did not meet it: %s; it said %s", parts, missing, said())
          .isLessThanOrEqualTo(MOST_ROUNDS);
      Path killed = Files.createDirectories(folder.resolve("killed-" + round));
      boolean atWork = true;
      for (int i = 0; i < missing.length; i++) {
        while (atWork && missing[i] > 0) {
          Part part = parts.get(i);
          atWork = isKilledAtWork(killed, words, part.begun, random) && part.within.test(killed);
          missing[i] -= atWork ? 1 : 0;
        }
      }
      finish(killed, words);
      same.check(killed);
    }
    parts.forEach(part -> System.out.printf("%d kills in %s%n", part.kills, part.name));
  }

  /** Works to the end, in peace. */
  private void finish(Path place, String words) throws IOException, InterruptedException {
    assertThat(start(place, words).waitFor()).as(said()).isZero();
  }

  private String said() throws IOException {
    return Files.readString(folder.resolve("said.txt"));
  }

  /** Once it has begun and its files have changed a few times, and a moment later. */
  private boolean isKilledAtWork(Path place, String words, Predicate<Path> begun, Random random)
      throws IOException, InterruptedException {
    String before = state(place);
    Process process = start(place, words);
    int changes = 1 + random.nextInt(MOST_CHANGES);
    while (process.isAlive() && changes > 0) {
      process.waitFor(5, TimeUnit.MILLISECONDS);
      String now = state(place);
      changes -= now.equals(before) || !begun.test(place) ? 0 : 1;
      before = now;
    }
    process.waitFor(random.nextInt(LONGEST_MILLIS), TimeUnit.MILLISECONDS);
    process.destroyForcibly();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as("killed, or at its end; it said %s", said()).isIn(KILLED, 0);
    return process.exitValue() == KILLED;
  }

  /** Names and sizes of all files that the work has made. */
  private static String state(Path place) {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.walk(place)) {
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
        "train --data %s --out models --search %d --folds 2 --rounds 4 --epochs 2 --threads 1"
            .formatted(data, 8 * KILLS);
    finish(whole, words);
    kill(
        words,
        List.of(new Part("train", KILLS, _ -> true, _ -> true)),
        1,
        killed -> {
          assertThat(contents(killed.resolve("models")))
              .containsOnlyKeys(
                  "desc_classifier.json",
                  "desc_regressor.onnx",
                  "feature_scaler.json",
                  "live_classifier.json",
                  "live_regressor.onnx",
                  "model_metadata.json")
              .isEqualTo(contents(whole.resolve("models")));
          assertThat(killed.resolve("models.search"))
              .hasSameTextualContentAs(whole.resolve("models.search"));
        });
    assertThat(said()).as("no words of the libraries").doesNotContain("Warning");
  }

  @Test
  void learningTrainsTheSameModelAndPlaysEveryGameOnce() throws IOException, InterruptedException {
    PlayedFixture.games(folder.resolve("games.db"));
    String words = "";
    for (int seed = 1; seed <= SEEDS; seed++) {
      words = learning(mistaken(seed), seed);
      whole = Files.createDirectories(folder.resolve("whole-" + seed));
      finish(whole, words);
      if (!games(whole).isEmpty()) {
        break;
      }
    }
    assertThat(games(whole))
        .as("the replay is won, so there is a match: %s", said())
        .hasSize(GAMES);
    kill(
        words,
        List.of(
            new Part("learn", KILLS / 2, _ -> true, _ -> true),
            new Part(
                "the match of learn",
                KILLS - KILLS / 2,
                place -> Files.exists(place.resolve("out/games.db")),
                place -> games(place).size() < GAMES)),
        2,
        this::checkLearning);
  }

  private void checkLearning(Path killed) throws IOException {
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

  private String learning(Path old, int seed) {
    return "learn --db %s --dataset %s --model %s --models models --out out --quick --games %d"
            .formatted(folder.resolve("games.db"), PlayedFixture.dataset(), old, GAMES)
        + " --tc 0.2+0.01 --concurrency 1 --threads 1 --seed "
        + seed;
  }

  /**
   * A model that was taught the efforts of other positions: it loses the replay, with so few
   * positions not with every seed.
   */
  private Path mistaken(int seed) throws IOException {
    List<String> lines = Files.readAllLines(PlayedFixture.dataset().resolve("deep.csv"));
    List<String> columns = List.of(lines.getFirst().split(","));
    List<String[]> rows =
        new ArrayList<>(lines.stream().skip(1).map(line -> line.split(",", -1)).toList());
    for (String column : List.of("y", "y_live")) {
      int index = columns.indexOf(column);
      List<String> efforts = new ArrayList<>(rows.stream().map(row -> row[index]).toList());
      Collections.shuffle(efforts, new Random(seed));
      for (int i = 0; i < rows.size(); i++) {
        rows.get(i)[index] = efforts.get(i);
      }
    }
    List<String> told = new ArrayList<>(List.of(lines.getFirst()));
    rows.forEach(row -> told.add(String.join(",", row)));
    Path data = Files.createDirectories(folder.resolve("mistaken-" + seed));
    Files.write(data.resolve("deep.csv"), told);
    Path model = folder.resolve("old-" + seed);
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
  private static List<String> games(Path place) {
    try (MetricsDatabase database = MetricsDatabase.open(place.resolve("out/games.db"))) {
      Optional<StoredMatch> match = database.match("new-old");
      if (match.isEmpty()) {
        return List.of();
      }
      return database.pgn(match.get()).stream()
          .map(pgn -> String.join(" ", pgn.lines().filter(KilledTrainingIT::isFixed).toList()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
