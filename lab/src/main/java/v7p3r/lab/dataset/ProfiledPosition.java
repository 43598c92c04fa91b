package v7p3r.lab.dataset;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import v7p3r.lab.schema.Column;

/**
 * What the deep layer says about a position as a whole.
 *
 * @param move the one that the reference search ended with
 * @param firstLoss what the move of the shortest look loses, in win probability
 * @param lastLoss what the last move loses
 * @param label y, the value of computation
 */
public record ProfiledPosition(
    String fen,
    String game,
    int ply,
    String move,
    double firstLoss,
    double lastLoss,
    double label) {
  private static final List<Column> FACTS =
      List.of(
          Column.FEN,
          Column.GAME,
          Column.PLY,
          Column.N_REF,
          Column.NODES,
          Column.BEST_MOVE,
          Column.LOSS,
          Column.TARGET);

  /**
   * Reads the positions of a file, in their order.
   *
   * @throws IOException if it cannot be read; names the line
   */
  public static List<ProfiledPosition> read(Path file) throws IOException {
    List<ProfiledPosition> positions = new ArrayList<>();
    try (FactRows rows = FactRows.open(new DatasetFile(file), FACTS, List.of())) {
      double firstLoss = 0;
      String fen = "";
      while (rows.next()) {
        if (!rows.text(Column.FEN).equals(fen)) {
          fen = rows.text(Column.FEN);
          firstLoss = rows.number(Column.LOSS);
        }
        if (rows.text(Column.NODES).equals(rows.text(Column.N_REF))) {
          positions.add(position(rows, firstLoss));
          fen = "";
        }
      }
    }
    return positions;
  }

  private static ProfiledPosition position(FactRows row, double firstLoss) throws IOException {
    return new ProfiledPosition(
        row.text(Column.FEN),
        row.text(Column.GAME),
        (int) row.whole(Column.PLY),
        row.text(Column.BEST_MOVE),
        firstLoss,
        row.number(Column.LOSS),
        row.number(Column.TARGET));
  }
}
