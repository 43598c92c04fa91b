package v7p3r.lab.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.Stage;

/** What the metadata of a model folder says beyond what the engine needs. */
public record StoredModel(Path folder, JsonNode metadata) {
  /**
   * Reads the metadata.
   *
   * @throws ModelException if there is none
   */
  public static StoredModel read(Path folder) throws IOException {
    Path file = folder.resolve(Stage.METADATA_FILE);
    if (!Files.isRegularFile(file)) {
      throw new ModelException(file + ": there is no such file");
    }
    try {
      return new StoredModel(folder, JsonMapper.shared().readTree(Files.readString(file)));
    } catch (JacksonException e) {
      throw new ModelException(file + ": no JSON: " + e.getOriginalMessage());
    }
  }

  public Target target() {
    String key = metadata.path("target").asString("");
    for (Target target : Target.values()) {
      if (target.key().equals(key)) {
        return target;
      }
    }
    throw new ModelException(
        folder.resolve(Stage.METADATA_FILE)
            + ": target: expected voc or seed, found '"
            + key
            + "'");
  }

  /** The stages that were trained. */
  public List<Stage> stages() {
    List<Stage> stages = new ArrayList<>();
    for (Stage stage : Stage.values()) {
      if (metadata.path("stages").has(stage.key())) {
        stages.add(stage);
      }
    }
    return stages;
  }

  public LabelScale labelScale(Stage stage) {
    JsonNode label = metadata.path("stages").path(stage.key()).path("label");
    return new LabelScale(
        (float) label.path("low").asDouble(0), (float) label.path("high").asDouble(1));
  }

  /** Where it comes from, in sentences. */
  public List<String> provenance() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "Target %s, seed %d, commit %s.",
            metadata.path("target").asString("?"),
            metadata.path("seed").asLong(0),
            metadata.path("commit").asString("?")));
    lines.add("Trained by: " + metadata.path("command").asString("?"));
    for (Stage stage : stages()) {
      JsonNode data = metadata.path("stages").path(stage.key()).path("data");
      lines.add(
          String.format(
              Locale.ROOT,
              "%s: %d rows of %d games from %s, SHA-256 %s.",
              stage.key(),
              data.path("rows").asLong(0),
              data.path("games").asLong(0),
              data.path("file").asString("?"),
              data.path("sha256").asString("?")));
    }
    return lines;
  }
}
