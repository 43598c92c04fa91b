package v7p3r.desc.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Models in folders: one small enough to be computed by hand, and one that was really trained. */
class EffortModelTest {
  private static final List<String> NAMES = List.of("a", "b");

  @TempDir private Path folder;

  @BeforeEach
  void writeATinyModel() throws IOException {
    Files.writeString(folder.resolve("desc_classifier.json"), TinyTrees.FIVE_CLASSES);
    Files.write(
        folder.resolve("desc_regressor.onnx"),
        TinyOnnx.chain(
            TinyOnnx.node("Gemm", "out", "in", "w", "b"),
            TinyOnnx.tensor("w", new int[] {2, 1}, 0, 0.25f),
            TinyOnnx.tensor("b", new int[] {1}, 0.5f)));
    Files.writeString(
        folder.resolve("feature_scaler.json"),
        "{\"prior\": {\"names\": [\"a\", \"b\"], \"mean\": [0, 1], \"scale\": [1, 2]}}");
    Files.writeString(
        folder.resolve("model_metadata.json"),
        """
        {"format": 1, "target": "voc", "stages": {"prior": {
          "refine_from_bin": 3, "refine_weight": 0.5,
          "bin_effort": [0.1, 0.2, 0.3, 0.4, 0.9],
          "calibration": {"estimate": [0, 1], "effort": [0, 0.5]},
          "pes_scale": {"effort": [0, 0.5], "pes": [0, 1]},
          "label_edges": [0.15, 0.25, 0.35, 0.6]}}}
        """);
  }

  private static Path trained() {
    try {
      return Path.of(EffortModelTest.class.getResource("trained/model_metadata.json").toURI())
          .getParent();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void belowTheBinOfRefinementTheClassifierSpeaksAlone() {
    EffortModel model = EffortModel.load(folder, Stage.PRIOR, NAMES);
    // b = 0: the margin of the highest bin is -2, the others have 0
    double high = Math.exp(-2) / (4 + Math.exp(-2));
    double estimate = (1 - high) / 4 * (0.1 + 0.2 + 0.3 + 0.4) + high * 0.9;
    float[] row = {0, 0};
    EffortScratch scratch = model.newScratch();
    assertThat(model.estimate(row, scratch)).isCloseTo((float) estimate, within(1e-6f));
    assertThat(model.effort(row, scratch)).isCloseTo((float) estimate / 2, within(1e-6f));
    assertThat(model.pes(row, scratch)).isCloseTo((float) estimate, within(1e-6f));
  }

  @Test
  void fromThatBinOnTheRegressorRefines() {
    EffortModel model = EffortModel.load(folder, Stage.PRIOR, NAMES);
    // b = 2: the margin is 3; scaled it is 0.5, so the regressor says 0.625
    double high = Math.exp(3) / (4 + Math.exp(3));
    double expected = (1 - high) / 4 * (0.1 + 0.2 + 0.3 + 0.4) + high * 0.9;
    assertThat(model.estimate(new float[] {0, 2}, model.newScratch()))
        .isCloseTo((float) ((expected + 0.625) / 2), within(1e-6f));
  }

  @ParameterizedTest
  @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
  void aFeatureThatIsNoNumberGivesNoAnswerAndIsNamed(float value) {
    EffortModel model = EffortModel.load(folder, Stage.PRIOR, NAMES);
    float[] row = {0, value};
    assertThat(model.pes(row, model.newScratch())).isNaN();
    assertThat(model.featureNames().get(model.firstInvalid(row))).isEqualTo("b");
    assertThat(model.firstInvalid(new float[] {0, 0})).isEqualTo(-1);
  }

  @Test
  void featuresOfAnotherNameOrNumberAreRefused() {
    assertThatThrownBy(() -> EffortModel.load(folder, Stage.PRIOR, List.of("b", "a")))
        .isInstanceOf(ModelException.class)
        .hasMessage(
            folder.resolve("feature_scaler.json") + ": prior.names[0]: expected 'b', found 'a'");
    assertThatThrownBy(() -> EffortModel.load(folder, Stage.PRIOR, List.of("a", "b", "c")))
        .hasMessageContaining("prior.names: expected 3 features, found 2");
    assertThatThrownBy(() -> EffortModel.load(folder, Stage.LIVE, NAMES))
        .hasMessageContaining("feature_scaler.json: expected a member 'live', found none");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "desc_classifier.json",
        "desc_regressor.onnx",
        "feature_scaler.json",
        "model_metadata.json"
      })
  void aFileThatIsMissingEmptyCutOffOrAnotherIsNamed(String name) throws IOException {
    Path file = folder.resolve(name);
    byte[] whole = Files.readAllBytes(file);
    Files.delete(file);
    assertRefused(file, "there is no such file");
    Files.createDirectory(file);
    assertRefused(file, "expected a file, found a folder");
    Files.delete(file);
    Files.createFile(file);
    assertRefused(file, "found 0");
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    assertRefused(file, "");
    String other = name.endsWith(".onnx") ? "feature_scaler.json" : "desc_regressor.onnx";
    Path source = name.endsWith(".onnx") ? folder.resolve(other) : trained().resolve(other);
    Files.copy(source, file, StandardCopyOption.REPLACE_EXISTING);
    assertRefused(file, "");
  }

  private void assertRefused(Path file, String reason) {
    assertThatThrownBy(() -> EffortModel.load(folder, Stage.PRIOR, NAMES))
        .isInstanceOf(ModelException.class)
        .hasMessageStartingWith(file.toString())
        .hasMessageContaining(reason);
  }

  @Test
  void partsThatDoNotFitAreRefused() throws IOException {
    Path regressor = folder.resolve("desc_regressor.onnx");
    Files.copy(
        trained().resolve("desc_regressor.onnx"), regressor, StandardCopyOption.REPLACE_EXISTING);
    assertRefused(regressor, "expected 2 features, found 11");
    Path metadata = folder.resolve("model_metadata.json");
    Files.writeString(
        metadata, Files.readString(metadata).replace("\"format\": 1", "\"format\": 9"));
    assertRefused(metadata, "format: expected 1, found 9");
  }

  @ParameterizedTest
  @EnumSource(Stage.class)
  void aTrainedModelAnswersFromZeroToOne(Stage stage) {
    EffortModel model = EffortModel.load(trained(), stage);
    EffortScratch scratch = model.newScratch();
    float[][] rows = rows(model);
    for (float[] row : rows) {
      assertThat(model.pes(row, scratch)).isBetween(0f, 1f);
    }
  }

  /** The mean of all features, with one of them moved; they reach all bins. */
  private static float[][] rows(EffortModel model) {
    int width = model.featureNames().size();
    float[][] rows = new float[9 * width][width];
    for (int i = 0; i < rows.length; i++) {
      for (int feature = 0; feature < width; feature++) {
        float moved = feature == i % width ? i / width - 4 : 0;
        rows[i][feature] = model.scaler().mean(feature) + moved * model.scaler().scale(feature);
      }
    }
    return rows;
  }

  @Test
  void moreTensionMeansMoreEffortAsItWasInTheTrainingData() {
    EffortModel model = EffortModel.load(trained(), Stage.PRIOR);
    int tension = model.featureNames().indexOf("tension_score");
    float[] row = rows(model)[4 * model.featureNames().size()];
    EffortScratch scratch = model.newScratch();
    row[tension] = 0.02f;
    float calm = model.pes(row, scratch);
    row[tension] = 0.8f;
    assertThat(model.pes(row, scratch)).isGreaterThan(calm + 0.3f);
  }
}
