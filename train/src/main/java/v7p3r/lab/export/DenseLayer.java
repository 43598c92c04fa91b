package v7p3r.lab.export;

/**
 * A trained layer.
 *
 * @param weights by output, as PyTorch keeps them
 */
public record DenseLayer(int inputs, int outputs, float[] weights, float[] bias) {
  public DenseLayer {
    if (weights.length != inputs * outputs || bias.length != outputs) {
      throw new IllegalArgumentException(
          "expected %d weights and %d biases, found %d and %d"
              .formatted(inputs * outputs, outputs, weights.length, bias.length));
    }
  }
}
