package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.GameName;

/**
 * Gathers rows. Where one row a position is wanted, it is the one whose nodes are nearest to an
 * eighth of the reference: there the label's risk is measured from.
 */
final class RowCollector {
  private static final double ASKED_SHARE = 1.0 / 8;
  private static final int MAX_PHASES = 100;

  private final DatasetColumns columns;
  private final int width;
  private final List<String> phases = new ArrayList<>();
  private final SortedMap<String, Long> sources = new TreeMap<>();
  private float[] values = new float[1 << 16];
  private float[] labels = new float[1 << 10];
  private byte[] improves = new byte[1 << 10];
  private byte[] phase = new byte[1 << 10];
  private long[] games = new long[1 << 10];
  private float[] references = new float[1 << 10];
  private boolean[] validation = new boolean[1 << 10];
  private int size;
  private String position = "";
  private double distance;

  RowCollector(DatasetColumns columns) {
    this.columns = columns;
    this.width = columns.features().size();
  }

  void add(List<String> row) throws RowException {
    if (row.size() != columns.header().size()) {
      throw new RowException(
          "expected " + columns.header().size() + " columns, found " + row.size());
    }
    grow();
    read(row, size);
    if (!columns.has(Column.NODES)) {
      keep(row);
      return;
    }
    String here =
        columns.text(row, Column.FEN)
            + columns.text(row, Column.GAME)
            + ' '
            + columns.text(row, Column.PLY);
    double away = distance(row);
    boolean isNew = !here.equals(position);
    if (isNew) {
      keep(row);
    } else if (away < distance) {
      replaceLast();
    }
    if (isNew || away < distance) {
      position = here;
      distance = away;
    }
  }

  private void keep(List<String> row) {
    size++;
    sources.merge(columns.text(row, Column.SOURCE), 1L, Long::sum);
  }

  private double distance(List<String> row) throws RowException {
    float nodes = columns.number(row, Column.NODES);
    float reference = columns.number(row, Column.N_REF);
    if (nodes <= 0 || reference <= 0) {
      throw columns.wrong(row, Column.NODES, "a number above 0");
    }
    return Math.abs(Math.log(nodes / (reference * ASKED_SHARE)));
  }

  private void read(List<String> row, int at) throws RowException {
    for (int i = 0; i < width; i++) {
      values[at * width + i] = columns.number(row, (int) columns.features().get(i));
    }
    labels[at] = label(row);
    improves[at] = columns.has(Column.IMPROVES) ? improves(row) : -1;
    validation[at] =
        switch (columns.text(row, Column.SPLIT)) {
          case "train" -> false;
          case "validation" -> true;
          default -> throw columns.wrong(row, Column.SPLIT, "train or validation");
        };
    phase[at] = phase(row);
    games[at] = hash(GameName.source(columns.text(row, Column.GAME)));
    references[at] = columns.has(Column.N_REF) ? columns.number(row, Column.N_REF) : 0;
  }

  private float label(List<String> row) throws RowException {
    float label = columns.number(row, columns.label());
    if (!columns.has(Column.LOSS)) {
      return label;
    }
    if (label < 0 || label > 1) {
      throw columns.wrong(row, columns.label(), "0 to 1");
    }
    float gain = columns.number(row, Column.LOSS) - columns.number(row, Column.LOSS_8T);
    return ComputationValue.label(gain, label);
  }

  private byte improves(List<String> row) throws RowException {
    return switch (columns.text(row, Column.IMPROVES)) {
      case "0", "false" -> 0;
      case "1", "true" -> 1;
      default -> throw columns.wrong(row, Column.IMPROVES, "0 or 1");
    };
  }

  private byte phase(List<String> row) throws RowException {
    String name = columns.text(row, Column.PHASE);
    int index = phases.indexOf(name);
    if (index >= 0) {
      return (byte) index;
    }
    if (phases.size() == MAX_PHASES) {
      throw columns.wrong(row, Column.PHASE, "one of a few phases");
    }
    phases.add(name);
    return (byte) (phases.size() - 1);
  }

  /** FNV-1a with a final mix: equal on every machine, and even in its low bits. */
  static long hash(String text) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    }
    hash = (hash ^ hash >>> 33) * 0xff51afd7ed558ccdL;
    return hash ^ hash >>> 33;
  }

  private void replaceLast() {
    int last = size - 1;
    System.arraycopy(values, size * width, values, last * width, width);
    labels[last] = labels[size];
    improves[last] = improves[size];
    phase[last] = phase[size];
    validation[last] = validation[size];
  }

  private void grow() {
    if (size + 1 >= labels.length) {
      int more = 2 * labels.length;
      labels = Arrays.copyOf(labels, more);
      improves = Arrays.copyOf(improves, more);
      phase = Arrays.copyOf(phase, more);
      games = Arrays.copyOf(games, more);
      references = Arrays.copyOf(references, more);
      validation = Arrays.copyOf(validation, more);
    }
    int needed = Math.multiplyExact(size + 1, width);
    if (needed > values.length) {
      values = Arrays.copyOf(values, Math.max(needed, values.length + (values.length >> 1)));
    }
  }

  SortedMap<String, Long> sources() {
    return sources;
  }

  EffortRows finished() {
    return new EffortRows(
        columns.featureNames(),
        phases,
        Arrays.copyOf(values, size * width),
        Arrays.copyOf(labels, size),
        Arrays.copyOf(improves, size),
        Arrays.copyOf(phase, size),
        Arrays.copyOf(games, size),
        Arrays.copyOf(references, size),
        Arrays.copyOf(validation, size));
  }
}
