package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;

/**
 * Long work that is killed by force at random moments of its run, and gone on with each time, ends
 * as one that was left in peace, with nothing twice. A start takes a second, so it is killed a few
 * times only; {@code -Dv7p3r.kills=10} is for who has the time.
 */
@Timeout(600)
class KilledWorkIT {
  /** So many kills meet work that runs; the work is as long as that needs. */
  private static final int KILLS = Integer.getInteger("v7p3r.kills", 3);

  private static final int GAMES_OF_MATCH = 30 * KILLS;
  private static final int LONGEST_MILLIS = 120;

  /** Work that ends before the last kill is begun anew, but not forever. */
  private static final int MOST_ROUNDS = 4;

  /** The exit codes after SIGKILL and SIGTERM. */
  private static final int KILLED = 137;

  private static final int TERMINATED = 143;

  @TempDir private Path folder;

  /** Commands of one kind of work in a folder: to begin it, and to go on with it. */
  private interface Work {
    List<String> command(Path place, boolean resumed);

    /** True when there is nothing left to go on with, and going on would be refused. */
    default boolean isDone(Path place) {
      return false;
    }
  }

  /** Checks that the work in two folders has the same result. */
  private interface Comparison {
    void check(Path killed, Path whole) throws IOException;
  }

  /** Does the work in peace and with kills; what changes on the disk tells that it has begun. */
  private void kill(Work work, String journal, long seed, Comparison same)
      throws IOException, InterruptedException {
    Path whole = Files.createDirectories(folder.resolve("whole"));
    run(work.command(whole, false));
    Random random = new Random(seed);
    int kills = 0;
    for (int round = 1; kills < KILLS; round++) {
      assertThat(round)
          .as("rounds for %d kills: %d met the work, it is too short", KILLS, kills)
          .isLessThanOrEqualTo(MOST_ROUNDS);
      Path killed = Files.createDirectories(folder.resolve("killed-" + round));
      kills += killAgainAndAgain(work, killed, journal, KILLS - kills, random);
      if (!work.isDone(killed)) {
        run(work.command(killed, true));
      }
      same.check(killed, whole);
    }
    System.out.printf("%s: %d kills while it worked%n", journal, kills);
  }

  /** How often it was killed while it worked, at most so many times. */
  private static int killAgainAndAgain(
      Work work, Path place, String journal, int most, Random random)
      throws IOException, InterruptedException {
    Path watched = place.resolve(journal);
    for (int kills = 0; kills < most; kills++) {
      Process process = start(work.command(place, Files.exists(watched)));
      if (!isKilledAtWork(process, watched, random.nextInt(LONGEST_MILLIS)) || work.isDone(place)) {
        return kills;
      }
    }
    return most;
  }

  private static void run(List<String> command) {
    Cli done = Cli.run(command.toArray(String[]::new));
    assertThat(done.exitCode()).as(done.err()).isZero();
  }

  /** False if it came to its end before. */
  private static boolean isKilledAtWork(Process process, Path watched, int millis)
      throws IOException, InterruptedException {
    long before = state(watched);
    while (process.isAlive() && state(watched) == before) {
      process.waitFor(2, TimeUnit.MILLISECONDS);
    }
    process.waitFor(millis, TimeUnit.MILLISECONDS);
    process.destroyForcibly();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as("killed, or at its end").isIn(KILLED, 0);
    return process.exitValue() == KILLED;
  }

  private static long state(Path file) throws IOException {
    try {
      return Files.size(file) * 31 + Files.getLastModifiedTime(file).toMillis();
    } catch (NoSuchFileException e) {
      return -1;
    }
  }

