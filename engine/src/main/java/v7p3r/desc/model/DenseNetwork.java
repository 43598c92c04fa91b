package v7p3r.desc.model;

import java.util.List;

/** A network of fully connected layers, as ONNX saves it: Gemm, Relu and Sigmoid in a row. */
public final class DenseNetwork {
  enum Activation {
    NONE,
    RELU,
    SIGMOID
  }

  /**
   * One layer.
   *
   * @param weights by input, so that the sums of all outputs grow side by side
   */
  record Layer(int inputs, int outputs, float[] weights, float[] bias, Activation activation) {
    Layer withActivation(Activation next) {
      return new Layer(inputs, outputs, weights, bias, next);
    }

    void run(float[] in, float[] out) {
      System.arraycopy(bias, 0, out, 0, outputs);
      for (int i = 0, at = 0; i < inputs; i++, at += outputs) {
        addScaled(in[i], weights, at, out, outputs);
      }
      switch (activation) {
        case NONE -> {}
        case RELU -> relu(out, outputs);
        case SIGMOID -> sigmoid(out, outputs);
      }
    }

    /** A loop of its own, simple enough for the compiler to use vectors. */
    private static void addScaled(float factor, float[] weights, int at, float[] out, int count) {
      for (int j = 0; j < count; j++) {
        out[j] += factor * weights[at + j];
      }
    }

    private static void relu(float[] out, int count) {
      for (int j = 0; j < count; j++) {
        out[j] = Math.max(out[j], 0);
      }
    }

    private static void sigmoid(float[] out, int count) {
      for (int j = 0; j < count; j++) {
        out[j] = (float) (1 / (1 + Math.exp(-out[j])));
      }
    }
  }

  /** Where the values between layers live; one a thread. */
  public static final class Scratch {
    private float[] current;
    private float[] next;

    private Scratch(int width) {
      current = new float[width];
      next = new float[width];
    }

    private void swap() {
      float[] done = current;
      current = next;
      next = done;
    }
  }

  private final Layer[] layers;

  DenseNetwork(List<Layer> layers) {
    this.layers = layers.toArray(Layer[]::new);
  }

  /**
   * Reads the file of a network.
   *
   * @throws ModelException if it is no such file
   */
  public static DenseNetwork read(ModelFile file) {
    return new OnnxReader(file).read();
  }

  public int inputs() {
    return layers[0].inputs();
  }

  public Scratch newScratch() {
    int width = 0;
    for (Layer layer : layers) {
      width = Math.max(width, layer.outputs());
    }
    return new Scratch(width);
  }

  /**
   * The only output.
   *
   * @param row as many numbers as there are inputs
   */
  public float output(float[] row, Scratch scratch) {
    layers[0].run(row, scratch.current);
    for (int i = 1; i < layers.length; i++) {
      layers[i].run(scratch.current, scratch.next);
      scratch.swap();
    }
    return scratch.current[0];
  }
}
