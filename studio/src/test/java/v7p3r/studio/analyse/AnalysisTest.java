package v7p3r.studio.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import v7p3r.studio.LivePageFixture;
import v7p3r.studio.StudioServerFixture;
import v7p3r.studio.http.Json;

class AnalysisTest {
  private static final String GAME =
      """
      [Event "Test"]
      [White "A"]
      [Black "B"]
      [Result "1-0"]

      1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 1-0
      """;

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

  private static JsonNode open(String field, String text) {
    return studio.posted("/api/analyses", Json.MAPPER.writeValueAsString(Map.of(field, text)));
  }

  private static JsonNode change(JsonNode analysis, String word, String body) {
    return studio.posted(path(analysis) + "/" + word, body);
  }

  private static String path(JsonNode analysis) {
    return "/api/analyses/" + analysis.get("id").asString();
  }

  private static JsonNode node(JsonNode analysis, String san) {
    for (JsonNode node : analysis.get("tree").get("nodes")) {
      if (node.get("san").asString("").equals(san)) {
        return node;
      }
    }
    throw new AssertionError("there is no " + san);
  }

  @Test
  void aPgnKeepsItsVariationsCommentsAndMarks() {
    JsonNode state = open("pgn", GAME);
    assertThat(state.get("white").get("name").asString()).isEqualTo("A");
    assertThat(state.get("tree").get("nodes").size()).isEqualTo(7);
    assertThat(node(state, "e4").get("comment").asString()).isEqualTo("best by test");
    assertThat(node(state, "c5").get("main").asBoolean()).isFalse();
    assertThat(node(state, "Nc6").get("main").asBoolean()).isTrue();
    String pgn = studio.send(studio.request(path(state) + ".pgn")).body();
    assertThat(pgn).contains("{best by test}", "(1... c5 2. Nf3)", "$1");
  }

  @Test
  void movesBecomeVariationsThatCanBePromotedAnnotatedAndDeleted() {
    JsonNode state = open("pgn", GAME);
    int e4 = node(state, "e4").get("id").asInt();
    change(state, "goto", "{\"node\":" + e4 + "}");
    JsonNode played = change(state, "move", "{\"san\":\"d5\"}");
    int d5 = node(played, "d5").get("id").asInt();
    assertThat(played.get("current").asInt()).isEqualTo(d5);
    JsonNode promoted = change(state, "promote", "{\"node\":" + d5 + "}");
    assertThat(node(promoted, "d5").get("main").asBoolean()).isTrue();
    JsonNode noted =
        change(state, "annotate", "{\"node\":" + d5 + ",\"comment\":\"sharp\",\"nags\":[5]}");
    assertThat(node(noted, "d5").get("comment").asString()).isEqualTo("sharp");
    assertThat(studio.send(studio.request(path(state) + ".pgn")).body())
        .contains("1... d5 $5 {sharp}");
    JsonNode deleted = change(state, "delete", "{\"node\":" + d5 + "}");
    assertThat(deleted.get("current").asInt()).isEqualTo(e4);
    assertThat(deleted.get("tree").get("nodes").size()).isEqualTo(7);
    JsonNode kept = change(state, "keep", "{\"line\":[\"g8f6\",\"e4e5\"]}");
    assertThat(node(kept, "e5").get("san").asString()).isEqualTo("e5");
    assertThat(kept.get("current").asInt()).isGreaterThan(d5);
  }

  @Test
  void theOwnEngineAnalyzesWithSeveralLinesAndFollowsTheNode() throws IOException {
    JsonNode state =
        open("fen", "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    try (LivePageFixture page = studio.page()) {
      page.subscribe("analysis/" + state.get("id").asString());
      change(
          state,
          "engine",
          "{\"name\":\"V7P3R\",\"running\":true,\"lines\":3,\"themesOff\":[\"mobility\"]}");
      JsonNode thought =
          page.await(
                  message ->
                      message.get("type").asString().equals("thought")
                          && message.get("data").get("lines").size() == 3)
              .get("data");
      assertThat(thought.get("engine").asString()).isEqualTo("V7P3R");
      assertThat(thought.get("node").asInt()).isZero();
      JsonNode moved = change(state, "move", "{\"uci\":\"f1b5\"}");
      assertThat(moved.get("engines").get(0).get("running").asBoolean()).isTrue();
      assertThat(moved.get("engines").get(0).get("themesOff").get(0).asString())
          .isEqualTo("mobility");
      int node = moved.get("current").asInt();
      page.await(
          message ->
              message.get("type").asString().equals("thought")
                  && message.get("data").get("node").asInt() == node
                  && !message.get("data").get("lines").isEmpty());
      JsonNode stopped = change(state, "engine", "{\"name\":\"V7P3R\",\"running\":false}");
      assertThat(stopped.get("engines").get(0).get("running").asBoolean()).isFalse();
    }
  }

