package v7p3r.lab.model;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The rows of a dataset, as the training and the evaluation of one model need them. */
public final class EffortRows {
  private final List<String> features;
  private final List<String> phases;
  private final float[] values;
  private final float[] labels;
  private final byte[] improves;
  private final byte[] phase;
  private final long[] games;
  private final float[] references;
  private final boolean[] validation;

  EffortRows(
      List<String> features,
      List<String> phases,
      float[] values,
      float[] labels,
      byte[] improves,
      byte[] phase,
      long[] games,
      float[] references,
      boolean[] validation) {
    this.features = List.copyOf(features);
    this.phases = List.copyOf(phases);
    this.values = values;
    this.labels = labels;
    this.improves = improves;
    this.phase = phase;
    this.games = games;
    this.references = references;
    this.validation = validation;
  }

  public List<String> features() {
    return features;
  }

  /** The names of the phases, in the order of their first row. */
  public List<String> phases() {
    return phases;
  }

  public int size() {
    return labels.length;
  }

  public float label(int row) {
    return labels[row];
  }

  /** Whether more search would have changed the move for a better one; false when not known. */
  public boolean improves(int row) {
    return improves[row] > 0;
  }

  public boolean knowsImprovement() {
    return IntStream.range(0, size()).anyMatch(row -> improves[row] >= 0);
  }

  /** An index of {@link #phases}. */
  public int phase(int row) {
    return phase[row];
  }

  /** A hash of the game that the row comes from, the same for games played on from it. */
  public long game(int row) {
    return games[row];
  }

  /** The nodes of the search that the label comes from; 0 when not known. */
  public float reference(int row) {
    return references[row];
  }

  public boolean isValidation(int row) {
    return validation[row];
  }

  public long gameCount() {
    return Arrays.stream(games).distinct().count();
  }

  /** Copies the features of a row. */
  public void copy(int row, float[] features) {
    System.arraycopy(values, row * this.features.size(), features, 0, this.features.size());
  }

  /** The features of all rows, one row after the other; not to be changed. */
  public float[] values() {
    return values;
  }

  /** The values of one feature. */
  public float value(int row, int feature) {
    return values[row * features.size() + feature];
  }

  public EffortRows training() {
    return only(row -> !validation[row]);
  }

  public EffortRows held() {
    return only(row -> validation[row]);
  }

  /** The rows that fit, in the same order. */
  public EffortRows only(IntPredicate fits) {
    int[] rows = IntStream.range(0, size()).filter(fits).toArray();
    int width = features.size();
    float[] picked = new float[rows.length * width];
    float[] pickedLabels = new float[rows.length];
    byte[] pickedImproves = new byte[rows.length];
    byte[] pickedPhase = new byte[rows.length];
    long[] pickedGames = new long[rows.length];
    float[] pickedReferences = new float[rows.length];
    boolean[] pickedValidation = new boolean[rows.length];
    for (int i = 0; i < rows.length; i++) {
      System.arraycopy(values, rows[i] * width, picked, i * width, width);
      pickedLabels[i] = labels[rows[i]];
      pickedImproves[i] = improves[rows[i]];
      pickedPhase[i] = phase[rows[i]];
      pickedGames[i] = games[rows[i]];
      pickedReferences[i] = references[rows[i]];
      pickedValidation[i] = validation[rows[i]];
    }
    return new EffortRows(
        features,
        phases,
        picked,
        pickedLabels,
        pickedImproves,
        pickedPhase,
        pickedGames,
        pickedReferences,
        pickedValidation);
  }

  /** The same rows with other labels. */
  public EffortRows withLabels(float[] others) {
    return new EffortRows(
        features, phases, values, others.clone(), improves, phase, games, references, validation);
  }

  /**
   * The same rows with some of the features, in the given order.
   *
   * @throws DatasetException if one of them is not there
   */
  public EffortRows withFeatures(List<String> names) {
    if (names.equals(features)) {
      return this;
    }
    int[] columns = new int[names.size()];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = features.indexOf(names.get(i));
      if (columns[i] < 0) {
        throw new DatasetException(
            "the model's feature '" + names.get(i) + "' is no column of the data");
      }
    }
    float[] picked = new float[size() * columns.length];
    for (int row = 0; row < size(); row++) {
      for (int i = 0; i < columns.length; i++) {
        picked[row * columns.length + i] = value(row, columns[i]);
      }
    }
    return new EffortRows(
        names, phases, picked, labels, improves, phase, games, references, validation);
  }

  public float[] labels() {
    return labels.clone();
  }
}
