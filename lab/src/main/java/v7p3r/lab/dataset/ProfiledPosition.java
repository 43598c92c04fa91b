package v7p3r.lab.dataset;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

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
  /**
   * Reads the positions of a file, in their order.
   *
   * @throws IOException if it cannot be read; names the line
   */
  public static List<ProfiledPosition> read(Path file) throws IOException {
    List<ProfiledPosition> positions = new ArrayList<>();
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      String header = lines.readLine();
      if (header == null) {
        throw new IOException(file + ": expected a header, found an empty file");
      }
      List<String> columns = List.of(header.split(","));
      double firstLoss = 0;
      String fen = "";
      long number = 1;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        Row row = new Row(file, number, columns, line.split(",", -1));
        if (!row.text("fen").equals(fen)) {
          fen = row.text("fen");
          firstLoss = row.number("loss");
        }
        if (row.text("nodes").equals(row.text("n_ref"))) {
          positions.add(row.position(firstLoss));
          fen = "";
        }
      }
    }
    return positions;
  }

  private record Row(Path file, long number, List<String> columns, String[] fields) {
    ProfiledPosition position(double firstLoss) throws IOException {
      return new ProfiledPosition(
          text("fen"),
          text("game"),
          (int) number("ply"),
          text("best_move"),
          firstLoss,
          number("loss"),
          number("y"));
    }

    String text(String column) throws IOException {
      int place = columns.indexOf(column);
      if (place < 0 || place >= fields.length) {
        throw new IOException(
            "%s, line %d: expected a field %s, found none".formatted(file, number, column));
      }
      return fields[place];
    }

    double number(String column) throws IOException {
      try {
        return Double.parseDouble(text(column));
      } catch (NumberFormatException e) {
        throw new IOException(
            "%s, line %d, %s: expected a number, found '%s'"
                .formatted(file, number, column, text(column)),
            e);
      }
    }
  }
}
