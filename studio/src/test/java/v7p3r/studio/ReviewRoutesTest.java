package v7p3r.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import v7p3r.arena.suite.Suite;

/** Analyses are found, told and turned into tests; opponents of a bot are told. */
class ReviewRoutesTest {
  @TempDir private Path folder;

  private StudioServerFixture studio;

  @BeforeEach
  void start() throws IOException {
    AnalysisFixture.analyze(
        AnalysisFixture.QUEEN_LOST + AnalysisFixture.FOOLS_MATE,
        folder.resolve("named/club night"),
        folder.resolve("elsewhere.db"));
    AnalysisFixture.analyze(
        AnalysisFixture.FOOLS_MATE,
        folder.resolve("anywhere/recorded"),
        folder.resolve("games/arena.db"));
    AnalysisFixture.bot(folder.resolve("bot.db"));
    studio = StudioServerFixture.start(folder, "{\"analyses\":[\"named\"],\"bots\":[\"bot.db\"]}");
  }

  @AfterEach
  void stop() {
    studio.close();
  }

  @Test
  void analysesOfNamedFoldersAndOfTheDatabaseAreListed() {
    JsonNode rows = studio.get("/api/reviews");
    assertThat(rows).hasSize(2);
    List<String> ids = rows.findValuesAsString("id");
    assertThat(ids).anyMatch(id -> id.matches("club-night-[0-9a-f]{8}"));
    assertThat(ids).anyMatch(id -> id.matches("recorded-[0-9a-f]{8}"));
    assertThat(ids)
        .allSatisfy(
            id -> assertThat(studio.get("/api/reviews/" + id).get("games").asInt()).isPositive());
    JsonNode review = studio.get("/api/reviews/club-night");
    assertThat(review.get("judge").asString()).isEqualTo("the judge, 2000 nodes");
    assertThat(review.get("games").asInt()).isEqualTo(2);
    assertThat(review.get("list").get(0).get("white").asString()).isEqualTo("Ann");
    assertThat(review.get("worst").get(0).get("uci").asString()).hasSizeGreaterThanOrEqualTo(4);
    assertThat(review.get("differences").get(0).get("themes").get(0).get("theme").asString())
        .isNotEmpty();
    assertThat(studio.get("/api/reviews/club-night/report").get("sections").size()).isPositive();
  }

  @Test
  void aGameIsToldMoveByMove() {
    JsonNode game = studio.get("/api/reviews/club-night/games/2");
    assertThat(game.get("white").get("name").asString()).isEqualTo("Ben");
    assertThat(game.get("moves")).hasSize(4);
    JsonNode blunder = game.get("moves").get(2);
    assertThat(blunder.get("san").asString()).isEqualTo("g4");
    assertThat(blunder.get("judgement").asString()).isEqualTo("blunder");
    assertThat(blunder.get("score").get("mate").asInt()).isEqualTo(-1);
    assertThat(studio.send(studio.request("/api/reviews/club-night/games/9")).statusCode())
        .isEqualTo(404);
    assertThat(studio.send(studio.request("/api/reviews/..%2Fnamed/games/1")).statusCode())
        .isIn(400, 404);
  }

  @Test
  void aBlunderBecomesATestOnce() throws IOException {
    JsonNode move = studio.get("/api/reviews/club-night/games/1").get("moves").get(4);
    assertThat(move.get("san").asString()).isEqualTo("Qxf7+");
    String asked = "{\"game\":1,\"fen\":\"%s\"}".formatted(move.get("fen").asString());
    JsonNode made = studio.posted("/api/reviews/club-night/tests", asked);
    assertThat(made.get("isNew").asBoolean()).isTrue();
    assertThat(made.get("themes").get(0).get("theme").asString()).isEqualToIgnoringCase("material");
    assertThat(studio.posted("/api/reviews/club-night/tests", asked).get("isNew").asBoolean())
        .isFalse();
    Path file = folder.resolve("games/tests/blunders.epd");
    assertThat(Files.readAllLines(file)).hasSize(1);
    assertThat(Suite.read(file).problems().getFirst().wrong()).hasSize(1);
    assertThat(studio.get("/api/tests").get(0).get("avoid").asString()).isEqualTo("Qxf7+");
  }

  @Test
  void noPageSaysWhereATestGoesAndNoStrangePositionIsTaken() throws IOException {
    String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 5";
    for (String body :
        new String[] {
          "{\"game\":1,\"fen\":\"x\",\"file\":\"/etc/passwd\"}",
          "{\"game\":1,\"fen\":\"" + start + "\"}",
          "{\"game\":0,\"fen\":\"" + start + "\"}"
        }) {
      assertThat(studio.post("/api/reviews/club-night/tests", body).statusCode()).isEqualTo(400);
    }
    assertThat(folder.resolve("games/tests")).doesNotExist();
  }

  @Test
  void gamesThatWereAnalyzedAgainAreReadAnew() throws IOException {
    assertThat(studio.get("/api/reviews/recorded").get("list")).hasSize(1);
    AnalysisFixture.analyze(
        AnalysisFixture.QUEEN_LOST + AnalysisFixture.FOOLS_MATE,
        folder.resolve("anywhere/again"),
        folder.resolve("elsewhere.db"));
    for (String file : List.of("games.jsonl", "summary.json")) {
      Files.copy(
          folder.resolve("anywhere/again").resolve(file),
          folder.resolve("anywhere/recorded").resolve(file),
          StandardCopyOption.REPLACE_EXISTING);
    }
    assertThat(studio.get("/api/reviews/recorded").get("list")).hasSize(2);
  }

  @Test
  void anOpponentWhoIsMetAgainIsToldAnew() throws IOException {
    assertThat(studio.get("/api/opponents").get(0).get("games").asInt()).isEqualTo(5);
    AnalysisFixture.bot(folder.resolve("bot.db"), "lichess-2");
    assertThat(studio.get("/api/opponents").get(0).get("games").asInt()).isEqualTo(10);
  }

  @Test
  void whatTheBotKnowsOfAnOpponentIsTold() {
    JsonNode rival = studio.get("/api/opponents").get(0);
    assertThat(rival.get("name").asString()).isEqualTo("Rival");
    assertThat(rival.get("games").asInt()).isEqualTo(5);
    assertThat(rival.get("score").asDouble()).isZero();
    // Our view rises by a pawn over each of its moves between two of ours.
    assertThat(rival.get("all").get("loss").asDouble()).isEqualTo(100);
    assertThat(rival.get("byEffort").get(0).get("name").asString()).isEqualTo("0.4 to 0.5");
    assertThat(rival.get("isAdjusted").asBoolean()).isTrue();
  }
}
