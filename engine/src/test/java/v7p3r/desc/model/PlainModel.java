package v7p3r.desc.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A folder of models that answer with one feature divided by a number, so that a test can say what
 * PES shall be.
 */
public final class PlainModel {
  /** Of the prior model: PES is the number of the move in hundredths. */
  public static final String PRIOR = "move_number";

  /** Of the live model: PES is the number of fail lows in hundredths. */
  public static final String LIVE = "live_fail_lows";

  private static final String SCALER =
      """
      {"prior": {"names": ["%s", "pawns"], "mean": [0, 8], "scale": [100, 1]},
       "live": {"names": ["pawns", "%s"], "mean": [8, 0], "scale": [1, 100]}}
      """;

  private static final String STAGE =
      """
      {"refine_from_bin": 0, "refine_weight": 1, "bin_effort": [0.1, 0.3, 0.5, 0.7, 0.9],
       "calibration": {"estimate": [0, 1], "effort": [0, 1]},
       "pes_scale": {"effort": [0, 1], "pes": [0, 1]},
       "label_edges": [0.2, 0.4, 0.6, 0.8]}
      """;

  private PlainModel() {}

  public static Path write(Path folder) throws IOException {
    return write(folder, PRIOR, LIVE);
  }

  /** PES stays what it was before the search. */
  public static Path writeSteady(Path folder) throws IOException {
    return write(folder, PRIOR, PRIOR);
  }

  /** PES is hundredths of these features before a search and in it. */
  public static Path write(Path folder, String prior, String live) throws IOException {
    Files.writeString(folder.resolve("feature_scaler.json"), SCALER.formatted(prior, live));
    Files.writeString(
        folder.resolve("model_metadata.json"),
        "{\"format\": 1, \"target\": \"voc\", \"stages\": {\"prior\": %s, \"live\": %s}}"
            .formatted(STAGE, STAGE));
    writeStage(folder, Stage.PRIOR, prior, "pawns", 1, 0);
    writeStage(folder, Stage.LIVE, "pawns", live, 0, 1);
    return folder;
  }

  private static void writeStage(
      Path folder, Stage stage, String first, String second, float firstWeight, float secondWeight)
      throws IOException {
    String leaf = TinyTrees.leaf(0);
    String trees = TinyTrees.model("multi:softprob", 5, leaf, leaf, leaf, leaf, leaf);
    Files.writeString(
        folder.resolve(stage.classifierFile()),
        trees.replace("\"a\",\"b\"", "\"%s\",\"%s\"".formatted(first, second)));
    Files.write(
        folder.resolve(stage.regressorFile()),
        TinyOnnx.chain(
            TinyOnnx.node("Gemm", "out", "in", "w", "b"),
            TinyOnnx.tensor("w", new int[] {2, 1}, firstWeight, secondWeight),
            TinyOnnx.tensor("b", new int[] {1}, 0f)));
  }
}
