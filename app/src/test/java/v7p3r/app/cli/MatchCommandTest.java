package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchCommandTest {
  @TempDir Path folder;

  private Cli match(String words) {
    List<String> arguments =
        new ArrayList<>(List.of("match", "--db", folder.resolve("games.db").toString()));
    arguments.addAll(List.of(words.split(" +")));
    return Cli.run(arguments.toArray(String[]::new));
  }

  private static final String TWO =
      "--engine cmd=internal:simple name=S --engine cmd=internal:random name=R"
          + " --nodes 1 --max-moves 10 ";
  private static final String TWO_AT = "match " + TWO + "--db ";

  @Test
  void playsAMatchAndSaysHowItEnded() throws IOException {
    Path pgn = folder.resolve("games.pgn");
    Path json = folder.resolve("result.json");
    Path plot = folder.resolve("elo.svg");
    Cli match =
        match(
            TWO
                + "--games 6 --concurrency 2 --sprt --pgn %s --json %s --plot %s"
                    .formatted(pgn, json, plot));
    assertThat(match.exitCode()).as(match.err()).isZero();
    assertThat(match.out())
        .contains("6 of 6 games", "S against R: +", "Elo:", "Pairs:", "White:")
        .contains("Overhead: ", " of game time, ");
    assertThat(Files.readString(pgn)).contains("[Round \"1\"]", "[Round \"6\"]");
    assertThat(Files.readString(json))
        .contains("\"played\" : 6", "\"words\" : \"open, the results do not decide yet\"");
    assertThat(Files.readString(plot)).contains("<svg", "Elo of S", "log-likelihood ratio");
  }

  @Test
  void tellsProgressNowAndThen() {
    Cli match = match(TWO + "--games 4 --interval 2");
    assertThat(match.err().lines().filter(line -> line.contains("LOS"))).hasSize(2);
    assertThat(match.err()).contains("2/4", "4/4", "LOS", "draws", "forfeits 0");
  }

  @Test
  void tellsWhoMeetsWhomOnWhichTermsAndTheResultOfEveryGame() {
    Cli match = match(TWO + "--games 2 --sprt");
    assertThat(match.err())
        .containsPattern("Match .+: 2 games, 1 at a time")
        .containsPattern("(?m)^  S +1 nodes +internal:simple$")
        .containsPattern("(?m)^  R +1 nodes +internal:random$")
        .contains("  openings: built in, balanced", "  test: elo0 ")
        .containsPattern("game 1 of 2, S - R: (1-0|0-1|1/2-1/2), [A-Z][^,]+, \\d+ moves")
        .containsPattern("game 2 of 2, R - S: ");
  }

  @Test
  void gamesBeginFromTheBuiltInOpeningsUnlessNoneAreWanted() throws IOException {
    Path pgn = folder.resolve("built-in.pgn");
    match(TWO + "--games 4 --pgn " + pgn);
    assertThat(Files.readString(pgn)).contains("{book}");
    Path plain = folder.resolve("plain.pgn");
    match(TWO + "--games 2 --openings none --pgn " + plain);
    assertThat(Files.readString(plain)).contains("1. ").doesNotContain("{book}");
  }

  @Test
  void gamesThatRepeatThemselvesCountOnceAndAreToldOf() throws IOException {
    String twins =
        "--engine cmd=internal name=A --engine cmd=internal name=B --nodes 200 --max-moves 8 ";
    Path json = folder.resolve("twins.json");
    Cli match = match(twins + "--games 8 --openings none --json " + json);
    assertThat(match.out())
        .contains("8 of 8 games", "Repeated: 6 of 8 games were the same as an earlier one")
        .doesNotContain("LOS 100");
    assertThat(Files.readString(json)).contains("\"repeated\" : 6");
    assertThat(match(twins + "--games 8").out()).doesNotContain("Repeated");
  }

  @Test
  void anOddNumberOfGamesIsMadeEven() {
    assertThat(match(TWO + "--games 3").out()).contains("4 of 4 games");
  }

  @Test
  void aTestHasAVerdict() {
    Cli match = match(TWO + "--games 2 --sprt elo0=-5 elo1=5 model=logistic");
    assertThat(match.out()).contains("SPRT:     LLR", "elo0 -5, elo1 5, logistic", "Verdict:  ");
  }

  @Test
  void openingsComeFromAFileInASeededOrder() throws IOException {
    Path openings =
        Files.writeString(
            folder.resolve("openings.epd"),
            """
            rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
            rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1
            """);
    Path pgn = folder.resolve("games.pgn");
    Cli match =
        match(TWO + "--games 4 --order random --seed 5 --openings " + openings + " --pgn " + pgn);
    assertThat(match.exitCode()).isZero();
    assertThat(Files.readString(pgn)).contains("4P3/8/PPPP1PPP", "3P4/8/PPP1PPPP");
  }

  @Test
  void aFinishedMatchIsNotResumed() {
    match(TWO + "--games 2 --name one");
    Cli again = match("--resume");
    assertThat(again.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(again.err()).contains("there is no unfinished match in");
    assertThat(match("--resume one").out()).contains("2 of 2 games");
    assertThat(match("--resume two").err()).contains("there is no match two in");
    assertThat(match(TWO + "--games 2 --name one").err())
        .contains("there is a match one already: go on with it (--resume one)");
  }

  @Test
  void rulesWithoutWordsHaveTheirUsualValues() {
    Cli match = match(TWO + "--games 2 --draw --resign --sprt");
    assertThat(match.exitCode()).isZero();
    assertThat(match.out()).contains("elo0 0, elo1 5, normalized");
  }

  @Test
  void severalEnginesMakeATable() {
    Cli match = match(TWO + "--engine cmd=internal:material name=M --games 2 --format gauntlet");
    assertThat(match.out()).contains("4 of 4 games", "engine", "LOS", "score");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--engine cmd=internal --nodes 1; a match needs two engines, found 1",
        "--engine cmd=internal --engine cmd=internal --nodes 1; each engine needs a name of its"
            + " own",
        "--engine cmd=internal --engine cmd=internal:random; each side needs a limit",
        "--engine --engine cmd=x; expected words such as cmd=stockfish",
        "--engine cmd=internal name=A --engine cmd=internal name=B --nodes 1 --sprt elo=3;"
            + " --sprt: expected words of elo0=, elo1=, alpha=, beta=, model=, found 'elo=3'",
        "--engine cmd=internal name=A --engine cmd=internal name=B --nodes 1 --sprt elo0=5 elo1=0;"
            + " elo0 must be below elo1",
        "--engine cmd=internal name=A --engine cmd=internal name=B --nodes 1 --draw score=x;"
            + " --draw: expected score=INTEGER, found 'x'",
        "--engine cmd=internal name=A --engine cmd=internal name=B --nodes 1 --plot elo.gif;"
            + " --plot: expected a name that ends in .svg or .png, found elo.gif",
      })
  void wrongUsageIsExplained(String words, String message) {
    Cli match = match(words);
    assertThat(match.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(match.err()).contains(message).contains("Try 'v7p3r match --help'.");
  }

  @Test
  void aMissingEngineFailsBeforeTheFirstGame() {
    Cli match = match("--engine cmd=internal name=A --engine cmd=no-such-program --nodes 1");
    assertThat(match.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(match.err()).contains("there is no program no-such-program to be run");
  }

  @Test
  void aFolderThatCannotBeWrittenFailsBeforeTheFirstGame() {
    Cli database = Cli.run((TWO_AT + "/proc/nowhere/games.db").split(" +"));
    assertThat(database.exitCode()).isEqualTo(Main.FAILED);
    assertThat(database.err()).contains("cannot make the folder /proc/nowhere");
    Cli tables = match(TWO + "--tablebases /proc/nowhere");
    assertThat(tables.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(tables.err()).contains("expected a folder, found none at /proc/nowhere");
    Cli pgn = match(TWO + "--pgn /proc/nowhere/games.pgn");
    assertThat(pgn.exitCode()).isNotZero();
    assertThat(pgn.err()).contains("/proc/nowhere");
  }
}
