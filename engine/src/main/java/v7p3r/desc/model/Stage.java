package v7p3r.desc.model;

/** When a model is asked, and the files that hold it. */
public enum Stage {
  /** Before the first iteration, from the position alone. */
  PRIOR("prior", "desc_classifier.json", "desc_regressor.onnx"),

  /** After an iteration, from the position and what the search has found. */
  LIVE("live", "live_classifier.json", "live_regressor.onnx");

  /** Names, mean and scale of the features of all stages. */
  public static final String SCALER_FILE = "feature_scaler.json";

  /** Where the models come from, how good they are and how their answers are calibrated. */
  public static final String METADATA_FILE = "model_metadata.json";

  private final String key;
  private final String classifierFile;
  private final String regressorFile;

  Stage(String key, String classifierFile, String regressorFile) {
    this.key = key;
    this.classifierFile = classifierFile;
    this.regressorFile = regressorFile;
  }

  public String key() {
    return key;
  }

  public String classifierFile() {
    return classifierFile;
  }

  public String regressorFile() {
    return regressorFile;
  }
}
