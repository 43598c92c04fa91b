package v7p3r.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class OpenApiTest {
  @TempDir private Path folder;

  @Test
  void everyRouteIsDescribedAndAnswersAndTheLabIsThere() throws IOException {
    Files.createDirectories(folder.resolve("reports"));
    Files.writeString(
        folder.resolve("reports/a.json"),
        "{\"title\":\"Validation of DESC\",\"subtitle\":\"\",\"sections\":[]}");
    try (StudioServerFixture studio =
        StudioServerFixture.start(folder, "{\"reports\":[\"reports\"]}")) {
      JsonNode api = studio.get("/api/openapi.json");
      assertThat(api.get("openapi").asString()).isEqualTo("3.1.0");
      List<String> described = new ArrayList<>();
      api.get("paths")
          .properties()
          .forEach(
              path ->
                  path.getValue()
                      .properties()
                      .forEach(
                          operation ->
                              described.add(
                                  operation.getKey().toUpperCase(Locale.ROOT)
                                      + " "
                                      + path.getKey())));
      assertThat(described).hasSizeGreaterThan(45);
      for (String route : described) {
        String path = route.substring(route.indexOf(' ') + 1);
        String some = path.replace("{number}", "1").replaceAll("\\{\\w+}", "none");
        int status =
            route.startsWith("GET")
                ? studio.send(studio.request(some)).statusCode()
                : route.startsWith("POST")
                    ? studio.post(some, "{\"unknown\":1}").statusCode()
                    : studio
                        .send(
                            studio
                                .request(some)
                                .header("Content-Type", "application/json")
                                .DELETE())
                        .statusCode();
        assertThat(status).as(route).isNotIn(405, 500);
      }
      assertThat(studio.send(studio.request("/api/explain")).statusCode()).isEqualTo(405);
      assertThat(studio.get("/api/lab/reports").get(0).get("kind").asString())
          .isEqualTo("validation");
      assertThat(studio.get("/api/lab/reports/a-json").get("title").asString())
          .isEqualTo("Validation of DESC");
      assertThat(studio.get("/api/lab/model").get("sections").size()).isPositive();
      assertThat(studio.get("/api/lab/themes").get("rows").size()).isGreaterThan(30);
      assertThat(studio.get("/api/work").isArray()).isTrue();
    }
  }
}
