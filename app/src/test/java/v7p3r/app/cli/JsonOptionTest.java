package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.PlainJson;

/** Programs can read the results of every command that has some. */
class JsonOptionTest {
  /** These talk, draw, or print text that is for programs already. */
  private static final Set<String> WITHOUT_RESULTS =
      Set.of(
          "v7p3r uci",
          "v7p3r play",
          "v7p3r watch",
          "v7p3r lichess",
          "v7p3r dataset",
          "v7p3r work finish",
          "v7p3r work stop",
          "v7p3r models back",
          "v7p3r models use",
          "v7p3r completion",
          "v7p3r manual");

  @Test
  void everyCommandWithResultsGivesThemAsJson() {
    assertThat(HelpTextTest.commands())
        .filteredOn(command -> !WITHOUT_RESULTS.contains(command.qualifiedName(" ")))
        .hasSizeGreaterThan(20)
        .allSatisfy(
            command -> assertThat(command.optionsMap()).as(command.name()).containsKey("--json"));
  }

  private static Map<?, ?> json(String... words) {
    Cli run = Cli.run(words);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return PlainJson.read(run.out(), Map.class);
  }

  @Test
  void countsOfMovesComeMoveByMove() {
    Map<?, ?> perft = json("perft", "3", "--json");
    assertThat(perft.get("nodes")).isEqualTo(8902);
    Map<?, ?> moves = (Map<?, ?>) perft.get("moves");
    assertThat(moves).hasSize(20);
    assertThat(moves.get("e2e4")).isEqualTo(600);
  }

  @Test
  void theBenchTellsItsPositions() {
    Map<?, ?> bench = json("bench", "--depth", "1", "--json");
    List<?> positions = (List<?>) bench.get("positions");
    int sum = 0;
    for (Object position : positions) {
      sum += (Integer) ((Map<?, ?>) position).get("nodes");
    }
    assertThat(bench.get("nodes")).isEqualTo(sum);
  }

  @Test
  void textStaysReadableOnTheOtherStream() {
    Cli run = Cli.run("perft", "2", "--json", "--divide");
    assertThat(run.err()).contains("Nodes: 400", "e2e4: 20");
  }

  @Test
  void tablesWithOtherFormatsKnowTheShortWordToo(@TempDir Path folder) {
    Path database = folder.resolve("games.db");
    Cli match =
        Cli.run(
            "match --engine cmd=internal:random name=a --engine cmd=internal:random name=b"
                .concat(" --nodes 1 --games 2 --db ")
                .concat(database.toString())
                .split(" "));
    assertThat(match.exitCode()).as(match.err()).isZero();
    Cli stats = Cli.run("stats", "colors", "--db", database.toString(), "--json");
    assertThat(stats.out())
        .isEqualTo(
            Cli.run("stats", "colors", "--db", database.toString(), "--format", "json").out())
        .contains("\"");
  }

  @Test
  void clocksThatAreLeftAreGivenAsJsonAndGamesWithoutEffortTeachNoPaces(@TempDir Path folder) {
    String database = folder.resolve("games.db").toString();
    Cli.run(
        "match --engine cmd=internal:random name=a --engine cmd=internal:random name=b"
            .concat(" --tc 5+0.1 --games 2 --max-moves 12 --db ")
            .concat(database)
            .split(" "));
    Cli clock = Cli.run("models", "clock", "--db", database, "--json");
    List<?> rows = PlainJson.read(clock.out(), List.class);
    Map<?, ?> played = (Map<?, ?>) rows.getFirst();
    assertThat(played.get("clock")).isEqualTo("5+0.1");
    assertThat(played.get("numbers")).isEqualTo("as played");
    assertThat(played.get("sides")).isEqualTo(4);
    assertThat(((Number) played.get("leftMillis")).doubleValue()).isBetween(1.0, 7_000.0);
    Cli paces = Cli.run("models", "paces", "--db", database, "--json");
    assertThat(paces.exitCode()).isNotZero();
    assertThat(paces.err()).contains("expected games with UseDesc on a clock");
  }
}
