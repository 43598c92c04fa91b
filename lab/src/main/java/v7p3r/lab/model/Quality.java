package v7p3r.lab.model;

/**
 * How good predictions of one kind are on held-out games.
 *
 * @param auc for "more search would change the move for a better one"; NaN when not known
 * @param calibrationError of the expected label; NaN for predictions that are only bins or ranks
 */
public record Quality(String name, ConfusionMatrix confusion, double auc, double calibrationError) {
  /** Of bins and scores that were predicted for rows. */
  static Quality of(
      String name, EffortRows rows, float[] labelEdges, int[] bins, float[] scores, double error) {
    ConfusionMatrix confusion = new ConfusionMatrix();
    for (int row = 0; row < rows.size(); row++) {
      confusion.add(EffortBins.between(labelEdges, rows.label(row)), bins[row]);
    }
    double auc = rows.knowsImprovement() ? Ranking.auc(scores, rows::improves) : Double.NaN;
    return new Quality(name, confusion, auc, error);
  }
}
