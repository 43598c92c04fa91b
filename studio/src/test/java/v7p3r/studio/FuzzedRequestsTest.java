package v7p3r.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Requests and messages of all kinds of nonsense: none fails, none hangs, nothing grows. */
class FuzzedRequestsTest {
  /** More with {@code -Dv7p3r.fuzz.messages=10000}. */
  private static final int MESSAGES = Integer.getInteger("v7p3r.fuzz.messages", 600);

  /** Far above what one collection leaves more than another, far below what requests would hold. */
  private static final long GROWTH_BYTES = 50L << 20;

  private static final int TOO_MANY = 429;

  private static final List<String> SCRAPS =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "1e999",
          "99999999999999999999",
          "\"\"",
          "\"white\"",
          "[]",
          "{}",
          "\"e2e4\"",
          "\"../../etc/passwd\"",
          "\"\\u0000\"",
          "[[[[[[]]]]]]",
          "\"V7P3R\"",
          "\"8/8/8/8/8/8/8/8 w - - 0 1\"",
          "\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"",
          "3",
          "[\"mobility\",1]",
          "{\"base\":1000,\"increment\":0}",
          "\"<script>\"",
          "\"1. e4 e5 (1... c5\"");
  private static final List<String> NAMES =
      List.of(
          "color",
          "clock",
          "fen",
          "pgn",
          "off",
          "nodes",
          "node",
          "uci",
          "san",
          "ply",
          "name",
          "engines",
          "limit",
          "games",
          "running",
          "lines",
          "options",
          "line",
          "comment",
          "nags",
          "moveTime",
          "chess960",
          "elo",
          "desc",
          "x");

  @TempDir private Path folder;

  private final Random random = new Random(7);

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private String body() {
    if (random.nextInt(8) == 0) {
      byte[] bytes = new byte[random.nextInt(60)];
      random.nextBytes(bytes);
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
    StringBuilder text = new StringBuilder("{");
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append('"').append(any(NAMES)).append("\":").append(any(SCRAPS));
      text.append(i > 1 ? "," : "");
    }
    String whole = text.append('}').toString();
    return random.nextInt(8) == 0 ? whole.substring(0, random.nextInt(whole.length() + 1)) : whole;
  }

  @Test
  void nonsenseIsRefusedInOrder() throws IOException, InterruptedException {
    try (StudioServerFixture studio = StudioServerFixture.start(folder, "{\"hash\": 1}")) {
      List<String> posts = new ArrayList<>();
      studio
          .get("/api/openapi.json")
          .get("paths")
          .properties()
          .forEach(
              path -> {
                if (path.getValue().has("post")) {
                  posts.add(path.getKey());
                }
              });
      String game = studio.posted("/api/games", "{\"color\":\"white\"}").get("id").asString();
      String analysis = studio.posted("/api/analyses", "{}").get("id").asString();
      List<String> ids = List.of(game, analysis, "none", "%00", "..%2f..");
      Map<Integer, Integer> answers = new TreeMap<>();
      ask(studio, posts, ids, MESSAGES / 4, answers);
      long before = used(); // of a studio that has seen everything once
      ask(studio, posts, ids, MESSAGES - MESSAGES / 4, answers);
      nonsenseOnTheSocket(studio);
      long after = used();
      System.out.println(
          "%d requests and %d messages, answers %s, heap %d KB after a quarter, %d KB at the end"
              .formatted(MESSAGES, MESSAGES / 6, answers, before >> 10, after >> 10));
      assertThat(after - before).as("growth of the heap").isLessThan(GROWTH_BYTES);
      assertThat(studio.get("/api/about").get("version").asString()).isNotEmpty();
    }
  }

  /** Sends requests, each again until it is let pass. */
  private void ask(
      StudioServerFixture studio,
      List<String> posts,
      List<String> ids,
      int count,
      Map<Integer, Integer> answers)
      throws InterruptedException {
    for (int i = 0; i < count; i++) {
      String path = any(posts).replaceAll("\\{\\w+}", any(ids));
      HttpRequest.Builder request =
          studio
              .request(path)
              .timeout(Duration.ofSeconds(30))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(body()));
      HttpResponse<String> answer = studio.send(request);
      while (answer.statusCode() == TOO_MANY) {
        Thread.sleep(50);
        answer = studio.send(request);
      }
      assertThat(answer.statusCode()).as(path + " " + answer.body()).isLessThan(500);
      answers.merge(answer.statusCode(), 1, Integer::sum);
    }
  }

  private void nonsenseOnTheSocket(StudioServerFixture studio)
      throws IOException, InterruptedException {
    try (LivePageFixture page = studio.page()) {
      for (int i = 0; i < MESSAGES / 6; i++) {
        page.say(
            random.nextBoolean() ? body().replace('\u0000', ' ') : "{\"do\":" + any(SCRAPS) + "}");
        Thread.sleep(20); // beneath the limit of the rate
      }
      page.say("{\"do\":\"ping\"}");
      JsonNode pong = page.await("pong");
      assertThat(pong.isObject()).isTrue();
    }
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
