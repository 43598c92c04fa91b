package v7p3r.desc.model;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes small ONNX files byte by byte, as the format's description says. */
final class TinyOnnx {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** A chain of layers: operators with their tensors, from "in" to "out". */
  static byte[] chain(TinyOnnx... graphParts) {
    TinyOnnx graph = new TinyOnnx();
    for (TinyOnnx part : graphParts) {
      graph.out.writeBytes(part.out.toByteArray());
    }
    graph.message(11, new TinyOnnx().text(1, "in"));
    graph.message(12, new TinyOnnx().text(1, "out"));
    return new TinyOnnx().integer(1, 8).message(7, graph).out.toByteArray();
  }

  static TinyOnnx node(String operator, String output, String... inputs) {
    return new TinyOnnx().message(1, plainNode(operator, output, inputs));
  }

  /** A Gemm that takes its weights by output. */
  static TinyOnnx transposedGemm(String output, String... inputs) {
    TinyOnnx attribute = new TinyOnnx().text(1, "transB").integer(3, 1).integer(20, 2);
    return new TinyOnnx().message(1, plainNode("Gemm", output, inputs).message(5, attribute));
  }

  private static TinyOnnx plainNode(String operator, String output, String... inputs) {
    TinyOnnx node = new TinyOnnx();
    for (String input : inputs) {
      node.text(1, input);
    }
    return node.text(2, output).text(3, operator + "_" + output).text(4, operator);
  }

  /** With raw data, as most programs write it. */
  static TinyOnnx tensor(String name, int[] dimensions, float... values) {
    TinyOnnx tensor = new TinyOnnx();
    for (int dimension : dimensions) {
      tensor.integer(1, dimension);
    }
    return new TinyOnnx()
        .message(5, tensor.integer(2, 1).text(8, name).bytes(9, littleEndian(values)));
  }

  /** With a packed list of floats and of dimensions, the other way to write it. */
  static TinyOnnx packedTensor(String name, int[] dimensions, float... values) {
    TinyOnnx list = new TinyOnnx();
    for (int dimension : dimensions) {
      list.varint(dimension);
    }
    TinyOnnx tensor = new TinyOnnx().bytes(1, list.out.toByteArray()).integer(2, 1);
    return new TinyOnnx().message(5, tensor.bytes(4, littleEndian(values)).text(8, name));
  }

  private static byte[] littleEndian(float[] values) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (float value : values) {
      int bits = Float.floatToIntBits(value);
      for (int shift = 0; shift < 32; shift += 8) {
        bytes.write(bits >>> shift);
      }
    }
    return bytes.toByteArray();
  }

  private TinyOnnx text(int field, String text) {
    return bytes(field, text.getBytes(StandardCharsets.UTF_8));
  }

  private TinyOnnx message(int field, TinyOnnx message) {
    return bytes(field, message.out.toByteArray());
  }

  private TinyOnnx bytes(int field, byte[] bytes) {
    varint(field << 3 | 2).varint(bytes.length);
    out.writeBytes(bytes);
    return this;
  }

  private TinyOnnx integer(int field, long value) {
    return varint((long) field << 3).varint(value);
  }

  private TinyOnnx varint(long value) {
    long rest = value;
    while (rest >= 128) {
      out.write((int) (rest & 127 | 128));
      rest >>>= 7;
    }
    out.write((int) rest);
    return this;
  }
}
