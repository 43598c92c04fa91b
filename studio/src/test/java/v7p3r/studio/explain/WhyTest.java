package v7p3r.studio.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import v7p3r.studio.StudioServerFixture;

class WhyTest {
  private static final String PASSED = "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1";

  @TempDir private static Path folder;
  private static StudioServerFixture studio;

  @BeforeAll
  static void start() throws IOException {
    studio = StudioServerFixture.start(folder);
  }

  @AfterAll
  static void end() {
    studio.close();
  }

  private static JsonNode theme(JsonNode explained, String key) {
    for (JsonNode theme : explained.get("themes")) {
      if (theme.get("key").asString().equals(key)) {
        return theme;
      }
    }
    throw new AssertionError("there is no theme " + key);
  }

  @Test
  void themesAddUpToTheScoreAndNameTheirSquares() {
    JsonNode explained = studio.posted("/api/explain", "{\"fen\":\"" + PASSED + "\"}");
    double sum = 0;
    for (JsonNode theme : explained.get("themes")) {
      sum += theme.get("total").asDouble();
    }
    assertThat(sum)
        .isBetween(explained.get("sum").asInt() - 5.0, explained.get("sum").asInt() + 5.0);
    JsonNode passed = theme(explained, "passed-pawns");
    assertThat(passed.get("squares").get("white").get(0).asString()).isEqualTo("d5");
    assertThat(passed.get("total").asDouble()).isPositive();
    assertThat(passed.get("title").asString()).isEqualTo("Passed pawns");
  }

  @Test
  void whatAThemeCostsIsToldOnceItIsMeasured() throws InterruptedException {
    String question = "{\"fen\":\"" + PASSED + "\"}";
    JsonNode passed = theme(studio.posted("/api/explain", question), "passed-pawns");
    for (int i = 0; i < 600 && passed.get("priceShare").isNull(); i++) {
      Thread.sleep(100);
      passed = theme(studio.posted("/api/explain", question), "passed-pawns");
    }
    assertThat(passed.get("priceShare").asDouble()).isStrictlyBetween(0.0, 0.5);
    assertThat(passed.get("firesShare").asDouble()).isStrictlyBetween(0.05, 1.0);
    JsonNode list = studio.get("/api/lab/themes");
    assertThat(list.get("whole").asDouble()).isStrictlyBetween(20.0, 100_000.0);
    assertThat(folder.resolve("games/theme-prices.json")).exists();
  }

  @Test
  void aThemeThatIsOffDoesNotCount() {
    String ahead = "r3k3/pp6/8/8/8/8/PPPP4/R3K3 w - - 0 1";
    JsonNode all = studio.posted("/api/explain", "{\"fen\":\"" + ahead + "\"}");
    JsonNode less =
        studio.posted("/api/explain", "{\"fen\":\"" + ahead + "\",\"off\":[\"material\"]}");
    assertThat(less.get("sum").asInt()).isLessThan(all.get("sum").asInt());
    assertThat(theme(all, "material").get("on").asBoolean()).isTrue();
    assertThat(theme(less, "material").get("on").asBoolean()).isFalse();
  }

  @Test
  void bothLinesAreSearched() {
    JsonNode compared =
        studio.posted(
            "/api/explain/compare",
            "{\"fen\":\"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\","
                + "\"off\":[\"mobility\",\"piece-squares\"],\"nodes\":3000}");
    assertThat(compared.get("on").get("best").asString()).hasSizeBetween(4, 5);
    assertThat(compared.get("off").get("best").asString()).hasSizeBetween(4, 5);
    assertThat(compared.get("sentence").asString())
        .containsAnyOf("is best with and without", "is played because of");
  }

  @Test
  void wrongPositionsAndThemesAreNamed() {
    assertThat(studio.post("/api/explain", "{\"fen\":\"x\"}").body()).contains("body.fen");
    assertThat(
            studio.post("/api/explain", "{\"fen\":\"" + PASSED + "\",\"off\":[\"luck\"]}").body())
        .contains("there is no theme luck");
  }
}
