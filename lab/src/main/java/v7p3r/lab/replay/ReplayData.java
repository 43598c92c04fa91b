package v7p3r.lab.replay;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import v7p3r.desc.Feature;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.dataset.DatasetRows;

/** Reads the positions of the deep layer. */
public final class ReplayData {
  private static final List<String> FACTS =
      List.of("fen", "split", "game", "n_ref", "loss", "c", "y");

  private final DatasetFile file;
  private final List<String> columns;
  private final int[] prior;
  private final int[] live;

  private ReplayData(DatasetFile file, DatasetRows rows) throws IOException {
    this.file = file;
    this.columns = rows.columns();
    requireColumns(rows.place());
    this.prior = places(Feature.prior());
    this.live = places(Feature.live());
  }

  /**
   * All positions.
   *
   * @throws IOException if the file cannot be read; names the line
   */
  public static List<ReplayPosition> read(DatasetFile file) throws IOException {
    try (DatasetRows rows = file.open()) {
      return new ReplayData(file, rows).read(rows);
    }
  }

  private List<ReplayPosition> read(DatasetRows all) throws IOException {
    List<ReplayPosition> positions = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    for (Optional<List<String>> row = all.next(); row.isPresent(); row = all.next()) {
      if (row.get().size() != columns.size()) {
        throw broken(
            all.place(), "expected " + columns.size() + " fields, found " + row.get().size());
      }
      rows.add(row.get());
      if (rows.size() == ReplayPosition.CHECKPOINTS) {
        positions.add(position(rows, all.place()));
        rows.clear();
      }
    }
    if (!rows.isEmpty()) {
      throw broken(all.place(), "expected 7 rows a position, found " + rows.size() + " at the end");
    }
    return positions;
  }

  private ReplayPosition position(List<List<String>> rows, String place) throws IOException {
    String fen = rows.getFirst().get(place("fen"));
    double[] losses = new double[rows.size()];
    double[] handRule = new double[rows.size()];
    float[][] seen = new float[rows.size()][];
    try {
      for (int i = 0; i < rows.size(); i++) {
        List<String> row = rows.get(i);
        if (!row.get(place("fen")).equals(fen)) {
          throw broken(place, "expected 7 rows of one position, found another one among them");
        }
        losses[i] = Double.parseDouble(row.get(place("loss")));
        handRule[i] = Double.parseDouble(row.get(place(Feature.LIVE_HAND_RULE.column())));
        seen[i] = numbers(row, live);
      }
      List<String> last = rows.getLast();
      return new ReplayPosition(
          last.get(place("split")),
          last.get(place("game")),
          Long.parseLong(last.get(place("n_ref"))),
          losses,
          handRule,
          Double.parseDouble(last.get(place("c"))),
          Double.parseDouble(last.get(place("y"))),
          numbers(last, prior),
          seen);
    } catch (NumberFormatException e) {
      throw broken(place, "expected numbers, found " + e.getMessage());
    }
  }

  private void requireColumns(String place) throws IOException {
    Stream<String> features =
        Stream.concat(Feature.prior().stream(), Feature.live().stream()).map(Feature::column);
    for (String column : Stream.concat(features, FACTS.stream()).toList()) {
      if (!columns.contains(column)) {
        throw broken(place, "expected a column " + column + ", found none");
      }
    }
  }

  private int[] places(List<Feature> features) {
    int[] places = new int[features.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = place(features.get(i).column());
    }
    return places;
  }

  private int place(String column) {
    return columns.indexOf(column);
  }

  private static float[] numbers(List<String> row, int[] places) {
    float[] numbers = new float[places.length];
    for (int i = 0; i < places.length; i++) {
      numbers[i] = Float.parseFloat(row.get(places[i]));
      if (!Float.isFinite(numbers[i])) {
        throw new NumberFormatException("'" + row.get(places[i]) + "'");
      }
    }
    return numbers;
  }

  private IOException broken(String place, String problem) {
    return new IOException(file + ", " + place + ": " + problem);
  }
}
