package v7p3r.lab.tune;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import v7p3r.eval.context.Weights;

/**
 * A block of positions as numbers: phase, scales, labels, and the counts that are not zero. About
 * three bytes a count, so a million positions take some 300 MB.
 */
final class FeatureBlock {
  static final int ROWS = 1 << 14;
  static final short NO_SCORE = Short.MIN_VALUE;
  static final byte NO_RESULT = -1;

  /** Above the numbers of the weights stand White's dangers, then Black's. */
  static final int WHITE_DANGER = Weights.count();

  static final int BLACK_DANGER = WHITE_DANGER + FeatureExtractor.DangerWeights.count();

  int rows;

  /** Where a row's counts begin; one more than rows. */
  int[] start;

  short[] index;
  byte[] count;
  byte[] phase;
  byte[] scaleWhite;
  byte[] scaleBlack;

  /** White's half points: 0, 1, 2 or {@link #NO_RESULT}. */
  byte[] result;

  /** Centipawns for White, or {@link #NO_SCORE}. */
  short[] score;

  /** The number of the source in {@link FeatureSet#sources}. */
  byte[] source;

  /** Hundredths: which part of a split by game the row belongs to, see {@link TuningPart}. */
  byte[] bucket;

  FeatureBlock(int rows) {
    this.rows = rows;
    start = new int[rows + 1];
    phase = new byte[rows];
    scaleWhite = new byte[rows];
    scaleBlack = new byte[rows];
    result = new byte[rows];
    score = new short[rows];
    source = new byte[rows];
    bucket = new byte[rows];
    index = new short[0];
    count = new byte[0];
  }

  /** Collects rows one after the other. */
  static final class Builder implements FeatureExtractor.Sink {
    private final FeatureBlock block;
    private int row = -1;
    private int size;

    Builder(int maxRows) {
      block = new FeatureBlock(maxRows);
      block.index = new short[maxRows * 96];
      block.count = new byte[maxRows * 96];
    }

    @Override
    public void position(int phase, int scaleWhite, int scaleBlack) {
      row++;
      block.phase[row] = (byte) phase;
      block.scaleWhite[row] = (byte) scaleWhite;
      block.scaleBlack[row] = (byte) scaleBlack;
    }

    @Override
    public void linear(int weight, int count) {
      add(weight, count);
    }

    @Override
    public void danger(int side, int danger, int count) {
      add((side == 0 ? WHITE_DANGER : BLACK_DANGER) + danger, count);
    }

    private void add(int index, int count) {
      if (count != (byte) count) {
        throw new IllegalStateException("count " + count + " of number " + index + " is too large");
      }
      if (size == block.index.length) {
        block.index = Arrays.copyOf(block.index, 2 * size);
        block.count = Arrays.copyOf(block.count, 2 * size);
      }
      block.index[size] = (short) index;
      block.count[size++] = (byte) count;
      block.start[row + 1] = size;
    }

    void label(byte result, short score, int source, int bucket) {
      block.start[row + 1] = size;
      block.result[row] = result;
      block.score[row] = score;
      block.source[row] = (byte) source;
      block.bucket[row] = (byte) bucket;
    }

    FeatureBlock build() {
      block.shrink(row + 1, size);
      return block;
    }
  }

  private void shrink(int rows, int size) {
    this.rows = rows;
    start = Arrays.copyOf(start, rows + 1);
    index = Arrays.copyOf(index, size);
    count = Arrays.copyOf(count, size);
    phase = Arrays.copyOf(phase, rows);
    scaleWhite = Arrays.copyOf(scaleWhite, rows);
    scaleBlack = Arrays.copyOf(scaleBlack, rows);
    result = Arrays.copyOf(result, rows);
    score = Arrays.copyOf(score, rows);
    source = Arrays.copyOf(source, rows);
    bucket = Arrays.copyOf(bucket, rows);
  }

  // ---- On disk ----

  void write(DataOutput out) throws IOException {
    out.writeInt(rows);
    out.writeInt(index.length);
    ByteBuffer buffer = ByteBuffer.allocate(4 * start.length + 2 * (index.length + score.length));
    buffer.asIntBuffer().put(start);
    buffer.position(4 * start.length);
    buffer.asShortBuffer().put(index).put(score);
    out.write(buffer.array());
    for (byte[] column : columns()) {
      out.write(column);
    }
  }

  static FeatureBlock read(DataInput in) throws IOException {
    FeatureBlock block = new FeatureBlock(in.readInt());
    int size = in.readInt();
    block.index = new short[size];
    block.count = new byte[size];
    byte[] bytes = new byte[4 * block.start.length + 2 * (size + block.score.length)];
    in.readFully(bytes);
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    buffer.asIntBuffer().get(block.start);
    buffer.position(4 * block.start.length);
    buffer.asShortBuffer().get(block.index).get(block.score);
    for (byte[] column : block.columns()) {
      in.readFully(column);
    }
    return block;
  }

  private byte[][] columns() {
    return new byte[][] {count, phase, scaleWhite, scaleBlack, result, source, bucket};
  }
}