  @Test
  void aLineEndsBeforeANullMove() {
    JsonNode state = open("pgn", "1. e4 -- 2. d4 d5 *");
    assertThat(state.get("tree").get("nodes").size()).isEqualTo(2);
  }

  @Test
  void quickNavigationEndsAtTheLastNode() throws IOException {
    JsonNode state = open("pgn", GAME);
    try (LivePageFixture page = studio.page()) {
      page.subscribe("analysis/" + state.get("id").asString());
      change(state, "engine", "{\"name\":\"V7P3R\",\"running\":true}");
      for (int i = 0; i < 20; i++) {
        change(state, "goto", "{\"node\":" + i % 4 + "}");
      }
      page.await(
          message ->
              message.get("type").asString().equals("thought")
                  && message.get("data").get("node").asInt() == 3
                  && message.get("data").get("depth").asInt() > 4);
      studio.send(studio.request(path(state)).header("Content-Type", "application/json").DELETE());
    }
  }

  @Test
  void aGameOfSeveralIsOpenedByItsNumber() {
    String two = GAME + "\n[Event \"Second\"]\n[White \"C\"]\n\n1. d4 *\n";
    Map<String, Object> second = Map.of("pgn", two, "game", 1);
    JsonNode state = studio.posted("/api/analyses", Json.MAPPER.writeValueAsString(second));
    assertThat(state.get("white").get("name").asString()).isEqualTo("C");
    assertThat(state.get("tree").get("nodes").size()).isEqualTo(2);
    Map<String, Object> third = Map.of("pgn", two, "game", 2);
    HttpResponse<String> answer =
        studio.post("/api/analyses", Json.MAPPER.writeValueAsString(third));
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("there are 2 games");
  }

  @Test
  void optionsReachTheOwnEngineAndAreUsualAgainWithout() throws IOException {
    JsonNode state = open("fen", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
    try (LivePageFixture page = studio.page()) {
      page.subscribe("analysis/" + state.get("id").asString());
      change(
          state,
          "engine",
          "{\"name\":\"V7P3R\",\"running\":true,\"options\":{\"SearchType\":\"unheard of\"}}");
      page.await(
          message ->
              message.get("type").asString().equals("state")
                  && message.at("/data/engines/0/stopped").asString("").contains("unheard of"));
      JsonNode usual = change(state, "engine", "{\"name\":\"V7P3R\",\"running\":true}");
      assertThat(usual.at("/engines/0/options").isEmpty()).isTrue();
      page.await(
          message ->
              message.get("type").asString().equals("thought")
                  && message.at("/data/depth").asInt() > 4);
    }
  }

  @Test
  void answersOfTablebasesAreCounted() throws IOException {
    Optional<Path> tables = tables(Path.of("").toAbsolutePath());
    Assumptions.assumeTrue(tables.isPresent(), "no shared/data/tb/syzygy34 in a folder above");
    String config =
        Json.MAPPER.writeValueAsString(
            Map.of("hash", 4, "tablebases", List.of(tables.get().toString())));
    try (StudioServerFixture own = StudioServerFixture.start(folder.resolve("tables"), config);
        LivePageFixture page = own.page()) {
      String id =
          own.posted("/api/analyses", "{\"fen\":\"8/8/8/4k3/8/8/8/R3K3 w - - 0 1\"}")
              .get("id")
              .asString();
      page.subscribe("analysis/" + id);
      own.posted(
          "/api/analyses/" + id + "/engine", "{\"name\":\"V7P3R\",\"running\":true,\"lines\":1}");
      page.await(
          message ->
              message.get("type").asString().equals("thought")
                  && message.at("/data/tbHits").asLong() > 0);
    }
  }

  private static Optional<Path> tables(Path from) {
    Optional<Path> found = Optional.empty();
    for (Path above = from; above != null && found.isEmpty(); above = above.getParent()) {
      found = Optional.of(above.resolve("shared/data/tb/syzygy34")).filter(Files::isDirectory);
    }
    return found;
  }

  @Test
  void enginesAreThoseOfTheConfigurationOnly() {
    JsonNode state = open("fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    for (String body :
        new String[] {
          "{\"name\":\"/bin/sh\",\"running\":true}",
          "{\"name\":\"V7P3R\",\"running\":true,\"command\":\"/bin/sh\"}",
          "{\"name\":\"V7P3R\",\"running\":true,\"options\":{\"BookFile\":\"/etc/passwd\"}}",
          "{\"name\":\"V7P3R\",\"running\":true,\"options\":{\"Debug Log File\":\"/tmp/x\"}}"
        }) {
      HttpResponse<String> answer = studio.post(path(state) + "/engine", body);
      assertThat(answer.statusCode()).isEqualTo(400);
    }
  }
}
