package v7p3r.desc.model;

import v7p3r.json.JsonNode;

/**
 * How the answers of classifier and regressor become effort and PES.
 *
 * @param refineFromBin the regressor is asked where the classifier sees this bin or a higher one
 * @param refineWeight how much its answer counts there, from 0 to 1
 * @param binEffort the mean label of each bin
 * @param calibration from the estimate to the expected label
 * @param pesScale from the expected label to PES, so that bins of 0.2 hold their shares
 * @param labelEdges the labels between which the bins lie
 */
public record StageParameters(
    int refineFromBin,
    float refineWeight,
    float[] binEffort,
    MonotoneCurve calibration,
    MonotoneCurve pesScale,
    float[] labelEdges) {
  /** The bins of PES: 0.0-0.2, 0.2-0.4, 0.4-0.6, 0.6-0.8, 0.8-1.0. */
  public static final int BINS = 5;

  private static final int FORMAT = 1;

  /**
   * Reads the part of one stage from the metadata.
   *
   * @throws ModelException if the file does not hold it
   */
  public static StageParameters read(ModelFile file, Stage stage) {
    JsonNode metadata = JsonNode.read(file);
    int format = metadata.at("format").integer();
    if (format != FORMAT) {
      throw metadata.broken("format: expected " + FORMAT + ", found " + format);
    }
    JsonNode part = metadata.at("stages").at(stage.key());
    int refineFromBin = part.at("refine_from_bin").integer();
    float refineWeight = (float) part.at("refine_weight").number();
    if (refineFromBin < 0 || refineFromBin > BINS || !(refineWeight >= 0 && refineWeight <= 1)) {
      throw part.broken(
          "expected a bin of 0 to %d and a weight of 0 to 1, found %d and %s"
              .formatted(BINS, refineFromBin, refineWeight));
    }
    StageParameters parameters =
        new StageParameters(
            refineFromBin,
            refineWeight,
            sized(part.at("bin_effort"), BINS),
            MonotoneCurve.read(part.at("calibration"), "estimate", "effort"),
            MonotoneCurve.read(part.at("pes_scale"), "effort", "pes"),
            sized(part.at("label_edges"), BINS - 1));
    for (float pes : parameters.pesScale.y()) {
      if (!(pes >= 0 && pes <= 1)) {
        throw part.at("pes_scale").broken("expected PES of 0 to 1, found " + pes);
      }
    }
    return parameters;
  }

  /** The same with another scale of PES. */
  public StageParameters withScale(MonotoneCurve scale) {
    return new StageParameters(
        refineFromBin, refineWeight, binEffort, calibration, scale, labelEdges);
  }

  /** What the models were trained to predict. */
  public static String target(ModelFile metadata) {
    return JsonNode.read(metadata).at("target").text();
  }

  private static float[] sized(JsonNode list, int size) {
    float[] values = list.floats();
    if (values.length != size) {
      throw list.broken("expected %d numbers, found %d".formatted(size, values.length));
    }
    return values;
  }
}
