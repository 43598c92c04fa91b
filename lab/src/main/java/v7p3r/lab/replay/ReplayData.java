package v7p3r.lab.replay;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import v7p3r.desc.Feature;

/** Reads the positions of the deep layer. */
public final class ReplayData {
  private final Path file;
  private final List<String> columns;
  private final int[] prior;
  private final int[] live;

  private ReplayData(Path file, String header) throws IOException {
    this.file = file;
    this.columns = List.of(header.split(","));
    this.prior = places(Feature.prior());
    this.live = places(Feature.live());
  }

  /**
   * All positions.
   *
   * @throws IOException if the file cannot be read; names the line
   */
  public static List<ReplayPosition> read(Path file) throws IOException {
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      String header = lines.readLine();
      if (header == null) {
        throw new IOException(file + ": expected a header, found an empty file");
      }
      return new ReplayData(file, header).read(lines);
    }
  }

  private List<ReplayPosition> read(BufferedReader lines) throws IOException {
    List<ReplayPosition> positions = new ArrayList<>();
    List<String[]> rows = new ArrayList<>();
    long number = 1;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      rows.add(fields(line, number));
      if (rows.size() == ReplayPosition.CHECKPOINTS) {
        positions.add(position(rows, number));
        rows.clear();
      }
    }
    if (!rows.isEmpty()) {
      throw broken(number, "expected 7 rows a position, found " + rows.size() + " at the end");
    }
    return positions;
  }

  private String[] fields(String line, long number) throws IOException {
    String[] fields = line.split(",", -1);
    if (fields.length != columns.size()) {
      throw broken(number, "expected " + columns.size() + " fields, found " + fields.length);
    }
    return fields;
  }

  private ReplayPosition position(List<String[]> rows, long number) throws IOException {
    String fen = rows.getFirst()[place("fen")];
    double[] losses = new double[rows.size()];
    double[] handRule = new double[rows.size()];
    float[][] seen = new float[rows.size()][];
    try {
      for (int i = 0; i < rows.size(); i++) {
        String[] row = rows.get(i);
        if (!row[place("fen")].equals(fen)) {
          throw broken(number, "expected 7 rows of one position, found another one among them");
        }
        losses[i] = Double.parseDouble(row[place("loss")]);
        handRule[i] = Double.parseDouble(row[place(Feature.LIVE_HAND_RULE.column())]);
        seen[i] = numbers(row, live);
      }
      String[] last = rows.getLast();
      return new ReplayPosition(
          last[place("split")],
          Long.parseLong(last[place("n_ref")]),
          losses,
          handRule,
          Double.parseDouble(last[place("c")]),
          Double.parseDouble(last[place("y")]),
          numbers(last, prior),
          seen);
    } catch (NumberFormatException e) {
      throw broken(number, "expected numbers, found " + e.getMessage());
    }
  }

  private int[] places(List<Feature> features) throws IOException {
    int[] places = new int[features.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = place(features.get(i).column());
    }
    return places;
  }

  private int place(String column) throws IOException {
    int place = columns.indexOf(column);
    if (place < 0) {
      throw broken(1, "expected a column " + column + ", found none");
    }
    return place;
  }

  private static float[] numbers(String[] row, int[] places) {
    float[] numbers = new float[places.length];
    for (int i = 0; i < places.length; i++) {
      numbers[i] = Float.parseFloat(row[places[i]]);
      if (!Float.isFinite(numbers[i])) {
        throw new NumberFormatException("'" + row[places[i]] + "'");
      }
    }
    return numbers;
  }

  private IOException broken(long line, String problem) {
    return new IOException(file + ", line " + line + ": " + problem);
  }
}
