package v7p3r.desc.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import v7p3r.desc.model.DenseNetwork.Activation;
import v7p3r.desc.model.DenseNetwork.Layer;
import v7p3r.text.Excerpt;

/**
 * Reads the part of ONNX that a network of fully connected layers needs. The names of fields and
 * their numbers are those of onnx.proto.
 */
final class OnnxReader {
  private static final int MODEL_GRAPH = 7;
  private static final int GRAPH_NODE = 1;
  private static final int GRAPH_INITIALIZER = 5;
  private static final int GRAPH_INPUT = 11;
  private static final int GRAPH_OUTPUT = 12;
  private static final int VALUE_NAME = 1;

  private final ModelFile file;
  private final Map<String, OnnxTensor> tensors = new HashMap<>();
  private final List<OnnxNode> nodes = new ArrayList<>();
  private final List<String> inputs = new ArrayList<>();
  private final List<String> outputs = new ArrayList<>();

  OnnxReader(ModelFile file) {
    this.file = file;
  }

  DenseNetwork read() {
    boolean found = false;
    Protobuf model = Protobuf.of(file);
    while (model.next()) {
      if (model.field() == MODEL_GRAPH) {
        readGraph(model.message());
        found = true;
      } else {
        model.skip();
      }
    }
    if (!found) {
      throw file.broken("expected an ONNX model with a graph, found none");
    }
    return new DenseNetwork(layers());
  }

  private void readGraph(Protobuf graph) {
    while (graph.next()) {
      switch (graph.field()) {
        case GRAPH_NODE -> nodes.add(OnnxNode.read(graph.message()));
        case GRAPH_INITIALIZER -> {
          OnnxTensor tensor = OnnxTensor.read(graph.message());
          tensors.put(tensor.name(), tensor);
        }
        case GRAPH_INPUT -> inputs.add(valueName(graph.message()));
        case GRAPH_OUTPUT -> outputs.add(valueName(graph.message()));
        default -> graph.skip();
      }
    }
  }

  private static String valueName(Protobuf value) {
    String name = "";
    while (value.next()) {
      if (value.field() == VALUE_NAME) {
        name = value.text();
      } else {
        value.skip();
      }
    }
    return name;
  }

  private List<Layer> layers() {
    inputs.removeIf(tensors::containsKey);
    if (inputs.size() != 1 || outputs.size() != 1) {
      throw file.broken(
          "expected one input and one output, found %d and %d"
              .formatted(inputs.size(), outputs.size()));
    }
    List<Layer> layers = new ArrayList<>();
    String value = inputs.getFirst();
    for (OnnxNode node : nodes) {
      if (node.inputs().isEmpty() || !node.inputs().getFirst().equals(value)) {
        throw wrong(node, "expected a chain that goes on from " + Excerpt.of(value));
      }
      switch (node.operator()) {
        case "Gemm" -> layers.add(layer(node, layers));
        case "Relu" -> activate(layers, node, Activation.RELU);
        case "Sigmoid" -> activate(layers, node, Activation.SIGMOID);
        default ->
            throw wrong(
                node, "expected Gemm, Relu or Sigmoid, found " + Excerpt.of(node.operator()));
      }
      value = node.output();
    }
    if (layers.isEmpty() || !value.equals(outputs.getFirst())) {
      throw file.broken(
          "expected a chain of layers that ends in " + Excerpt.of(outputs.getFirst()));
    }
    if (layers.getLast().outputs() != 1) {
      throw file.broken("expected one number as output, found " + layers.getLast().outputs());
    }
    return layers;
  }

  private void activate(List<Layer> layers, OnnxNode node, Activation activation) {
    if (layers.isEmpty() || layers.getLast().activation() != Activation.NONE) {
      throw wrong(node, "expected a Gemm before it");
    }
    layers.add(layers.removeLast().withActivation(activation));
  }

  private Layer layer(OnnxNode node, List<Layer> before) {
    if (node.alpha() != 1 || node.beta() != 1 || node.transA() || node.inputs().size() != 3) {
      throw wrong(node, "expected a Gemm with a bias, alpha 1, beta 1 and transA 0");
    }
    OnnxTensor weights = tensor(node, 1);
    OnnxTensor bias = tensor(node, 2);
    if (weights.dimensions().length != 2) {
      throw wrong(node, "expected weights of two dimensions");
    }
    int inputs = weights.dimensions()[node.transB() ? 1 : 0];
    int outputs = weights.dimensions()[node.transB() ? 0 : 1];
    if (bias.values().length != outputs) {
      throw wrong(node, "expected a bias of %d, found %d".formatted(outputs, bias.values().length));
    }
    if (!before.isEmpty() && before.getLast().outputs() != inputs) {
      throw wrong(
          node, "expected %d inputs, found %d".formatted(before.getLast().outputs(), inputs));
    }
    float[] byInput =
        node.transB() ? transposed(weights.values(), outputs, inputs) : weights.values();
    return new Layer(inputs, outputs, byInput, bias.values(), Activation.NONE);
  }

  private OnnxTensor tensor(OnnxNode node, int input) {
    OnnxTensor tensor = tensors.get(node.inputs().get(input));
    if (tensor == null) {
      throw wrong(node, "there is no tensor " + Excerpt.of(node.inputs().get(input)));
    }
    return tensor;
  }

  private static float[] transposed(float[] values, int rows, int columns) {
    float[] transposed = new float[values.length];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        transposed[column * rows + row] = values[row * columns + column];
      }
    }
    return transposed;
  }

  private ModelException wrong(OnnxNode node, String problem) {
    return file.broken("node " + Excerpt.of(node.name()) + ": " + problem);
  }
}
