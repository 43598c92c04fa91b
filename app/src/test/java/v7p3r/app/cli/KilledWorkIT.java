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
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.record.MetricsDatabase;

/**
 * Long work that is killed by force at random moments of its run, and gone on with each time, ends
 * as one that was left in peace, with nothing twice. A start takes a second, so it is killed a few
 * times only; {@code -Dv7p3r.kills=10} is for who has the time.
 */
@Timeout(600)
class KilledWorkIT {
  private static final int KILLS = Integer.getInteger("v7p3r.kills", 4);
  private static final int LONGEST_MILLIS = 120;

  /** With this many it was killed while it worked; fewer means that the work was too short. */
  private static final int FEWEST_KILLS = KILLS / 2;

  /** The exit code after SIGTERM. */
  private static final int TERMINATED = 143;

  @TempDir private Path folder;

  /** Commands of one kind of work in a folder: to begin it, and to go on with it. */
  private interface Work {
    List<String> command(Path place, boolean resumed);
  }

  /** Does the work twice, once with kills; what changes on the disk tells that it has begun. */
  private void kill(Work work, String journal, long seed) throws IOException, InterruptedException {
    Random random = new Random(seed);
    Path killed = Files.createDirectories(folder.resolve("killed"));
    Path watched = killed.resolve(journal);
    int kills = 0;
    boolean ended = false;
    while (kills < KILLS && !ended) {
      Process process = start(work.command(killed, Files.exists(watched)));
      ended = !isKilledAtWork(process, watched, random.nextInt(LONGEST_MILLIS));
      kills += ended ? 0 : 1;
    }
    assertThat(kills).as("kills while it worked").isGreaterThanOrEqualTo(FEWEST_KILLS);
    run(work.command(killed, true));
    run(work.command(Files.createDirectories(folder.resolve("whole")), false));
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
    boolean alive = process.isAlive();
    process.destroyForcibly();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    return alive;
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
                "profile --tablebase-positions=160 --wide=0 --deep=80 --n-ref=2000 --threads=1"
                    + " --out=%s",
                place),
        "deep.journal",
        1);
    for (String file : List.of("deep.csv", "iterations.csv")) {
      assertThat(folder.resolve("killed").resolve(file))
          .hasSameTextualContentAs(folder.resolve("whole").resolve(file));
    }
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
                        + " --iterations 150 --concurrency 1 --journal %s/spsa.jsonl",
                    place),
        "spsa.jsonl",
        2);
    assertThat(folder.resolve("killed/spsa.jsonl"))
        .hasSameTextualContentAs(folder.resolve("whole/spsa.jsonl"));
  }

  @Test
  void aTuningOfTheEvaluationEndsWithTheSameWeights() throws IOException, InterruptedException {
    Path set = set();
    kill(
        (place, _) ->
            words(
                "tune %s --out %s/weights.txt --epochs 1000 --patience 1000 --threads 1",
                set, place),
        "weights.txt.checkpoint",
        3);
    assertThat(weights("killed")).isEqualTo(weights("whole")).isNotEmpty();
  }

  private List<String> weights(String run) throws IOException {
    return Files.readAllLines(folder.resolve(run).resolve("weights.txt")).stream()
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
                "analyse %s --reference=none --nodes=100000 --threads=2 --out=%s --db=%s",
                games, place, folder.resolve("analysis.db")),
        "findings-0001.jsonl",
        5);
    for (String file :
        List.of(
            "findings-0001.jsonl",
            "analysis.pgn",
            "games.jsonl",
            "report.html",
            "report.json",
            "summary.json")) {
      assertThat(Files.mismatch(folder.resolve("killed/" + file), folder.resolve("whole/" + file)))
          .as(file)
          .isEqualTo(-1);
    }
  }

  @Test
  void aMatchHasEveryGameOnce() throws IOException, InterruptedException {
    kill(
        (place, resumed) ->
            resumed && hasMatch(place)
                ? words("match --resume=test --db %s/games.db", place)
                : words(
                    "match --engine cmd=internal name=A --engine cmd=internal name=B"
                        + " --nodes 60 --max-moves 8 --concurrency 2"
                        + " --games 120 --openings %s --name test --db %s/games.db",
                    openings(), place),
        "games.db-wal",
        4);
    Map<Integer, String> whole = games(folder.resolve("whole/games.db"));
    assertThat(whole).hasSize(120);
    assertThat(games(folder.resolve("killed/games.db"))).isEqualTo(whole);
  }

  private static boolean hasMatch(Path place) {
    try (MetricsDatabase database = MetricsDatabase.open(place.resolve("games.db"))) {
      return database.match("test").isPresent();
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
