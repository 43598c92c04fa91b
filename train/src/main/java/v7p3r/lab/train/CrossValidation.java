package v7p3r.lab.train;

import java.util.ArrayList;
import java.util.List;
import v7p3r.arena.work.Progress;
import v7p3r.desc.model.BoostedTrees;
import v7p3r.desc.model.ModelFile;
import v7p3r.lab.export.CrossValidationResult;
import v7p3r.lab.export.CrossValidationResult.Fold;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.ConfusionMatrix;
import v7p3r.lab.model.EffortBins;
import v7p3r.lab.model.EffortRows;

/** Trains the classifier several times, each time judged by games that did not teach it. */
final class CrossValidation {
  private final EffortRows rows;
  private final float[] edges;
  private final BoosterTrainer trainer;
  private final int folds;

  CrossValidation(EffortRows rows, float[] edges, BoosterTrainer trainer, int folds) {
    this.rows = rows;
    this.edges = edges;
    this.trainer = trainer;
    this.folds = folds;
  }

  CrossValidationResult run(BoosterParameters parameters, String label, Progress progress) {
    List<Fold> results = new ArrayList<>();
    for (int i = 0; i < folds; i++) {
      int fold = i;
      EffortRows teaching = rows.only(row -> GameSplit.fold(rows, row, folds) != fold);
      EffortRows judging = rows.only(row -> GameSplit.fold(rows, row, folds) == fold);
      if (judging.size() == 0 || teaching.size() == 0) {
        throw new TrainingException(
            "too few games for %d folds: fold %d is empty (--folds)".formatted(folds, fold + 1));
      }
      String name = "%s %d of %d".formatted(label, fold + 1, folds);
      BoosterTrainer.Trained trained = trainer.train(teaching, judging, parameters, name, progress);
      results.add(judge(trained, judging));
    }
    return new CrossValidationResult(results);
  }

  private Fold judge(BoosterTrainer.Trained trained, EffortRows judging) {
    BoostedTrees trees = BoostedTrees.read(new ModelFile("fold", trained.json()));
    float[] row = new float[judging.features().size()];
    float[] probabilities = new float[trees.classes()];
    ConfusionMatrix confusion = new ConfusionMatrix();
    for (int i = 0; i < judging.size(); i++) {
      judging.copy(i, row);
      trees.probabilities(row, probabilities);
      int likeliest = 0;
      for (int bin = 1; bin < probabilities.length; bin++) {
        likeliest = probabilities[bin] > probabilities[likeliest] ? bin : likeliest;
      }
      confusion.add(EffortBins.between(edges, judging.label(i)), likeliest);
    }
    return new Fold(
        trained.loss(), confusion.accuracy(), confusion.withinOne(), confusion.weightedKappa());
  }
}
