package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.desc.Feature;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.PlainModel;
import v7p3r.desc.model.Stage;

class StageModelTest {
  @TempDir private Path folder;

  private final float[] features = new float[StageModel.COUNT];

  @BeforeEach
  void writeModels() throws IOException {
    PlainModel.write(folder);
    features[Feature.PAWNS.index()] = 16;
    features[Feature.MOVE_NUMBER.index()] = 30;
    features[StageModel.FIRST_LIVE + Feature.LIVE_FAIL_LOWS.index()] = 70;
  }

  @Test
  void featuresArePickedByTheirNames() {
    assertThat(StageModel.load(folder, Stage.PRIOR).pes(features)).isCloseTo(0.3f, within(1e-6f));
    assertThat(StageModel.load(folder, Stage.LIVE).pes(features)).isCloseTo(0.7f, within(1e-6f));
  }

  @Test
  void aFeatureThatTheEngineDoesNotKnowIsNamedWithTheNearest() throws IOException {
    for (String file : List.of("feature_scaler.json", "desc_classifier.json")) {
      Path path = folder.resolve(file);
      Files.writeString(path, Files.readString(path).replace("move_number", "move_nomber"));
    }
    assertThatThrownBy(() -> StageModel.load(folder, Stage.PRIOR))
        .isInstanceOf(ModelException.class)
        .hasMessage(
            folder.resolve("feature_scaler.json")
                + ": prior.names[0]: expected a feature of this engine, found 'move_nomber'; the"
                + " nearest is 'move_number'");
  }

  @Test
  void aPriorModelKnowsNoLiveFeature() throws IOException {
    for (String file : List.of("feature_scaler.json", "desc_classifier.json")) {
      Path path = folder.resolve(file);
      Files.writeString(path, Files.readString(path).replace("move_number", "live_depth"));
    }
    assertThatThrownBy(() -> StageModel.load(folder, Stage.PRIOR))
        .hasMessageContaining("found 'live_depth'");
  }

  @Test
  void aFeatureThatIsNoNumberIsNamed() {
    StageModel model = StageModel.load(folder, Stage.LIVE);
    features[StageModel.FIRST_LIVE + Feature.LIVE_FAIL_LOWS.index()] = Float.NaN;
    assertThat(model.pes(features)).isNaN();
    assertThat(model.invalidFeature(features)).isEqualTo("live_fail_lows");
  }

  @Test
  void theWorthOfAFeatureIsWhatPesLosesWithoutIt() {
    StageModel model = StageModel.load(folder, Stage.PRIOR);
    assertThat(model.strongest(features, 3))
        .singleElement()
        .satisfies(
            influence -> {
              assertThat(influence.feature()).isEqualTo("move_number");
              assertThat(influence.worth()).isCloseTo(0.3f, within(1e-6f));
              assertThat(influence).hasToString("move_number 30 (+0.30)");
            });
    assertThat(model.pes(features)).as("afterwards").isCloseTo(0.3f, within(1e-6f));
  }

  @Test
  void filesThatWereTouchedOrRemovedAreNoticed() throws IOException {
    EffortModels models = EffortModels.load(folder);
    assertThat(models.areOutdated()).isFalse();
    Path file = folder.resolve("live_regressor.onnx");
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000));
    assertThat(models.areOutdated()).isTrue();
    EffortModels again = EffortModels.load(folder);
    assertThat(again.areOutdated()).isFalse();
    Files.delete(file);
    assertThat(again.areOutdated()).isTrue();
  }
}
