package v7p3r.lab.tune;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** All that training is made of between two epochs, so that it can stop and go on. */
final class TrainingState {
  private static final int MAGIC = 0x56375443; // "V7TC"

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
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part)))) {
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
    }
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** The state of a run with the same id, if the file holds one. */
  static Optional<TrainingState> load(Path file, String id, int parameters) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (in.readInt() != MAGIC || !in.readUTF().equals(id)) {
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
      return Optional.of(state);
    } catch (EOFException e) {
      return Optional.empty();
    }
  }

  private double[][] arrays() {
    return new double[][] {parameters, mean, square, best};
  }
}
