package v7p3r.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import v7p3r.arena.player.Executable;

/** What can be set of the engines of a studio. */
class OfferedEnginesTest {
  private static final Optional<Path> STOCKFISH = Executable.find("stockfish", Path.of(""));

  @TempDir private Path folder;

  @Test
  void declaredOptionsAreReadAsUciWritesThem() {
    assertThat(OfferedEngines.declared("option name Hash type spin default 16 min 1 max 33554432"))
        .contains(
            new About.OfferedOption(
                "Hash",
                "spin",
                Optional.of("16"),
                OptionalInt.of(1),
                OptionalInt.of(33_554_432),
                List.of()));
    assertThat(
            OfferedEngines.declared(
                "option name Playing Style type combo default Very Solid var Very Solid var Risky"))
        .contains(
            new About.OfferedOption(
                "Playing Style",
                "combo",
                Optional.of("Very Solid"),
                OptionalInt.empty(),
                OptionalInt.empty(),
                List.of("Very Solid", "Risky")));
    assertThat(OfferedEngines.declared("option name Big type spin default 1 min 0 max 99999999999"))
        .hasValueSatisfying(option -> assertThat(option.max()).hasValue(Integer.MAX_VALUE));
  }

  @Test
  void optionsThatNameFilesOrActAtOnceAreNotOffered() {
    assertThat(OfferedEngines.declared("option name Debug Log File type string default")).isEmpty();
    assertThat(OfferedEngines.declared("option name LogLevel type spin default 0 min 0 max 9"))
        .isEmpty();
    assertThat(OfferedEngines.declared("option name Clear Hash type button")).isEmpty();
    assertThat(OfferedEngines.declared("option name")).isEmpty();
    assertThat(OfferedEngines.declared("option name Broken type")).isEmpty();
  }

  @Test
  void theOwnEngineIsKnownAndAnUnknownOneIsNot() throws IOException {
    try (StudioServerFixture studio = StudioServerFixture.start(folder, "{\"hash\": 4}")) {
      JsonNode own = studio.get("/api/engines/V7P3R");
      assertThat(own.get("kind").asString()).isEqualTo("internal");
      assertThat(own.get("options").toString())
          .contains("\"SearchType\"", "\"DescTree\"")
          .doesNotContain("SyzygyPath", "BookFile");
      assertThat(studio.get("/api/about").at("/engines/0")).isEqualTo(own);
      assertThat(studio.send(studio.request("/api/engines/sh")).statusCode()).isEqualTo(404);
    }
  }

  @Test
  void anotherEngineIsAskedOnceAPageWantsToKnow() throws IOException {
    Assumptions.assumeTrue(STOCKFISH.isPresent(), "no second engine");
    String config =
        "{\"hash\": 4, \"engines\": [{\"name\": \"The Other\", \"command\": [\"%s\"]}]}"
            .formatted(STOCKFISH.orElseThrow());
    try (StudioServerFixture studio = StudioServerFixture.start(folder, config)) {
      assertThat(studio.get("/api/about").at("/engines/1/options").isEmpty()).isTrue();
      JsonNode other = studio.get("/api/engines/The%20Other");
      assertThat(other.get("options").toString())
          .contains("\"Skill Level\"", "\"MultiPV\"")
          .doesNotContain("EvalFile", "SyzygyPath", "Clear Hash");
      assertThat(studio.get("/api/about").at("/engines/1")).isEqualTo(other);
    }
  }

  @Test
  void anEngineThatCannotBeStartedIsTold() throws IOException {
    String config =
        "{\"engines\": [{\"name\": \"Gone\", \"command\": [\"no-such-program\"]}], \"hash\": 4}";
    try (StudioServerFixture studio = StudioServerFixture.start(folder, config)) {
      assertThat(studio.send(studio.request("/api/engines/Gone")).statusCode()).isEqualTo(503);
    }
  }

  @Test
  void optionsOfTheConfigurationThatTheEngineDoesNotTakeEndTheStart() {
    assertThatIOException()
        .isThrownBy(
            () -> StudioServerFixture.start(folder, "{\"options\": {\"NoSuchOption\": \"1\"}}"))
        .withMessageContaining("NoSuchOption");
  }
}
