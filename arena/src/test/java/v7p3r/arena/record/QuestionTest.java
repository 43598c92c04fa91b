package v7p3r.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Incident;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.UciMove;

/** Answers worked out by hand for four games of two engines. */
class QuestionTest {
  private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
  private static final String ENDING = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 40";
  private static final Opening SICILIAN = new Opening("B20", "Sicilian", Fen.START, List.of());
  private static final Opening LATE = new Opening("", ENDING, List.of());

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("games.db");
  }

  @BeforeEach
  void record() throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(file())) {
      var one = database.addMatch("one", "{}", NOW);
      database.addGame(one, 1, game("A", "B", "1-0", SICILIAN, 0, 50, -250, 20), "");
      database.addGame(one, 2, game("B", "A", "1/2-1/2", SICILIAN, 0, 0, 0, 0), "");
      var two = database.addMatch("two", "{}", NOW);
      database.addGame(two, 1, game("A", "B", "0-1", Opening.START, 0, 0, 0, 0), "");
      database.addGame(two, 2, game("A", "B", "1-0", LATE, 5, 5), "");
    }
  }

  /** Moves 1. e4 c5 2. Nf3 d6, or Kd7 and Kd2; with these scores, 10 ms and 1000 nodes each. */
  private static GameRecord game(
      String white, String black, String result, Opening opening, int... scores) {
    Position position = Fen.parse(opening.fen());
    List<String> moves =
        opening == LATE ? List.of("e8d7", "e1d2") : List.of("e2e4", "c7c5", "g1f3", "d7d6");
    List<PlayedMove> played = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      int move = UciMove.parse(position, moves.get(i));
      position.make(move);
      Thought thought =
          new Thought(
              Optional.of(Score.centipawns(scores[i])),
              OptionalInt.of(10 + i),
              OptionalInt.of(20),
              OptionalLong.of(1000),
              OptionalLong.of(100_000),
              OptionalLong.of(10),
              List.of(),
              List.of("desc pes 0.40 mode Standard"));
      played.add(
          new PlayedMove(move, moves.get(i), false, thought, 10_000_000, OptionalLong.empty()));
    }
    boolean forfeit = result.equals("0-1");
    return new GameRecord(
        side(white),
        side(black),
        opening,
        played,
        new Ending(
            GameResult.parse(result).orElseThrow(),
            forfeit ? Termination.TIME : Termination.ADJUDICATED_WIN,
            ""),
        forfeit
            ? Optional.of(
                new Incident(white, Termination.TIME, "was 7 ms late", 4, List.of("> go")))
            : Optional.empty(),
        NOW,
        Duration.ofSeconds(1));
  }

  private static GameRecord.Side side(String name) {
    return new GameRecord.Side(
        name,
        name + "engine 2.0",
        Allowance.of(SearchLimit.ofNodes(1000)),
        name.equals("A") ? Map.of("Hash", "16") : Map.of());
  }

  private String answer(Question question, StatsFilter filter) throws IOException {
    try (MetricsDatabase database = MetricsDatabase.openExisting(file())) {
      return database.answer(question, filter).toCsv();
    }
  }

  private String answer(Question question) throws IOException {
    return answer(question, StatsFilter.ALL);
  }

  private static StatsFilter of(String engine, String match, String color) {
    return new StatsFilter(
        Optional.of(engine),
        Optional.empty(),
        Optional.of(match),
        Optional.of(color),
        Optional.empty(),
        Optional.empty());
  }

  @Test
  void scoresByOpponentColorVersionOpeningAndPhase() throws IOException {
    assertThat(answer(Question.OPPONENTS))
        .isEqualTo(
            """
            engine,opponent,games,wins,draws,losses,score_percent,moves
            A,B,4,2,1,1,62.5,1.75
            B,A,4,1,1,2,37.5,1.75
            """);
    assertThat(answer(Question.COLORS))
        .contains("A,white,3,2,0,1,", "A,black,1,0,1,0,50.0", "B,black,3,1,0,2,");
    assertThat(answer(Question.VERSIONS))
        .contains("A,2.0,Aengine 2.0,Hash=16,4,2,1,1,62.5", "B,2.0,Bengine 2.0,,4,");
    assertThat(answer(Question.OPENINGS))
        .contains("A,B20 Sicilian,2,1,1,0,75.0", "A,e2e4 c7c5 g1f3 d7d6,1,0,0,1,0.0")
        .contains("A,e8d7 e1d2,1,1,0,0,100.0");
    assertThat(answer(Question.PHASES))
        .contains("A,opening,3,1,1,1,50.0", "A,endgame,1,1,0,0,100.0");
  }

  @Test
  void effortIsThatOfTheEngineItselfAlsoWhenBlackBegins() throws IOException {
    assertThat(answer(Question.EFFORT))
        .contains("A,opening,6,11.333333333333334,20.0,100000,10.0,85.7")
        .contains("A,endgame,1,11.0,20.0,100000,10.0,14.2")
        .contains("B,endgame,1,10.0,20.0,100000,10.0,14.2")
        .contains(",0.4\n");
  }

  @Test
  void versionsAndOptionsAreToldByTheDayTheyFirstPlayed() throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(file())) {
      StatsTable before = database.answer(VersionQuestion.STRENGTH);
      assertThat(before.toCsv())
          .isEqualTo(
              """
              engine,version,options,since,games,wins,draws,losses,score_percent
              A,2.0,Hash=16,2026-03-01,4,2,1,1,62.5
              B,2.0,,2026-03-01,4,1,1,2,37.5
              """);
      StatsTable effort = database.answer(VersionQuestion.EFFORT);
      assertThat(effort.value(0, "engine")).isEqualTo("A");
      assertThat(effort.number(0, "moves")).isEqualTo(7);
      assertThat(effort.number(0, "depth")).isCloseTo(79 / 7.0, within(1e-9));
      assertThat(effort.number(0, "nps")).isEqualTo(100_000);
      assertThat(effort.number(0, "opening")).isCloseTo(600 / 7.0, within(1e-9));
      assertThat(effort.number(0, "middlegame")).isZero();
      assertThat(effort.number(0, "endgame")).isCloseTo(100 / 7.0, within(1e-9));
      assertThat(effort.number(0, "pes")).isCloseTo(0.4, within(1e-6));
    }
  }

  @Test
  void forfeitsAndIncidentsNameWhoIsToBlame() throws IOException {
    assertThat(answer(Question.FORFEITS))
        .isEqualTo("engine,kind,games,percent,last\nA,TIME,1,25.0,2026-03-01T12:00:00Z\n");
    assertThat(answer(Question.INCIDENTS))
        .endsWith("2026-03-01T12:00:00Z,two,1,A,TIME,4,was 7 ms late\n");
  }

  @Test
  void volatilityIsTheChangeBetweenOwnMoves() throws IOException {
    assertThat(answer(Question.VOLATILITY, of("A", "one", "white")))
        .isEqualTo(
            """
            engine,phase,changes,mean_change,greatest,swings_over_150
            A,opening,1,250.0,250,1
            """);
    assertThat(answer(Question.VOLATILITY, of("B", "one", "black")))
        .endsWith("B,opening,1,30.0,30,0\n");
  }

  @Test
  void filtersLeaveGamesOut() throws IOException {
    assertThat(answer(Question.OPPONENTS, of("A", "one", "white")))
        .endsWith("A,B,1,1,0,0,100.0,2.0\n");
    StatsFilter future =
        new StatsFilter(
            Optional.empty(),
            Optional.of("B"),
            Optional.empty(),
            Optional.empty(),
            Optional.of("2.0"),
            Optional.of("2026-03-02"));
    assertThat(answer(Question.OPPONENTS, future).lines()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(Question.class)
  void everyQuestionHasTheSameAnswerInAllFormats(Question question) throws IOException {
    try (MetricsDatabase database = MetricsDatabase.openExisting(file())) {
      StatsTable table = database.answer(question, StatsFilter.ALL);
      assertThat(table.rows()).isNotEmpty();
      assertThat(table.toText().lines()).hasSize(table.rows().size() + 1);
      assertThat(table.toJson()).contains("\"" + table.columns().getLast() + "\"");
    }
  }

  @Test
  void textWithCommasAndQuotesIsQuotedInCsv() {
    StatsTable table =
        new StatsTable(List.of("a", "b"), List.of(List.of("x, \"y\"", StatsTable.NOTHING)));
    assertThat(table.toCsv()).isEqualTo("a,b\n\"x, \"\"y\"\"\",\n");
    assertThat(table.toText()).isEqualTo("a       b\nx, \"y\"  -\n");
    assertThat(table.toJson()).contains("\"b\" : null");
  }
}
