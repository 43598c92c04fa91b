package v7p3r.desc.model;

import java.util.ArrayList;
import java.util.List;
import v7p3r.text.Excerpt;

/** An operation of an ONNX graph, with the attributes of a Gemm. */
record OnnxNode(
    String name,
    String operator,
    List<String> inputs,
    String output,
    float alpha,
    float beta,
    boolean transA,
    boolean transB) {
  private static final int NODE_INPUT = 1;
  private static final int NODE_OUTPUT = 2;
  private static final int NODE_NAME = 3;
  private static final int NODE_OPERATOR = 4;
  private static final int NODE_ATTRIBUTE = 5;

  static OnnxNode read(Protobuf message) {
    String name = "";
    String operator = "";
    String output = "";
    List<String> inputs = new ArrayList<>();
    Attributes attributes = new Attributes();
    while (message.next()) {
      switch (message.field()) {
        case NODE_INPUT -> inputs.add(message.text());
        case NODE_OUTPUT -> output = message.text();
        case NODE_NAME -> name = message.text();
        case NODE_OPERATOR -> operator = message.text();
        case NODE_ATTRIBUTE -> attributes.read(message.message());
        default -> message.skip();
      }
    }
    return new OnnxNode(
        name.isEmpty() ? operator : name,
        operator,
        List.copyOf(inputs),
        output,
        attributes.alpha,
        attributes.beta,
        attributes.transA,
        attributes.transB);
  }

  /** What a Gemm does to its inputs; the values are the defaults of the operator. */
  private static final class Attributes {
    private static final int ATTRIBUTE_NAME = 1;
    private static final int ATTRIBUTE_FLOAT = 2;
    private static final int ATTRIBUTE_INTEGER = 3;

    private float alpha = 1;
    private float beta = 1;
    private boolean transA;
    private boolean transB;

    private void read(Protobuf message) {
      String name = "";
      float number = 0;
      long integer = 0;
      while (message.next()) {
        switch (message.field()) {
          case ATTRIBUTE_NAME -> name = message.text();
          case ATTRIBUTE_FLOAT -> number = message.fixedFloat();
          case ATTRIBUTE_INTEGER -> integer = message.integer();
          default -> message.skip();
        }
      }
      switch (name) {
        case "alpha" -> alpha = number;
        case "beta" -> beta = number;
        case "transA" -> transA = integer != 0;
        case "transB" -> transB = integer != 0;
        default -> throw message.broken("unknown attribute " + Excerpt.of(name));
      }
    }
  }
}
