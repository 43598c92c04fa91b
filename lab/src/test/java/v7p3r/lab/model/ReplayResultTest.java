package v7p3r.lab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayResultTest {
  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("replay.json"), text);
  }

  @Test
  void readsPoliciesAndLeavesTheRest() throws IOException {
    ReplayResult result =
        ReplayResult.read(
            file(
                """
                {"nodes": 1000, "positions": 10, "more": 1, "policies": [
                  {"name": "uniform", "loss": 0.02, "share_of_oracle": 0, "hard_easy_ratio": 1},
                  {"name": "oracle", "loss": 0.01}]}
                """));
    assertThat(result.nodes()).isEqualTo(1000);
    assertThat(result.policies()).hasSize(2);
    assertThat(result.policies().getFirst())
        .isEqualTo(new ReplayResult.Policy("uniform", 0.02, 0, 1));
    assertThat(result.policies().getLast().shareOfOracle()).isNaN();
  }

  @Test
  void whatIsNoReplayIsNamed() throws IOException {
    Path broken = file("{\"policies\": [");
    assertThatThrownBy(() -> ReplayResult.read(broken))
        .isInstanceOf(DatasetException.class)
        .hasMessageContaining("replay.json: no JSON");
    Path nameless = file("{\"policies\": [{\"loss\": 1}]}");
    assertThatThrownBy(() -> ReplayResult.read(nameless))
        .hasMessageContaining("policies[0]: expected a name and a loss");
    assertThatThrownBy(() -> ReplayResult.read(folder.resolve("none.json")))
        .hasMessageContaining("there is no such file");
  }
}
