package v7p3r.lab.model;

import v7p3r.desc.model.BoostedTrees;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.EffortScratch;

/** What a model says about rows, one item a row. */
public record Predictions(float[] estimate, float[] effort, float[] pes, int[] likeliest) {
  public static Predictions of(EffortModel model, EffortRows rows) {
    int size = rows.size();
    Predictions all =
        new Predictions(new float[size], new float[size], new float[size], new int[size]);
    EffortScratch scratch = model.newScratch();
    BoostedTrees classifier = model.classifier();
    float[] probabilities = new float[classifier.classes()];
    float[] row = new float[rows.features().size()];
    for (int i = 0; i < size; i++) {
      rows.copy(i, row);
      all.estimate[i] = model.estimate(row, scratch);
      all.effort[i] = model.parameters().calibration().at(all.estimate[i]);
      all.pes[i] = model.parameters().pesScale().at(all.effort[i]);
      classifier.probabilities(row, probabilities);
      all.likeliest[i] = highest(probabilities);
    }
    return all;
  }

  private static int highest(float[] probabilities) {
    int highest = 0;
    for (int i = 1; i < probabilities.length; i++) {
      highest = probabilities[i] > probabilities[highest] ? i : highest;
    }
    return highest;
  }
}
