package v7p3r.studio.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import v7p3r.notation.Fen;
import v7p3r.studio.LivePageFixture;
import v7p3r.studio.StudioServerFixture;
import v7p3r.studio.http.Json;

class GamesTest {
  private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

  @TempDir private static Path folder;
  private static StudioServerFixture studio;

  @BeforeAll
  static void start() throws IOException {
    studio = StudioServerFixture.start(folder, "{\"hash\": 4}");
  }

  @AfterAll
  static void end() {
    studio.close();
  }

  private static JsonNode begin(StudioServerFixture at, String more) {
    return begin(at, 20, more);
  }

  private static JsonNode begin(StudioServerFixture at, int millis, String more) {
    return at.posted("/api/games", "{\"color\":\"white\",\"moveTime\":" + millis + more + "}");
  }

  private static String id(JsonNode state) {
    return state.get("id").asString();
  }

  private static JsonNode move(String id, String uci, int ply) {
    return studio.posted(
        "/api/games/%s/move".formatted(id), "{\"uci\":\"%s\",\"ply\":%d}".formatted(uci, ply));
  }

  private static JsonNode awaitPly(StudioServerFixture at, String id, int ply) {
    try (LivePageFixture page = at.page()) {
      page.subscribe("game/" + id);
      return page.await(
              message ->
                  message.get("type").asString().equals("state")
                      && message.get("data").get("moves").size() >= ply)
          .get("data");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aMateEndsTheGameAndIsKeptInDatabaseAndPgn() throws Exception {
    JsonNode state = begin(studio, ",\"fen\":\"" + MATE_IN_ONE + "\"");
    String id = id(state);
    assertThat(state.get("legal").toString()).contains("d1d8");
    JsonNode after = move(id, "d1d8", 0);
    assertThat(after.get("moves").get(0).get("san").asString()).isEqualTo("Rd8#");
    JsonNode over = after;
    for (int i = 0; i < 100 && over.get("result").asString().equals("*"); i++) {
      Thread.sleep(50);
      over = studio.get("/api/games/" + id);
    }
    assertThat(over.get("result").asString()).isEqualTo("1-0");
    assertThat(over.get("reason").asString()).isEqualTo("White mates");
    JsonNode rows = studio.get("/api/games?player=Ann").get("rows");
    for (int i = 0; i < 200 && rows.toString().indexOf(id) < 0; i++) {
      Thread.sleep(50);
      rows = studio.get("/api/games?player=Ann").get("rows");
    }
    assertThat(rows.toString()).contains(id);
    assertThat(studio.send(studio.request("/api/games/" + id + ".pgn")).body())
        .contains("[White \"Ann\"]", "Rd8#", "1-0");
    try (var files = Files.list(folder.resolve("games"))) {
      assertThat(files.map(Path::toString)).anyMatch(name -> name.endsWith(".pgn"));
    }
    assertThat(folder.resolve("games/running/" + id + ".json")).doesNotExist();
  }

  @Test
  void theEngineAnswersAndTellsItsEffortAndThoughts() throws IOException {
    String id = id(begin(studio, 400, ""));
    try (LivePageFixture page = studio.page()) {
      page.subscribe("game/" + id);
      assertThat(page.await("state").get("turn").asString()).isEqualTo("white");
      move(id, "e2e4", 0);
      JsonNode state = awaitPly(studio, id, 2);
      JsonNode reply = state.get("moves").get(1);
      assertThat(reply.get("depth").asInt()).isPositive();
      assertThat(reply.get("time").asInt()).isPositive();
      assertThat(reply.get("pes").asDouble()).isBetween(0.0, 1.0);
      assertThat(reply.get("reasons").size()).isEqualTo(3);
      JsonNode thought =
          page.await(
                  message ->
                      message.get("type").asString().equals("thought")
                          && !message.get("data").get("lines").isEmpty())
              .get("data");
      assertThat(thought.get("wdl").size()).isEqualTo(3);
      assertThat(thought.get("lines").get(0).get("san").get(0).asString()).isNotEmpty();
    }
  }

  @Test
  void twoPagesOfOneGameAgree() throws IOException {
    String id = id(begin(studio, ""));
    try (LivePageFixture one = studio.page();
        LivePageFixture other = studio.page()) {
      one.subscribe("game/" + id);
      other.subscribe("game/" + id);
      move(id, "d2d4", 0);
      JsonNode first = lastOf(one);
      JsonNode second = lastOf(other);
      assertThat(first.get("moves")).isEqualTo(second.get("moves"));
    }
  }

  private static JsonNode lastOf(LivePageFixture page) {
    return page.await(
            message ->
                message.get("type").asString().equals("state")
                    && message.get("data").get("moves").size() == 2)
        .get("data");
  }

  @Test
  void aMoveOfAnotherHalfMoveIsRefusedWithTheState() {
    String id = id(begin(studio, ""));
    HttpResponse<String> answer =
        studio.post("/api/games/%s/move".formatted(id), "{\"uci\":\"e2e4\",\"ply\":7}");
    assertThat(answer.statusCode()).isEqualTo(409);
    assertThat(Json.MAPPER.readTree(answer.body()).get("state").get("id").asString()).isEqualTo(id);
    assertThat(
            studio
                .post("/api/games/%s/move".formatted(id), "{\"san\":\"Ke2\",\"ply\":0}")
                .statusCode())
        .isEqualTo(400);
  }

  @Test
  void aTakebackGivesTheTurnBackAndCanBeUndone() {
    String id = id(begin(studio, ""));
    move(id, "g1f3", 0);
    awaitPly(studio, id, 2);
    JsonNode back = studio.posted("/api/games/%s/takeback".formatted(id), "{}");
    assertThat(back.get("moves").size()).isZero();
    assertThat(back.get("undo").asLong()).isPositive();
    JsonNode again = studio.posted("/api/games/%s/undo".formatted(id), "{}");
    assertThat(again.get("moves").size()).isEqualTo(2);
    studio.posted("/api/games/%s/takeback".formatted(id), "{}");
    assertThat(move(id, "b1c3", 0).get("moves").get(0).get("san").asString()).isEqualTo("Nc3");
    assertThat(studio.post("/api/games/%s/undo".formatted(id), "{}").statusCode()).isEqualTo(409);
  }

  @Test
  void aResignationCanBeUndone() {
    String id = id(begin(studio, ""));
    JsonNode resigned = studio.posted("/api/games/%s/resign".formatted(id), "{}");
    assertThat(resigned.get("result").asString()).isEqualTo("0-1");
    JsonNode back = studio.posted("/api/games/%s/undo".formatted(id), "{}");
    assertThat(back.get("result").asString()).isEqualTo("*");
    assertThat(move(id, "e2e4", 0).get("moves").size()).isPositive();
  }

  @Test
  void aPremoveIsPlayedAtOnceAfterTheEngineMoved() {
    JsonNode state = studio.posted("/api/games", "{\"color\":\"white\",\"moveTime\":700}");
    String id = id(state);
    move(id, "e2e4", 0);
    JsonNode named = studio.posted("/api/games/%s/premove".formatted(id), "{\"uci\":\"a2a3\"}");
    assertThat(named.get("premove").asString()).isEqualTo("a2a3");
    JsonNode later = awaitPly(studio, id, 3);
    assertThat(later.get("moves").get(2).get("uci").asString()).isEqualTo("a2a3");
    assertThat(later.get("moves").get(2).get("time").asLong()).isLessThan(100);
  }

  @Test
  void theEngineCanPlayTheSideToMove() {
    String id = id(begin(studio, ""));
    JsonNode state = studio.posted("/api/games/%s/go".formatted(id), "{}");
    assertThat(state.get("white").get("human").asBoolean()).isFalse();
    assertThat(awaitPly(studio, id, 1).get("moves").size()).isOne();
  }

  @Test
  void hintsAreLegalMoves() {
    String id = id(begin(studio, ",\"fen\":\"" + MATE_IN_ONE + "\""));
    JsonNode hint = studio.posted("/api/games/%s/hint".formatted(id), "{}");
    assertThat(hint.get("uci").asString()).isEqualTo("d1d8");
    assertThat(hint.get("score").get("mate").asInt()).isOne();
  }

  @Test
  void anEarlyDrawIsDeclined() {
    String id = id(begin(studio, ""));
    assertThat(studio.posted("/api/games/%s/draw".formatted(id), "{}").get("accepted").asBoolean())
        .isFalse();
  }

  @Test
  void aChosenOpeningIsOnTheBoard() {
    JsonNode about = studio.get("/api/about");
    assertThat(about.get("openings").size()).isEqualTo(9);
    String key = about.get("openings").get(1).get("key").asString();
    JsonNode state = begin(studio, ",\"opening\":\"" + key + "\"");
    assertThat(state.get("moves").size()).isEqualTo(6);
    assertThat(state.get("moves").get(0).get("opening").asBoolean()).isTrue();
    assertThat(state.get("opening").get("name").asString()).isNotEmpty();
  }

  @Test
  void clocksRunForTheSideToMove() throws Exception {
    JsonNode state =
        studio.posted(
            "/api/games", "{\"color\":\"white\",\"clock\":{\"base\":60000,\"increment\":1000}}");
    JsonNode later = state;
    for (int i = 0; i < 100 && later.get("clocks").get("white").asLong() > 59_500; i++) {
      Thread.sleep(100);
      later = studio.get("/api/games/" + id(state));
    }
    assertThat(later.get("clocks").get("white").asLong()).isBetween(50_000L, 59_500L);
    assertThat(later.get("clocks").get("black").asLong()).isEqualTo(60_000);
    assertThat(later.get("clocks").get("running").asString()).isEqualTo("white");
  }

  @Test
  void whoseClockRunsOutLoses() throws Exception {
    JsonNode state =
        studio.posted(
            "/api/games", "{\"color\":\"white\",\"clock\":{\"base\":1000,\"increment\":0}}");
    String id = id(state);
    JsonNode over = studio.get("/api/games/" + id);
    for (int i = 0; i < 200 && over.get("result").asString().equals("*"); i++) {
      Thread.sleep(50);
      over = studio.get("/api/games/" + id);
    }
    assertThat(over.get("result").asString()).isEqualTo("0-1");
    assertThat(over.get("reason").asString()).isEqualTo("White loses on time");
  }

  @Test
  void aGameGoesOnAfterAnotherStartOfTheServer(@TempDir Path own) throws IOException {
    String id;
    try (StudioServerFixture first = StudioServerFixture.start(own, "{\"hash\": 4}")) {
      id =
          id(
              first.posted(
                  "/api/games",
                  "{\"color\":\"white\",\"clock\":{\"base\":20000,\"increment\":0}}"));
      first.posted("/api/games/%s/move".formatted(id), "{\"uci\":\"e2e4\",\"ply\":0}");
      awaitPly(first, id, 2);
    }
    try (StudioServerFixture second = StudioServerFixture.start(own, "{\"hash\": 4}")) {
      assertThat(second.get("/api/games/unfinished").get("ids").toString()).contains(id);
      JsonNode state = second.get("/api/games/" + id);
      assertThat(state.get("moves").size()).isEqualTo(2);
      assertThat(state.get("moves").get(1).get("mode").asString()).isNotEmpty();
      assertThat(state.get("clocks").get("black").asLong()).isLessThan(20_000);
      JsonNode on =
          second.posted("/api/games/%s/move".formatted(id), "{\"san\":\"Nf3\",\"ply\":2}");
      assertThat(on.get("moves").get(2).get("san").asString()).isEqualTo("Nf3");
      awaitPly(second, id, 4);
    }
  }

  @Test
  void wrongSettingsAreRefusedWithTheirPlace() {
    for (List<String> wrong :
        List.of(
            List.of("{}", "body.color"),
            List.of("{\"color\":\"green\"}", "body.color"),
            List.of("{\"color\":\"white\",\"elo\":1}", "body.elo"),
            List.of("{\"color\":\"white\",\"fen\":\"x\"}", "body.fen"),
            List.of("{\"color\":\"white\",\"chess960\":960}", "body.chess960"),
            List.of("{\"color\":\"white\",\"opening\":\"none\"}", "body.opening"),
            List.of("{\"color\":\"white\",\"path\":\"/etc\"}", "body.path"),
            List.of("{\"color\":\"white\",\"clock\":{}}", "body.clock.base"))) {
      HttpResponse<String> answer = studio.post("/api/games", wrong.get(0));
      assertThat(answer.statusCode()).isEqualTo(400);
      assertThat(Json.MAPPER.readTree(answer.body()).get("error").get("where").asString())
          .isEqualTo(wrong.get(1));
    }
  }

  @Test
  void chess960HasAllItsStartPositions() {
    Set<String> ranks = new TreeSet<>();
    for (int number = 0; number < 960; number++) {
      String rank = StartPositions.backRank(number);
      assertThat(rank).matches(".*R.*K.*R.*");
      ranks.add(rank);
    }
    assertThat(ranks).hasSize(960);
    assertThat(StartPositions.backRank(518)).isEqualTo("RNBQKBNR");
    assertThat(StartPositions.backRank(0)).isEqualTo("BBQNNRKR");
    assertThat(Fen.parse(StartPositions.chess960("17")).hasLegalMove()).isTrue();
  }
}
