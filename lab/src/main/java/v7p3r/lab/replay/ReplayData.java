package v7p3r.lab.replay;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import v7p3r.desc.Feature;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.dataset.FactRows;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;

/** Reads the positions of the deep layer. */
public final class ReplayData {
  private static final List<Column> FACTS =
      List.of(
          Column.FEN,
          Column.SPLIT,
          Column.GAME,
          Column.N_REF,
          Column.LOSS,
          Column.COST,
          Column.TARGET);

  private final FactRows rows;

  private ReplayData(FactRows rows) {
    this.rows = rows;
  }

  /**
   * All positions.
   *
   * @throws IOException if the file cannot be read; names the line
   */
  public static List<ReplayPosition> read(DatasetFile file) throws IOException {
    List<ReplayPosition> positions = new ArrayList<>();
    try (FactRows rows = FactRows.open(file, FACTS, DataLayer.DEEP.features())) {
      ReplayData data = new ReplayData(rows);
      while (rows.next()) {
        positions.add(data.position());
      }
    }
    return positions;
  }

  /** From the row that came last on. */
  private ReplayPosition position() throws IOException {
    int count = ReplayPosition.CHECKPOINTS;
    String fen = rows.text(Column.FEN);
    double[] losses = new double[count];
    double[] handRule = new double[count];
    float[][] seen = new float[count][];
    for (int i = 0; i < count; i++) {
      if (i > 0 && !rows.next()) {
        throw rows.broken("expected 7 rows a position, found " + i + " at the end");
      }
      if (!rows.text(Column.FEN).equals(fen)) {
        throw rows.broken("expected 7 rows of one position, found another one among them");
      }
      losses[i] = rows.number(Column.LOSS);
      handRule[i] = rows.number(Feature.LIVE_HAND_RULE);
      seen[i] = numbers(Feature.live());
    }
    return new ReplayPosition(
        rows.text(Column.SPLIT),
        rows.text(Column.GAME),
        rows.whole(Column.N_REF),
        losses,
        handRule,
        rows.number(Column.COST),
        rows.number(Column.TARGET),
        prior(),
        seen);
  }

  /** What is known before the search; of a trend nothing where the rows do not tell it. */
  private float[] prior() throws IOException {
    float[] prior = numbers(Feature.prior());
    float[] all = Arrays.copyOf(prior, prior.length + Feature.trend().size());
    for (Feature feature : Feature.trend()) {
      all[prior.length + feature.index()] = rows.has(feature) ? rows.number(feature) : 0;
    }
    return all;
  }

  private float[] numbers(List<Feature> features) throws IOException {
    float[] numbers = new float[features.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = rows.number(features.get(i));
    }
    return numbers;
  }
}
