package v7p3r.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.util.Map;
import java.util.SplittableRandom;
import ml.dmlc.xgboost4j.java.Booster;
import ml.dmlc.xgboost4j.java.DMatrix;
import ml.dmlc.xgboost4j.java.XGBoost;
import ml.dmlc.xgboost4j.java.XGBoostError;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.Stage;
import v7p3r.lab.export.OnnxFile;

/** The engine's plain Java gives the answers of the official libraries, from the same files. */
class ModelParityIT {
  private static final int ROWS = 10_000;
  private static final float TOLERANCE = 1e-5f;

  @ParameterizedTest
  @EnumSource(Stage.class)
  void theClassifierAgreesWithXgboost(Stage stage) throws XGBoostError {
    EffortModel model = EffortModel.load(TrainedFixture.models(), stage);
    float[] rows = rows(model, true);
    Booster booster =
        XGBoost.loadModel(TrainedFixture.models().resolve(stage.classifierFile()).toString());
    DMatrix matrix = new DMatrix(rows, ROWS, model.featureNames().size(), Float.NaN);
    float[][] official = booster.predict(matrix);
    float[] row = new float[model.featureNames().size()];
    float[] own = new float[official[0].length];
    float worst = 0;
    for (int i = 0; i < ROWS; i++) {
      System.arraycopy(rows, i * row.length, row, 0, row.length);
      model.classifier().probabilities(row, own);
      for (int bin = 0; bin < own.length; bin++) {
        worst = Math.max(worst, Math.abs(own[bin] - official[i][bin]));
      }
    }
    matrix.dispose();
    booster.dispose();
    assertThat(worst).isLessThan(TOLERANCE);
  }

  @ParameterizedTest
  @EnumSource(Stage.class)
  void theRegressorAgreesWithOnnxRuntime(Stage stage) throws OrtException {
    EffortModel model = EffortModel.load(TrainedFixture.models(), stage);
    int width = model.featureNames().size();
    float[] rows = rows(model, false);
    float[] row = new float[width];
    float[] own = new float[ROWS];
    var scratch = model.regressor().newScratch();
    for (int i = 0; i < ROWS; i++) {
      System.arraycopy(rows, i * width, row, 0, width);
      model.scaler().scale(row, row);
      own[i] = model.regressor().output(row, scratch);
      System.arraycopy(row, 0, rows, i * width, width);
    }
    OrtEnvironment environment = OrtEnvironment.getEnvironment();
    try (OrtSession session =
            environment.createSession(
                TrainedFixture.models().resolve(stage.regressorFile()).toString());
        OnnxTensor input =
            OnnxTensor.createTensor(environment, FloatBuffer.wrap(rows), new long[] {ROWS, width});
        OrtSession.Result result = session.run(Map.of(OnnxFile.INPUT, input))) {
      float[][] official = (float[][]) result.get(OnnxFile.OUTPUT).orElseThrow().getValue();
      float worst = 0;
      for (int i = 0; i < ROWS; i++) {
        worst = Math.max(worst, Math.abs(own[i] - official[i][0]));
      }
      assertThat(worst).isLessThan(TOLERANCE);
    }
  }

  /** Values around the means and far beyond; some are missing, and many lie on a threshold. */
  private static float[] rows(EffortModel model, boolean withMissing) {
    SplittableRandom random = new SplittableRandom(1);
    int width = model.featureNames().size();
    float[] rows = new float[ROWS * width];
    for (int i = 0; i < rows.length; i++) {
      int feature = i % width;
      double spread = random.nextInt(50) == 0 ? 30 : 2;
      double value =
          model.scaler().mean(feature)
              + spread * model.scaler().scale(feature) * random.nextGaussian();
      rows[i] = (float) (random.nextBoolean() ? value : Math.rint(value));
      if (withMissing && random.nextInt(20) == 0) {
        rows[i] = Float.NaN;
      }
    }
    return rows;
  }
}
