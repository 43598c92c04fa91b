package v7p3r.desc.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DenseNetworkTest {
  /** Hidden: max(0, a - b) and max(0, 2a + 1); out: sigmoid(hidden0 - hidden1 + 0.5). */
  private static byte[] network() {
    return TinyOnnx.chain(
        TinyOnnx.node("Gemm", "sums", "in", "w0", "b0"),
        TinyOnnx.node("Relu", "hidden", "sums"),
        TinyOnnx.transposedGemm("last", "hidden", "w1", "b1"),
        TinyOnnx.node("Sigmoid", "out", "last"),
        TinyOnnx.tensor("w0", new int[] {2, 2}, 1, 2, -1, 0),
        TinyOnnx.packedTensor("b0", new int[] {2}, 0, 1),
        TinyOnnx.packedTensor("w1", new int[] {1, 2}, 1, -1),
        TinyOnnx.tensor("b1", new int[] {1}, 0.5f));
  }

  private static DenseNetwork read(byte[] bytes) {
    return DenseNetwork.read(new ModelFile("net.onnx", bytes));
  }

  private static float output(DenseNetwork network, float... row) {
    return network.output(row, network.newScratch());
  }

  @Test
  void multipliesAddsAndActivates() {
    DenseNetwork network = read(network());
    assertThat(network.inputs()).isEqualTo(2);
    assertThat(output(network, 3, 1)).isCloseTo(sigmoid(2 - 7 + 0.5), within(1e-6f));
    assertThat(output(network, -2, 1)).isCloseTo(sigmoid(0.5), within(1e-6f));
  }

  private static float sigmoid(double x) {
    return (float) (1 / (1 + Math.exp(-x)));
  }

  @Test
  void aFileThatEndsTooEarlyIsRefused() {
    byte[] whole = network();
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> read(cut))
          .isInstanceOf(ModelException.class)
          .hasMessageStartingWith("net.onnx");
    }
  }

  @Test
  void anOperatorThatIsNotKnownIsNamed() {
    byte[] bytes = TinyOnnx.chain(TinyOnnx.node("Conv", "out", "in"));
    assertThatThrownBy(() -> read(bytes))
        .hasMessage("net.onnx: node 'Conv_out': expected Gemm, Relu or Sigmoid, found 'Conv'");
  }

  @Test
  void layersMustFitTogether() {
    byte[] bytes =
        TinyOnnx.chain(
            TinyOnnx.node("Gemm", "sums", "in", "w0", "b0"),
            TinyOnnx.node("Gemm", "out", "sums", "w1", "b1"),
            TinyOnnx.tensor("w0", new int[] {2, 2}, 1, 2, -1, 0),
            TinyOnnx.tensor("b0", new int[] {2}, 0, 1),
            TinyOnnx.tensor("w1", new int[] {3, 1}, 1, 1, 1),
            TinyOnnx.tensor("b1", new int[] {1}, 0));
    assertThatThrownBy(() -> read(bytes))
        .hasMessage("net.onnx: node 'Gemm_out': expected 2 inputs, found 3");
  }

  @Test
  void aTensorMustHoldWhatItsDimensionsSay() {
    byte[] bytes = TinyOnnx.chain(TinyOnnx.tensor("w", new int[] {2, 2}, 1, 2, 3));
    assertThatThrownBy(() -> read(bytes))
        .hasMessageContaining("tensor 'w': expected 4 values, found 3");
    byte[] nan = TinyOnnx.chain(TinyOnnx.tensor("w", new int[] {1}, Float.NaN));
    assertThatThrownBy(() -> read(nan)).hasMessageContaining("tensor 'w' holds NaN");
  }

  @Test
  void aForeignFileIsRefused() {
    assertThatThrownBy(() -> read("{\"learner\": {}}".getBytes()))
        .isInstanceOf(ModelException.class)
        .hasMessageStartingWith("net.onnx");
  }
}
