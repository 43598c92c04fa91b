package v7p3r.lab.tune;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32C;
import v7p3r.arena.work.AtomicFile;

/** All that training is made of between two epochs, so that it can stop and go on. */
final class TrainingState {
  private static final int MAGIC = 0x56375444; // "V7TD"
  private static final int MAGIC_WITHOUT_SUM = 0x56375443; // "V7TC", of earlier versions

  int epoch;
  long steps;
  final double[] parameters;

  /** Adam's running means of slopes and of their squares. */
  final double[] mean;

  final double[] square;

  final double[] best;
  double bestLoss = Double.POSITIVE_INFINITY;
  int bestEpoch;

  TrainingState(double[] start) {
    parameters = start.clone();
    best = start.clone();
    mean = new double[start.length];
    square = new double[start.length];
  }

  /** Replaces the file in one step: a stop at any moment leaves the old or the new one. */
  void save(Path file, String id) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(MAGIC);
    out.writeUTF(id);
    out.writeInt(epoch);
    out.writeLong(steps);
    out.writeDouble(bestLoss);
    out.writeInt(bestEpoch);
    for (double[] values : arrays()) {
      for (double value : values) {
        out.writeDouble(value);
      }
    }
    out.writeLong(sum(bytes.toByteArray(), bytes.size()));
    new AtomicFile(file).writeDurably(bytes.toByteArray());
  }

  private static long sum(byte[] bytes, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, length);
    return sum.getValue();
  }

  /**
   * The state of a run with the same id, if the file holds one.
   *
   * @throws IOException if it is damaged
   */
  static Optional<TrainingState> load(Path file, String id, int parameters) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    byte[] bytes = Files.readAllBytes(file);
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int magic = in.readInt();
      if (magic != MAGIC && magic != MAGIC_WITHOUT_SUM || !in.readUTF().equals(id)) {
        return Optional.empty();
      }
      TrainingState state = new TrainingState(new double[parameters]);
      state.epoch = in.readInt();
      state.steps = in.readLong();
      state.bestLoss = in.readDouble();
      state.bestEpoch = in.readInt();
      for (double[] values : state.arrays()) {
        for (int i = 0; i < values.length; i++) {
          values[i] = in.readDouble();
        }
      }
      if (magic == MAGIC && in.readLong() != sum(bytes, bytes.length - Long.BYTES)) {
        throw new IOException(
            file + ": the checkpoint does not fit its checksum; remove it to begin anew");
      }
      return Optional.of(state);
    } catch (EOFException e) {
      return Optional.empty();
    }
  }

  private double[][] arrays() {
    return new double[][] {parameters, mean, square, best};
  }
}
