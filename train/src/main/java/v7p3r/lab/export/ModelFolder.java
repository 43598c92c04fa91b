package v7p3r.lab.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.desc.model.FeatureScaler;
import v7p3r.desc.model.Stage;
import v7p3r.lab.model.TrainingPlan;

/**
 * Writes the folder of a model: all files or none, and the old ones stay until the new are whole.
 */
public final class ModelFolder {
  private static final ObjectWriter JSON =
      JsonMapper.builder().build().writerWithDefaultPrettyPrinter();

  private final TrainingPlan plan;
  private final List<TrainedStage> stages;

  public ModelFolder(TrainingPlan plan, List<TrainedStage> stages) {
    this.plan = plan;
    this.stages = List.copyOf(stages);
  }

  public void write() throws IOException {
    Path out = plan.out().toAbsolutePath();
    Path fresh = out.resolveSibling(out.getFileName() + ".new");
    Path old = out.resolveSibling(out.getFileName() + ".old");
    delete(fresh);
    delete(old);
    Files.createDirectories(fresh);
    for (TrainedStage stage : stages) {
      Files.write(fresh.resolve(stage.stage().classifierFile()), stage.classifier());
      Files.write(fresh.resolve(stage.stage().regressorFile()), stage.regressor());
    }
    Files.writeString(fresh.resolve(Stage.SCALER_FILE), text(scaler()));
    Files.writeString(fresh.resolve(Stage.METADATA_FILE), text(new Metadata(plan, stages).json()));
    if (Files.exists(out)) {
      Files.move(out, old, StandardCopyOption.ATOMIC_MOVE);
    }
    Files.move(fresh, out, StandardCopyOption.ATOMIC_MOVE);
    delete(old);
  }

  private ObjectNode scaler() {
    ObjectNode json = JsonMapper.shared().createObjectNode();
    for (TrainedStage stage : stages) {
      FeatureScaler scaler = stage.scaler();
      ObjectNode part = json.putObject(stage.stage().key());
      scaler.names().forEach(part.putArray("names")::add);
      for (int i = 0; i < scaler.size(); i++) {
        part.withArray("mean").add(scaler.mean(i));
        part.withArray("scale").add(scaler.scale(i));
      }
    }
    return json;
  }

  private static String text(ObjectNode json) {
    return JSON.writeValueAsString(json) + "\n";
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
