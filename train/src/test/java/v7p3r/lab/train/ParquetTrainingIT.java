package v7p3r.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.work.Progress;
import v7p3r.desc.model.Stage;
import v7p3r.lab.dataset.ColumnDatabase;
import v7p3r.lab.dataset.ParquetLibrary;
import v7p3r.lab.model.Target;
import v7p3r.lab.model.TrainingPlan;

/** Data are the same in text and in Parquet. */
class ParquetTrainingIT {
  @TempDir private Path folder;

  @Test
  void parquetTeachesTheSameModelAsText() throws IOException {
    Path data = SyntheticProfile.write(folder.resolve("data"), 80, 3);
    Path csv = data.resolve("deep.csv");
    Path parquet = folder.resolve("mine.parquet");
    try (ColumnDatabase database = ParquetLibrary.required().open()) {
      String header = Files.readAllLines(csv).getFirst();
      database.writeParquet(csv, List.of(header.split(",")), parquet);
    }
    Path ofText = train(data, "text");
    Path ofParquet = train(parquet, "parquet");
    for (String file : List.of(Stage.PRIOR.classifierFile(), Stage.PRIOR.regressorFile())) {
      assertThat(ofParquet.resolve(file)).hasSameBinaryContentAs(ofText.resolve(file));
    }
    JsonNode metadata =
        JsonMapper.shared().readTree(Files.readString(ofParquet.resolve(Stage.METADATA_FILE)));
    assertThat(metadata.at("/stages/prior/data/file").asString()).isEqualTo("mine.parquet");
    assertThat(metadata.at("/stages/prior/data/rows_in_file").asInt()).isEqualTo(80 * 10 * 7);
  }

  private Path train(Path data, String out) throws IOException {
    Path models = folder.resolve("models").resolve(out);
    TrainingPlan plan = TestPlans.plan(data, models, Target.VOC, List.of(Stage.PRIOR), 0);
    new DescTraining().train(plan, Progress.silent());
    return models;
  }
}
