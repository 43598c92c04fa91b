package v7p3r.lab.train;

import java.io.IOException;
import java.util.Optional;
import java.util.TreeSet;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.FeatureScaler;
import v7p3r.desc.model.ModelFile;
import v7p3r.desc.model.Stage;
import v7p3r.desc.model.StageParameters;
import v7p3r.lab.export.CrossValidationResult;
import v7p3r.lab.export.OnnxFile;
import v7p3r.lab.export.TrainedStage;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.DatasetReader;
import v7p3r.lab.model.EffortBins;
import v7p3r.lab.model.EffortDataset;
import v7p3r.lab.model.EffortRows;
import v7p3r.lab.model.LabelScale;
import v7p3r.lab.model.ModelEvaluation;
import v7p3r.lab.model.TrainingPlan;

/**
 * Trains the model of one stage. Four fifths of the training games teach, one fifth tells when to
 * stop and calibrates; the validation games only judge, at the end.
 */
final class StageTraining {
  private static final int LEAST_ROWS = 20;
  private static final int FEW_ROWS = 2_000;

  private final TrainingPlan plan;
  private final Stage stage;
  private final Progress progress;
  private final StopSignal stop;

  /** The part of the game that it is for, with the model of the whole game. */
  private final Optional<Part> part;

  /**
   * A part of the game.
   *
   * @param phase as the rows name it
   * @param whole the model of all parts: PES means the same in all of them
   */
  record Part(String phase, TrainedStage whole) {}

  StageTraining(TrainingPlan plan, Stage stage, Progress progress, StopSignal stop) {
    this(plan, stage, progress, stop, Optional.empty());
  }

  StageTraining(
      TrainingPlan plan, Stage stage, Progress progress, StopSignal stop, Optional<Part> part) {
    this.plan = plan;
    this.stage = stage;
    this.progress = progress;
    this.stop = stop;
    this.part = part;
  }

  private EffortRows ofPart(EffortRows rows) {
    if (part.isEmpty()) {
      return rows;
    }
    int phase = rows.phases().indexOf(part.get().phase());
    return rows.only(row -> rows.phase(row) == phase);
  }

  TrainedStage run() throws IOException {
    EffortDataset dataset = part.isPresent() ? part.get().whole().dataset() : read();
    EffortRows training = ofPart(dataset.rows()).training();
    EffortRows held = ofPart(dataset.rows()).held();
    requireRows("training", training.size());
    requireRows("validation", held.size());
    LabelScale scale = LabelScale.of(plan.target(), training);
    training = scale.apply(training);
    EffortRows teaching = GameSplit.teaching(training);
    EffortRows stopping = GameSplit.stopping(training);
    requireRows("teaching", teaching.size());
    requireRows("stopping", stopping.size());
    float[] edges = EffortBins.edges(training.labels());

    BoosterTrainer boosters = new BoosterTrainer(edges, plan.seed(), plan.threads());
    BoosterParameters parameters = plan.booster();
    Optional<CrossValidationResult> folds = Optional.empty();
    if (plan.folds() > 0 && part.isEmpty()) {
      CrossValidation validation = new CrossValidation(training, edges, boosters, plan.folds());
      ParameterSearch.Best best = validated(validation, dataset.sha256());
      parameters = best.parameters();
      folds = Optional.of(best.result());
    }

    stop.check();
    BoosterTrainer.Trained booster =
        boosters.train(teaching, stopping, parameters, label() + " classifier", progress);
    FeatureScaler scaler = FeatureStatistics.scaler(teaching);
    stop.check();
    NetworkTrainer.Trained network =
        new NetworkTrainer(plan.network(), scaler, plan.seed())
            .train(teaching, stopping, label() + " regressor", progress);
    ModelFile classifier = new ModelFile(stage.classifierFile(), booster.json());
    ModelFile regressor =
        new ModelFile(
            stage.regressorFile(), OnnxFile.bytes(stage.key() + "_regressor", network.layers()));
    StageParameters calibrated =
        new Calibrator(classifier, regressor, scaler, edges, plan.refineFromBin())
            .calibrate(teaching, stopping);
    if (part.isPresent()) {
      calibrated = calibrated.withScale(part.get().whole().parameters().pesScale());
    }
    EffortModel model = EffortModel.of(classifier, regressor, scaler, calibrated);
    return new TrainedStage(
        stage,
        classifier.bytes(),
        regressor.bytes(),
        scaler,
        calibrated,
        scale,
        parameters,
        booster.rounds(),
        network.epochs(),
        folds,
        dataset,
        ModelEvaluation.of(stage, model, training, scale.apply(held), Optional.empty()));
  }

  private String label() {
    return part.map(each -> each.phase() + " ").orElse("") + stage.key();
  }

  /** The given parameters or, where a search is asked for, better ones. */
  private ParameterSearch.Best validated(CrossValidation validation, String sha256)
      throws IOException {
    if (plan.searched() == 0) {
      return new ParameterSearch.Best(
          plan.booster(), validation.run(plan.booster(), stage.key() + " fold", progress));
    }
    try (SearchJournal journal = new SearchJournal(plan.searchJournal(), circumstances(sha256))) {
      return new ParameterSearch(validation, journal, plan.seed(), stop)
          .best(plan.booster(), plan.searched(), progress);
    }
  }

  private String circumstances(String sha256) {
    return "%s %s, data %s, without %s, folds %d, seed %d, commit %s"
        .formatted(
            plan.target().key(),
            stage.key(),
            sha256,
            new TreeSet<>(plan.excluded()),
            plan.folds(),
            plan.seed(),
            plan.commit());
  }

  private EffortDataset read() throws IOException {
    progress.say("reading " + plan.dataFile() + " for " + stage.key());
    EffortDataset dataset =
        new DatasetReader(plan.data(), plan.target(), stage, plan.excluded(), plan.skipBroken())
            .read();
    dataset.broken().forEach(problem -> progress.say("skipped: " + problem));
    if (dataset.brokenCount() > dataset.broken().size()) {
      progress.say("skipped: %d broken rows in all".formatted(dataset.brokenCount()));
    }
    progress.say(
        "%d rows of %d games, %d features"
            .formatted(
                dataset.rows().size(),
                dataset.rows().gameCount(),
                dataset.rows().features().size()));
    if (dataset.rows().size() < FEW_ROWS) {
      progress.say("so few rows make a model to try things with, not one to play with");
    }
    return dataset;
  }

  private void requireRows(String kind, int count) {
    if (count < LEAST_ROWS) {
      throw new TrainingException(
          "%s: expected at least %d %s rows, found %d: profile more positions"
              .formatted(plan.dataFile(), LEAST_ROWS, kind, count));
    }
  }
}
