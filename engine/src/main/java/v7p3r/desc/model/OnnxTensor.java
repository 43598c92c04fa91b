package v7p3r.desc.model;

import java.util.Arrays;
import v7p3r.text.Excerpt;

/** A named block of floats of an ONNX graph. */
record OnnxTensor(String name, int[] dimensions, float[] values) {
  private static final int TENSOR_DIMENSION = 1;
  private static final int TENSOR_TYPE = 2;
  private static final int TENSOR_FLOATS = 4;
  private static final int TENSOR_NAME = 8;
  private static final int TENSOR_RAW = 9;
  private static final int TYPE_FLOAT = 1;
  private static final int MAX_VALUES = 1 << 24;

  static OnnxTensor read(Protobuf message) {
    String name = "";
    int[] dimensions = {};
    float[] values = {};
    long type = 0;
    while (message.next()) {
      switch (message.field()) {
        case TENSOR_DIMENSION -> dimensions = withDimensions(message, dimensions);
        case TENSOR_TYPE -> type = message.integer();
        case TENSOR_FLOATS -> values = withFloats(message, values);
        case TENSOR_NAME -> name = message.text();
        case TENSOR_RAW -> values = floats(message.message(), values);
        default -> message.skip();
      }
    }
    if (type != TYPE_FLOAT) {
      throw message.broken(
          "tensor %s: expected floats (type 1), found type %d".formatted(Excerpt.of(name), type));
    }
    long size = 1;
    for (int dimension : dimensions) {
      size = Math.min(size * dimension, MAX_VALUES + 1L);
    }
    if (size != values.length) {
      throw message.broken(
          "tensor %s: expected %d values, found %d"
              .formatted(Excerpt.of(name), size, values.length));
    }
    for (float value : values) {
      if (!Float.isFinite(value)) {
        throw message.broken("tensor %s holds %s".formatted(Excerpt.of(name), value));
      }
    }
    return new OnnxTensor(name, dimensions, values);
  }

  private static int[] withDimensions(Protobuf message, int[] before) {
    if (!message.isPacked()) {
      return with(message, before, message.integer());
    }
    int[] dimensions = before;
    Protobuf list = message.message();
    while (list.hasMore()) {
      dimensions = with(message, dimensions, list.varint());
    }
    return dimensions;
  }

  private static int[] with(Protobuf message, int[] before, long dimension) {
    if (dimension < 1 || dimension > MAX_VALUES || before.length >= 8) {
      throw message.broken("expected a tensor of a few dimensions, found one of " + dimension);
    }
    int[] dimensions = Arrays.copyOf(before, before.length + 1);
    dimensions[before.length] = (int) dimension;
    return dimensions;
  }

  private static float[] withFloats(Protobuf message, float[] before) {
    if (message.isPacked()) {
      return floats(message.message(), before);
    }
    float[] values = Arrays.copyOf(before, before.length + 1);
    values[before.length] = message.fixedFloat();
    return values;
  }

  private static float[] floats(Protobuf list, float[] before) {
    float[] values = before;
    int count = before.length;
    while (list.hasMore()) {
      if (count == values.length) {
        values = Arrays.copyOf(values, Math.max(16, 2 * count));
      }
      values[count++] = list.rawFloat();
    }
    return Arrays.copyOf(values, count);
  }
}
