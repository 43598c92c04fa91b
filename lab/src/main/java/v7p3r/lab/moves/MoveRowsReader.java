package v7p3r.lab.moves;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.dataset.DatasetRows;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;
import v7p3r.lab.schema.GameName;
import v7p3r.profile.Split;
import v7p3r.search.effort.MoveFact;
import v7p3r.search.effort.MoveRule;

/** Reads the reduced moves of a dataset, those that teach apart from those that judge. */
final class MoveRowsReader {
  private final DatasetFile file;
  private final Map<String, Integer> places = new HashMap<>();
  private List<String> fields = List.of();
  private String place = "";

  final MoveRows teaching = new MoveRows();
  final MoveRows judging = new MoveRows();

  private MoveRowsReader(DatasetFile file) {
    this.file = file;
  }

  /**
   * Reads a file as a whole; costs are in shares of the means of what teaches.
   *
   * @throws IOException if it cannot be read or has no such rows; says where
   */
  static MoveRowsReader read(DatasetFile file) throws IOException {
    MoveRowsReader reader = new MoveRowsReader(file);
    reader.read();
    if (reader.teaching.size() == 0 || reader.judging.size() == 0) {
      throw new IOException(
          "%s: expected reduced moves of games that teach and of games that judge, found %d and %d"
              .formatted(file, reader.teaching.size(), reader.judging.size()));
    }
    double[] means = reader.teaching.meanNodes();
    reader.teaching.normalize(means);
    reader.judging.normalize(means);
    return reader;
  }

  private void read() throws IOException {
    try (DatasetRows rows = file.open()) {
      for (int i = 0; i < rows.columns().size(); i++) {
        places.put(rows.columns().get(i), i);
      }
      for (Column column : Column.of(DataLayer.MOVES)) {
        require(column.label());
      }
      for (String column : DataLayer.MOVES.featureColumns()) {
        require(column);
      }
      for (Optional<List<String>> next = rows.next(); next.isPresent(); next = rows.next()) {
        fields = next.get();
        place = rows.place();
        if (fields.size() != rows.columns().size()) {
          throw broken("expected %d fields, found %d", rows.columns().size(), fields.size());
        }
        if (text(Column.RULE).equals(MoveRule.REDUCED.key())) {
          (text(Column.SPLIT).equals(Split.TRAIN.label()) ? teaching : judging).add(row());
        }
      }
    }
  }

  private void require(String column) throws IOException {
    if (!places.containsKey(column)) {
      throw new IOException(file + ": expected a column " + column + ", found none");
    }
  }

  private MoveRows.Row row() throws IOException {
    int[] facts = new int[MoveFact.COUNT];
    for (MoveFact fact : MoveFact.values()) {
      facts[fact.ordinal()] = (int) number(DataLayer.column(fact));
    }
    double[] nodes = new double[MoveRows.REDUCTIONS];
    for (int plies = 0; plies < nodes.length; plies++) {
      nodes[plies] = number(Column.OF_REDUCTIONS.get(plies).label());
    }
    return new MoveRows.Row(
        GameName.source(text(Column.GAME)),
        number(Column.WEIGHT.label()),
        (int) number(Column.FORMULA.label()),
        Math.max(0, (int) number(Column.NEW_DEPTH.label()) - 1),
        facts,
        nodes,
        (int) number(Column.MISSED.label()),
        number(Column.GAIN.label()),
        number(Column.RAISES.label()) != 0);
  }

  private String text(Column column) {
    return fields.get(places.get(column.label()));
  }

  private double number(String column) throws IOException {
    String text = fields.get(places.get(column));
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IOException(
          "%s, %s, %s: expected a number, found '%s'".formatted(file, place, column, text), e);
    }
  }

  private IOException broken(String problem, Object... numbers) {
    return new IOException(file + ", " + place + ": " + problem.formatted(numbers));
  }
}
