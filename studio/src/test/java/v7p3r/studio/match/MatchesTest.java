package v7p3r.studio.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import v7p3r.studio.LivePageFixture;
import v7p3r.studio.StudioServerFixture;
import v7p3r.studio.http.Json;

class MatchesTest {
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

  private static String plan(String name, int games, int nodes) {
    return """
    {"name":"%s","engines":[{"name":"V7P3R","title":"new"},
     {"name":"V7P3R","title":"old","options":{"Hash":2}}],
     "limit":{"nodes":%d},"games":%d,"concurrency":1,"openings":"built-in",
     "sprt":{"elo0":0,"elo1":10},"draw":true,"resign":true}
    """
        .formatted(name, nodes, games);
  }

  private static JsonNode await(String name, Predicate<JsonNode> wanted) throws Exception {
    return await(studio, name, wanted);
  }

  private static JsonNode await(StudioServerFixture studio, String name, Predicate<JsonNode> wanted)
      throws Exception {
    for (int i = 0; i < 6000; i++) {
      JsonNode state = studio.get("/api/matches/" + name);
      if (wanted.test(state)) {
        return state;
      }
      Thread.sleep(10);
    }
    throw new AssertionError(studio.get("/api/matches/" + name).toString());
  }

  private static boolean is(JsonNode state, String word) {
    return state.get("state").asString().equals(word);
  }

  @Test
  void aMatchIsPlayedAndItsGamesCanBeLookedAt() throws Exception {
    studio.posted("/api/matches", plan("short", 2, 100));
    JsonNode over = await("short", state -> is(state, "finished"));
    assertThat(over.get("standing").get("games").asInt()).isEqualTo(2);
    assertThat(over.get("standing").get("rows").size()).isEqualTo(2);
    assertThat(over.get("standing").get("rows").get(0).get("cells").get(0).isNull()).isTrue();
    assertThat(over.get("standing").get("test").get("upper").asDouble()).isPositive();
    assertThat(over.get("plan").get("question").asString()).isEqualTo("Is new stronger than old?");
    JsonNode rows = studio.get("/api/matches/short/games").get("rows");
    assertThat(rows.size()).isEqualTo(2);
    JsonNode game = studio.get("/api/matches/short/games/1");
    assertThat(game.get("kind").asString()).isEqualTo("stored");
    assertThat(game.get("moves").size()).isEqualTo(rows.get(1).get("plies").asInt());
    assertThat(studio.send(studio.request("/api/matches/short/games/1.pgn")).body())
        .contains("[White \"new\"]");
    assertThat(studio.get("/api/matches").toString()).contains("\"short\"", "\"finished\"");
  }

  @Test
  void aMatchIsWatchedPausedResumedAndStopped() throws Exception {
    studio.posted("/api/matches", plan("long", 1000, 2000));
    try (LivePageFixture page = studio.page()) {
      page.subscribe("match/long");
      assertThat(page.await("state").get("name").asString()).isEqualTo("long");
      JsonNode boards =
          page.await(
                  message ->
                      message.get("type").asString().equals("board")
                          && !message.get("data").isEmpty())
              .get("data");
      assertThat(boards.get(0).get("fen").asString()).contains(" ");
    }
    studio.posted("/api/matches/long/pause", "{}");
    JsonNode paused = await("long", state -> is(state, "paused"));
    int games = paused.get("standing").get("games").asInt();
    studio.posted("/api/matches/long/resume", "{}");
    await("long", state -> is(state, "running") && !state.get("boards").isEmpty());
    assertThat(studio.post("/api/matches/long/resume", "{}").statusCode()).isEqualTo(409);
    studio.posted("/api/matches/long/stop", "{}");
    JsonNode stopped = await("long", state -> is(state, "stopped"));
    assertThat(stopped.get("standing").get("games").asInt()).isGreaterThanOrEqualTo(games);
    assertThat(stopped.get("boards").isEmpty()).isTrue();
  }

  @Test
  void runningGamesAreFinishedBeforeAMatchEnds() throws Exception {
    studio.posted("/api/matches", plan("ends", 1000, 1000));
    await("ends", state -> !state.get("boards").isEmpty());
    studio.posted("/api/matches/ends/finish", "{}");
    JsonNode ended = await("ends", state -> is(state, "stopped"));
    assertThat(ended.get("standing").get("games").asInt()).isBetween(1, 999);
    assertThat(ended.get("boards").isEmpty()).isTrue();
  }

  @Test
  void whatAnEngineDoesWrongIsToldWithTheConversation() throws Exception {
    Path script = Files.createDirectories(folder.resolve("incident")).resolve("wrong.sh");
    Files.writeString(
        script,
        """
        while read -r word rest; do
          case "$word" in
            uci) echo "id name Wrong"; echo uciok ;;
            isready) echo readyok ;;
            go) echo "bestmove a1a1" ;;
            quit) exit 0 ;;
          esac
        done
        """);
    String config =
        Json.MAPPER.writeValueAsString(
            Map.of(
                "hash",
                4,
                "engines",
                List.of(Map.of("name", "Wrong", "command", List.of("sh", script.toString())))));
    try (StudioServerFixture own = StudioServerFixture.start(folder.resolve("incident"), config)) {
      own.posted(
          "/api/matches",
          plan("wrong", 2, 100)
              .replace(
                  "\"name\":\"V7P3R\",\"title\":\"old\",\"options\":{\"Hash\":2}",
                  "\"name\":\"Wrong\""));
      JsonNode over = await(own, "wrong", state -> is(state, "finished"));
      JsonNode incident = over.get("incidents").get(0);
      assertThat(incident.get("player").asString()).isEqualTo("Wrong");
      assertThat(incident.get("lost").asBoolean()).isTrue();
      assertThat(own.get(incident.get("conversation").asString()).get("conversation").toString())
          .contains("bestmove a1a1");
    }
  }

  @Test
  void plansThatCannotBePlayedAreRefused() {
    assertThat(studio.post("/api/matches", plan("../x", 2, 100)).statusCode()).isEqualTo(400);
    assertThat(
            studio
                .post(
                    "/api/matches",
                    plan("a", 2, 100).replace("\"name\":\"V7P3R\"", "\"name\":\"/bin/sh\""))
                .statusCode())
        .isEqualTo(400);
    assertThat(
            studio
                .post("/api/matches", plan("b", 2, 100).replace("built-in", "/etc/passwd"))
                .statusCode())
        .isEqualTo(400);
    assertThat(studio.post("/api/matches/none/stop", "{}").statusCode()).isEqualTo(409);
    assertThat(studio.send(studio.request("/api/matches/none")).statusCode()).isEqualTo(404);
  }
}