  private static Process start(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName()));
    command.addAll(arguments);
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.appendTo(new File("/dev/null")))
        .start();
  }

  private static List<String> words(String text, Object... values) {
    return List.of(text.formatted(values).split(" "));
  }

  @Test
  void aProfileHasEveryPositionOnce() throws IOException, InterruptedException {
    kill(
        (place, _) ->
            words(
                "profile --tablebase-positions=%d --wide=0 --deep=%d --n-ref=2000 --threads=1"
                    + " --out=%s",
                40 * KILLS, 20 * KILLS, place),
        "deep.journal",
        1,
        (killed, whole) -> {
          for (String file : List.of("deep.csv", "iterations.csv")) {
            assertThat(killed.resolve(file)).hasSameTextualContentAs(whole.resolve(file));
          }
        });
  }

  /** SIGTERM begins the end of the process, in which the work must still close in order. */
  @Test
  void aRequestToTerminateClosesTheWorkWithoutAComplaint()
      throws IOException, InterruptedException {
    Process process =
        Cli.start(
            "profile",
            "--tablebase-positions=4000",
            "--wide=0",
            "--deep=2000",
            "--n-ref=2000",
            "--threads=1",
            "--out=" + folder);
    while (process.isAlive() && state(folder.resolve("deep.journal")) < 0) {
      process.waitFor(2, TimeUnit.MILLISECONDS);
    }
    process.toHandle().destroy();
    String said = String.join("\n", process.inputReader().lines().toList());
    assertThat(process.waitFor()).isEqualTo(TERMINATED);
    assertThat(said).doesNotContain("Exception", "Shutdown in progress");
    assertThat(folder.resolve("deep.lock")).doesNotExist();
  }

  @Test
  void aTuningBySelfPlayHasEveryIterationOnce() throws IOException, InterruptedException {
    kill(
        (place, resumed) ->
            resumed
                ? words("spsa --resume --concurrency 1 --journal %s/spsa.jsonl", place)
                : words(
                    "spsa --parameter NullBase --parameter RazorMargin --nodes 60 --max-moves 6"
                        + " --iterations %d --concurrency 1 --journal %s/spsa.jsonl",
                    40 * KILLS, place),
        "spsa.jsonl",
        2,
        (killed, whole) ->
            assertThat(killed.resolve("spsa.jsonl"))
                .hasSameTextualContentAs(whole.resolve("spsa.jsonl")));
  }

  @Test
  void aTuningOfTheEvaluationEndsWithTheSameWeights() throws IOException, InterruptedException {
    Path set = set();
    kill(
        (place, _) ->
            words(
                "tune %s --out %s/weights.txt --epochs %d --patience 10000 --threads 1",
                set, place, 250 * KILLS),
        "weights.txt.checkpoint",
        3,
        (killed, whole) -> assertThat(weights(killed)).isEqualTo(weights(whole)).isNotEmpty());
  }

  private static List<String> weights(Path place) throws IOException {
    return Files.readAllLines(place.resolve("weights.txt")).stream()
        .filter(line -> !line.startsWith("#"))
        .toList();
  }

  /** Two kings and a pawn on many squares, each position a game of its own. */
  private Path set() throws IOException {
    StringBuilder text = new StringBuilder("fen\tgame\tresult\tscore\tbest\n");
    for (int i = 0; i < 640; i++) {
      int pawn = i / 16;
      int rank = pawn / 8;
      String above = row(i / 2 % 8, 'k') + "/" + "8/".repeat(5 - rank);
      text.append(above).append(row(pawn % 8, 'P')).append("/8".repeat(rank)).append("/4K3 ");
      text.append(i % 2 == 0 ? "w" : "b").append(" - - 0 1\tg").append(i);
      text.append(pawn % 3 == 0 ? "\t1\t" : "\t0.5\t").append(40 + 30 * rank).append("\t\n");
    }
    Path labelled = Files.writeString(folder.resolve("labelled.tsv"), text);
    Path set = folder.resolve("set.tsv.zst");
    run(words("tuning-set --labelled %s --out %s", labelled, set));
    return set;
  }

  private static String row(int file, char man) {
    return (file > 0 ? "" + file : "") + man + (file < 7 ? "" + (7 - file) : "");
  }

  @Test
  void anAnalysisHasTheSameReportByteForByte() throws IOException, InterruptedException {
    Path games = folder.resolve("games.pgn");
    String moves = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5";
    StringBuilder text = new StringBuilder();
    for (int game = 1; game <= 16; game++) {
      // Each game is a little longer, so that they share positions.
      String played = String.join(" ", List.of(moves.split(" ")).subList(0, game + 4));
      text.append("[White \"A\"]\n[Black \"B\"]\n\n").append(played).append(" *\n\n");
    }
    Files.writeString(games, text);
    kill(
        (place, _) ->
            words(
                "analyse %s --reference=none --nodes=%d --threads=2 --out=%s --db=%s",
                games, 20_000 * KILLS, place, folder.resolve("analysis.db")),
        "findings-0001.jsonl",
        5,
        (killed, whole) -> {
          for (String file :
              List.of(
                  "findings-0001.jsonl",
                  "analysis.pgn",
                  "games.jsonl",
                  "report.html",
                  "report.json",
                  "summary.json")) {
            assertThat(Files.mismatch(killed.resolve(file), whole.resolve(file)))
                .as(file)
                .isEqualTo(-1);
          }
        });
  }

  @Test
  void aMatchHasEveryGameOnce() throws IOException, InterruptedException {
    kill(
        new Work() {
          @Override
          public List<String> command(Path place, boolean resumed) {
            return storedMatch(place).isPresent()
                ? words("match --resume=test --db %s/games.db", place)
                : words(
                    "match --engine cmd=internal name=A --engine cmd=internal name=B"
                        + " --nodes 60 --max-moves 8 --concurrency 2"
                        + " --games %d --openings %s --name test --db %s/games.db",
                    GAMES_OF_MATCH, openings(), place);
          }

          @Override
          public boolean isDone(Path place) {
            return storedMatch(place).filter(StoredMatch::isFinished).isPresent();
          }
        },
        "games.db-wal",
        4,
        (killed, whole) ->
            assertThat(games(killed.resolve("games.db")))
                .hasSize(GAMES_OF_MATCH)
                .isEqualTo(games(whole.resolve("games.db"))));
  }

  private static Optional<StoredMatch> storedMatch(Path place) {
    if (Files.notExists(place.resolve("games.db"))) {
      return Optional.empty();
    }
    try (MetricsDatabase database = MetricsDatabase.open(place.resolve("games.db"))) {
      return database.match("test");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** All first moves of White and answers of Black with one knight. */
  private Path openings() {
    StringBuilder text = new StringBuilder();
    for (int file = 0; file < 8; file++) {
      for (String black : List.of("r1bqkbnr/pppppppp/2n5", "rnbqkb1r/pppppppp/5n2")) {
        text.append(black).append("/8/").append(row(file, 'P')).append("/8/");
        text.append("P".repeat(file)).append('1').append("P".repeat(7 - file));
        text.append("/RNBQKBNR w KQkq - 1 2\n");
      }
    }
    try {
      return Files.writeString(folder.resolve("openings.epd"), text);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** The moves of each game, by its number, without what depends on the clock. */
  private static Map<Integer, String> games(Path file) throws IOException {
    Pattern round = Pattern.compile("\\[Round \"(\\d+)\"]");
    Map<Integer, String> games = new TreeMap<>();
    try (MetricsDatabase database = MetricsDatabase.open(file)) {
      for (String pgn : database.pgn(database.match("test").orElseThrow())) {
        Matcher matcher = round.matcher(pgn);
        assertThat(matcher.find()).isTrue();
        String moves = pgn.substring(pgn.indexOf("\n\n")).replaceAll("\\{[^}]*}", "");
        String before = games.put(Integer.valueOf(matcher.group(1)), moves.replaceAll("\\s+", " "));
        assertThat(before).as("once").isNull();
      }
    }
    return games;
  }
}
