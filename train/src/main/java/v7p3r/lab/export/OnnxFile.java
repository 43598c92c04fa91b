package v7p3r.lab.export;

import ai.onnx.proto.OnnxMl.AttributeProto;
import ai.onnx.proto.OnnxMl.GraphProto;
import ai.onnx.proto.OnnxMl.ModelProto;
import ai.onnx.proto.OnnxMl.NodeProto;
import ai.onnx.proto.OnnxMl.OperatorSetIdProto;
import ai.onnx.proto.OnnxMl.TensorProto;
import ai.onnx.proto.OnnxMl.TensorShapeProto;
import ai.onnx.proto.OnnxMl.TypeProto;
import ai.onnx.proto.OnnxMl.ValueInfoProto;
import com.google.protobuf.ByteString;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/** Writes a regressor as ONNX: Gemm and Relu for each hidden layer, Gemm and Sigmoid at the end. */
public final class OnnxFile {
  private static final int IR_VERSION = 8;
  private static final int OPERATOR_SET = 13;

  /** The name of the input: rows of scaled features. */
  public static final String INPUT = "features";

  /** The name of the output: one number from 0 to 1 a row. */
  public static final String OUTPUT = "effort";

  private OnnxFile() {}

  public static byte[] bytes(String name, List<DenseLayer> layers) {
    GraphProto.Builder graph = GraphProto.newBuilder().setName(name);
    graph.addInput(value(INPUT, layers.getFirst().inputs()));
    graph.addOutput(value(OUTPUT, layers.getLast().outputs()));
    String before = INPUT;
    for (int i = 0; i < layers.size(); i++) {
      DenseLayer layer = layers.get(i);
      boolean last = i == layers.size() - 1;
      String sums = "sums_" + i;
      String after = last ? OUTPUT : "values_" + i;
      graph.addInitializer(
          tensor("weights_" + i, layer.weights(), layer.outputs(), layer.inputs()));
      graph.addInitializer(tensor("bias_" + i, layer.bias(), layer.outputs()));
      graph.addNode(
          NodeProto.newBuilder()
              .setName("layer_" + i)
              .setOpType("Gemm")
              .addInput(before)
              .addInput("weights_" + i)
              .addInput("bias_" + i)
              .addOutput(sums)
              .addAttribute(transposedWeights()));
      graph.addNode(
          NodeProto.newBuilder()
              .setName("activation_" + i)
              .setOpType(last ? "Sigmoid" : "Relu")
              .addInput(sums)
              .addOutput(after));
      before = after;
    }
    return ModelProto.newBuilder()
        .setIrVersion(IR_VERSION)
        .setProducerName("v7p3r")
        .addOpsetImport(OperatorSetIdProto.newBuilder().setVersion(OPERATOR_SET))
        .setGraph(graph)
        .build()
        .toByteArray();
  }

  private static AttributeProto transposedWeights() {
    return AttributeProto.newBuilder()
        .setName("transB")
        .setType(AttributeProto.AttributeType.INT)
        .setI(1)
        .build();
  }

  private static TensorProto tensor(String name, float[] values, int... dimensions) {
    ByteBuffer raw = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    raw.asFloatBuffer().put(values);
    TensorProto.Builder tensor =
        TensorProto.newBuilder()
            .setName(name)
            .setDataType(TensorProto.DataType.FLOAT.getNumber())
            .setRawData(ByteString.copyFrom(raw));
    for (int dimension : dimensions) {
      tensor.addDims(dimension);
    }
    return tensor.build();
  }

  private static ValueInfoProto value(String name, int width) {
    TensorShapeProto.Builder shape =
        TensorShapeProto.newBuilder()
            .addDim(TensorShapeProto.Dimension.newBuilder().setDimParam("rows"))
            .addDim(TensorShapeProto.Dimension.newBuilder().setDimValue(width));
    return ValueInfoProto.newBuilder()
        .setName(name)
        .setType(
            TypeProto.newBuilder()
                .setTensorType(
                    TypeProto.Tensor.newBuilder()
                        .setElemType(TensorProto.DataType.FLOAT.getNumber())
                        .setShape(shape)))
        .build();
  }
}
