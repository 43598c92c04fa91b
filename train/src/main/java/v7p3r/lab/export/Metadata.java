package v7p3r.lab.export;

import java.io.IOException;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.desc.model.MonotoneCurve;
import v7p3r.desc.model.StageParameters;
import v7p3r.lab.dataset.ProfiledLayer;
import v7p3r.lab.export.CrossValidationResult.Fold;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.EffortDataset;
import v7p3r.lab.model.EffortRows;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.model.QualityTable;
import v7p3r.lab.model.TrainingPlan;

/**
 * The content of model_metadata.json. There is no date in it: the same data, seed and command give
 * the same bytes.
 */
final class Metadata {
  private static final int FORMAT = 1;

  private final TrainingPlan plan;
  private final List<TrainedStage> stages;

  Metadata(TrainingPlan plan, List<TrainedStage> stages) {
    this.plan = plan;
    this.stages = stages;
  }

  ObjectNode json() throws IOException {
    ObjectNode json = JsonMapper.shared().createObjectNode();
    json.put("format", FORMAT);
    json.put("name", String.valueOf(plan.out().getFileName()));
    json.put("target", plan.target().key());
    json.put("command", plan.command());
    json.put("commit", plan.commit());
    json.put("seed", plan.seed());
    addProfile(json.putObject("profile"));
    ObjectNode parts = json.putObject("stages");
    for (TrainedStage stage : stages) {
      add(parts.putObject(stage.stage().key()), stage);
    }
    return json;
  }

  private void addProfile(ObjectNode json) throws IOException {
    for (ProfiledLayer layer : ProfiledLayer.of(plan.data())) {
      ObjectNode part = json.putObject(layer.file());
      part.put("rows", layer.rows());
      part.put("sha256", layer.sha256());
      layer.command().ifPresent(command -> part.put("command", command));
      layer.commit().ifPresent(commit -> part.put("commit", commit));
    }
  }

  private void add(ObjectNode json, TrainedStage stage) {
    addParameters(json, stage);
    addData(json.putObject("data"), stage.dataset());
    addBooster(json.putObject("classifier"), stage.booster(), stage.rounds());
    addNetwork(json.putObject("regressor"), plan.network(), stage.epochs());
    stage.crossValidation().ifPresent(folds -> addFolds(json.putObject("cross_validation"), folds));
    QualityTable.addTo(json.putObject("validation"), stage.evaluation());
  }

  private static void addParameters(ObjectNode json, TrainedStage stage) {
    StageParameters parameters = stage.parameters();
    json.put("refine_from_bin", parameters.refineFromBin());
    json.put("refine_weight", parameters.refineWeight());
    addAll(json.putArray("bin_effort"), parameters.binEffort());
    addCurve(json.putObject("calibration"), parameters.calibration(), "estimate", "effort");
    addCurve(json.putObject("pes_scale"), parameters.pesScale(), "effort", "pes");
    addAll(json.putArray("label_edges"), parameters.labelEdges());
    json.putObject("label")
        .put("low", stage.labelScale().low())
        .put("high", stage.labelScale().high());
  }

  private static void addCurve(ObjectNode json, MonotoneCurve curve, String x, String y) {
    addAll(json.putArray(x), curve.x());
    addAll(json.putArray(y), curve.y());
  }

  private static void addAll(ArrayNode list, float[] values) {
    for (float value : values) {
      list.add(value);
    }
  }

  private void addData(ObjectNode json, EffortDataset dataset) {
    EffortRows rows = dataset.rows();
    json.put("file", String.valueOf(plan.dataFile().path().getFileName()));
    json.put("sha256", dataset.sha256());
    json.put("rows_in_file", dataset.read());
    json.put("rows", rows.size());
    json.put("rows_broken", dataset.brokenCount());
    json.put("rows_validation", rows.held().size());
    json.put("games", rows.gameCount());
    ObjectNode sources = json.putObject("sources");
    dataset.sources().forEach(sources::put);
  }

  private void addBooster(ObjectNode json, BoosterParameters parameters, int rounds) {
    json.put("max_depth", parameters.maxDepth());
    json.put("n_estimators", parameters.rounds());
    json.put("rounds_kept", rounds);
    json.put("learning_rate", parameters.learningRate());
    json.put("subsample", parameters.subsample());
    json.put("colsample_bytree", parameters.columnShare());
    json.put("reg_alpha", parameters.alpha());
    json.put("reg_lambda", parameters.lambda());
    json.put("min_child_weight", parameters.minChildWeight());
    json.put("early_stopping_rounds", parameters.patience());
    json.put("searched", plan.searched());
  }

  private static void addNetwork(ObjectNode json, NetworkParameters parameters, int epochs) {
    json.put("epochs", parameters.epochs());
    json.put("epochs_kept", epochs);
    json.put("batch_size", parameters.batch());
    json.put("learning_rate", parameters.learningRate());
    json.put("dropout_rate", parameters.dropout());
    json.put("early_stopping_epochs", parameters.patience());
  }

  private static void addFolds(ObjectNode json, CrossValidationResult result) {
    json.put("folds", result.folds().size());
    json.put("loss", result.mean(Fold::loss)).put("loss_sd", result.deviation(Fold::loss));
    json.put("accuracy", result.mean(Fold::accuracy));
    json.put("accuracy_sd", result.deviation(Fold::accuracy));
    json.put("within_one", result.mean(Fold::withinOne));
    json.put("within_one_sd", result.deviation(Fold::withinOne));
    json.put("weighted_kappa", result.mean(Fold::weightedKappa));
    json.put("weighted_kappa_sd", result.deviation(Fold::weightedKappa));
  }
}
