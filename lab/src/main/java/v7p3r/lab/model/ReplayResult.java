package v7p3r.lab.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * How policies would have spent the same nodes, as replay writes it.
 *
 * @param nodes of all positions together, the same for every policy
 */
public record ReplayResult(double nodes, long positions, List<Policy> policies) {
  /**
   * One policy.
   *
   * @param loss mean win probability lost a position
   * @param shareOfOracle how much of the gain of perfect knowledge over uniform effort it captures
   * @param hardEasyRatio mean effort of hard positions by that of easy ones
   */
  public record Policy(String name, double loss, double shareOfOracle, double hardEasyRatio) {}

  public ReplayResult {
    policies = List.copyOf(policies);
  }

  /**
   * Reads the file that replay has written.
   *
   * @throws DatasetException if it is something else
   */
  public static ReplayResult read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new DatasetException(file + ": there is no such file; ./v7p3r replay makes it");
    }
    JsonNode json;
    try {
      json = JsonMapper.shared().readTree(Files.readString(file));
    } catch (JacksonException e) {
      throw new DatasetException(file + ": no JSON: " + e.getOriginalMessage(), e);
    }
    JsonNode list = json.path("policies");
    if (!list.isArray() || list.isEmpty()) {
      throw new DatasetException(file + ": expected a list 'policies', found none");
    }
    List<Policy> policies = new ArrayList<>();
    for (JsonNode policy : list) {
      if (!policy.path("name").isString() || !policy.path("loss").isNumber()) {
        throw new DatasetException(
            file + ": policies[" + policies.size() + "]: expected a name and a loss");
      }
      policies.add(
          new Policy(
              policy.path("name").asString(),
              policy.path("loss").asDouble(),
              policy.path("share_of_oracle").asDouble(Double.NaN),
              policy.path("hard_easy_ratio").asDouble(Double.NaN)));
    }
    return new ReplayResult(
        json.path("nodes").asDouble(0), json.path("positions").asLong(0), policies);
  }
}
