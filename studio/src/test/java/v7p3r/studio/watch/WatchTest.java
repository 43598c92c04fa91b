package v7p3r.studio.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import v7p3r.studio.LivePageFixture;
import v7p3r.studio.StudioServerFixture;

class WatchTest {
  private static final String HEAD =
      "[Event \"Club\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n";

  @TempDir private Path folder;

  @Test
  void aFileThatGrowsIsFollowed() throws IOException {
    Path file = folder.resolve("live.pgn");
    Files.writeString(file, HEAD + "1. e4 {[%clk 0:01:00] [%eval 0.30]} *\n");
    try (StudioServerFixture studio =
            StudioServerFixture.start(folder, "{\"watch\":[\"live.pgn\"]}");
        LivePageFixture page = studio.page()) {
      JsonNode row = studio.get("/api/watch").get(0);
      assertThat(row.get("white").asString()).isEqualTo("A");
      String id = row.get("id").asString();
      page.subscribe("watch/" + id);
      JsonNode first = page.await("state");
      assertThat(first.get("kind").asString()).isEqualTo("watched");
      assertThat(first.get("moves").get(0).get("cp").asInt()).isEqualTo(30);
      assertThat(first.get("clocks").get("white").asLong()).isEqualTo(60_000);
      Files.writeString(file, HEAD + "1. e4 e5 2. Nf3 *\n");
      JsonNode later =
          page.await(message -> message.get("data").get("moves").size() == 3).get("data");
      assertThat(later.get("moves").get(2).get("san").asString()).isEqualTo("Nf3");
      assertThat(studio.posted("/api/watch/" + id + "/open", "{}").get("id").asString())
          .isEqualTo(id);
    }
  }

  @Test
  void onlyConfiguredFilesCanBeFollowed() throws IOException {
    Files.writeString(folder.resolve("secret.pgn"), HEAD + "1. e4 *\n");
    try (StudioServerFixture studio = StudioServerFixture.start(folder)) {
      assertThat(studio.get("/api/watch").isEmpty()).isTrue();
      assertThat(studio.send(studio.request("/api/watch/..%2fsecret.pgn")).statusCode())
          .isEqualTo(404);
    }
  }
}
