package v7p3r.lab.train;

import ai.djl.Device;
import ai.djl.Model;
import ai.djl.engine.Engine;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import ai.djl.nn.Activation;
import ai.djl.nn.Block;
import ai.djl.nn.Parameter;
import ai.djl.nn.SequentialBlock;
import ai.djl.nn.core.Linear;
import ai.djl.nn.norm.Dropout;
import ai.djl.training.DefaultTrainingConfig;
import ai.djl.training.GradientCollector;
import ai.djl.training.Trainer;
import ai.djl.training.loss.Loss;
import ai.djl.training.optimizer.Optimizer;
import ai.djl.training.tracker.Tracker;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import v7p3r.arena.work.Progress;
import v7p3r.desc.model.DenseNetwork;
import v7p3r.desc.model.FeatureScaler;
import v7p3r.desc.model.ModelFile;
import v7p3r.lab.export.DenseLayer;
import v7p3r.lab.export.OnnxFile;
import v7p3r.lab.model.EffortRows;
import v7p3r.lab.model.NetworkParameters;

/**
 * Trains the regressor with PyTorch: 128, 64 and 32 neurons with dropout, one output of 0 to 1.
 * First weights and the order of rows come from a seed, and one thread adds in a fixed order, so
 * the same rows give the same bits.
 */
final class NetworkTrainer {
  private static final int[] WIDTHS = {128, 64, 32, 1};

  /**
   * A trained network.
   *
   * @param epochs that were worth keeping
   * @param loss mean squared, on the games that do not teach
   */
  record Trained(List<DenseLayer> layers, int epochs, double loss) {}

  private final NetworkParameters parameters;
  private final FeatureScaler scaler;
  private final long seed;

  NetworkTrainer(NetworkParameters parameters, FeatureScaler scaler, long seed) {
    this.parameters = parameters;
    this.scaler = scaler;
    this.seed = seed;
  }

  /** The native library is on the class path, and reading or asking elsewhere is not wanted. */
  private static Engine engine() {
    System.setProperty("ai.djl.offline", "true");
    System.setProperty("OPT_OUT_TRACKING", "true");
    System.setProperty("ai.djl.pytorch.num_threads", "1");
    System.setProperty("ai.djl.pytorch.num_interop_threads", "1");
    Engine engine = Engine.getEngine("PyTorch");
    TorchLog.leaveErrors();
    return engine;
  }

  Trained train(EffortRows teaching, EffortRows stopping, String label, Progress progress) {
    Engine engine = engine();
    engine.setRandomSeed((int) seed);
    SplittableRandom random = new SplittableRandom(seed);
    try (Model model = Model.newInstance("regressor", Device.cpu(), "PyTorch");
        Progress.Bar bar = progress.start(label, parameters.epochs())) {
      Block network = network();
      model.setBlock(network);
      try (Trainer trainer = model.newTrainer(config())) {
        trainer.initialize(new Shape(parameters.batch(), scaler.size()));
        setFirstWeights(network, random);
        return train(new Rows(teaching), new Rows(stopping), network, trainer, random, bar);
      }
    }
  }

  private Trained train(
      Rows teaching,
      Rows stopping,
      Block network,
      Trainer trainer,
      SplittableRandom random,
      Progress.Bar bar) {
    int[] order = new int[teaching.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    Trained best = new Trained(List.of(), 0, Double.POSITIVE_INFINITY);
    for (int epoch = 1; epoch <= parameters.epochs(); epoch++) {
      shuffle(order, random);
      for (int from = 0; from < order.length; from += parameters.batch()) {
        step(trainer, teaching, order, from, Math.min(order.length, from + parameters.batch()));
      }
      List<DenseLayer> layers = layers(network);
      double loss = loss(layers, stopping);
      if (loss < best.loss()) {
        best = new Trained(layers, epoch, loss);
      }
      bar.note("loss %.5f".formatted(best.loss()));
      bar.add(1);
      if (epoch - best.epochs() >= parameters.patience()) {
        break;
      }
    }
    if (best.layers().isEmpty()) {
      throw new TrainingException("the network's loss is not a number: try a lower learning rate");
    }
    return best;
  }

  private SequentialBlock network() {
    SequentialBlock network = new SequentialBlock();
    for (int width : WIDTHS) {
      network.add(Linear.builder().setUnits(width).build());
      if (width > 1) {
        network.add(Activation::relu);
        network.add(Dropout.builder().optRate((float) parameters.dropout()).build());
      }
    }
    return network.add(Activation::sigmoid);
  }

  private DefaultTrainingConfig config() {
    return new DefaultTrainingConfig(Loss.l2Loss())
        .optDevices(new Device[] {Device.cpu()})
        .optOptimizer(
            Optimizer.adam()
                .optLearningRateTracker(Tracker.fixed((float) parameters.learningRate()))
                .build());
  }

  /** Normal, with the variance that keeps the size of values through layers of Relu (He). */
  private void setFirstWeights(Block network, SplittableRandom random) {
    for (Parameter parameter : network.getParameters().values()) {
      NDArray array = parameter.getArray();
      float[] values = new float[(int) array.size()];
      if (parameter.getType() == Parameter.Type.WEIGHT) {
        double deviation = Math.sqrt(2.0 / array.getShape().get(1));
        for (int i = 0; i < values.length; i++) {
          values[i] = (float) (deviation * random.nextGaussian());
        }
      }
      array.set(values);
    }
  }

  private static void shuffle(int[] order, SplittableRandom random) {
    for (int i = order.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[other];
      order[other] = kept;
    }
  }

  private void step(Trainer trainer, Rows rows, int[] order, int from, int to) {
    try (NDManager manager = trainer.getManager().newSubManager()) {
      NDArray input = rows.input(manager, order, from, to);
      NDArray labels = rows.labels(manager, order, from, to);
      try (GradientCollector gradients = trainer.newGradientCollector()) {
        NDArray answers = trainer.forward(new NDList(input)).singletonOrThrow();
        NDArray loss = answers.sub(labels).square().mean();
        gradients.backward(loss);
        answers.close();
        loss.close();
      }
      trainer.step();
    }
  }

  /** Asked the way the engine will ask, without dropout. */
  private static double loss(List<DenseLayer> layers, Rows rows) {
    DenseNetwork network =
        DenseNetwork.read(new ModelFile("regressor", OnnxFile.bytes("regressor", layers)));
    DenseNetwork.Scratch scratch = network.newScratch();
    double sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      double error = network.output(rows.scaled(i), scratch) - rows.label(i);
      sum += error * error;
    }
    return sum / rows.size();
  }

  private static List<DenseLayer> layers(Block network) {
    List<DenseLayer> layers = new ArrayList<>();
    float[] weights = {};
    for (Parameter parameter : network.getParameters().values()) {
      float[] values = parameter.getArray().toFloatArray();
      if (parameter.getType() == Parameter.Type.WEIGHT) {
        weights = values;
      } else if (parameter.getType() == Parameter.Type.BIAS) {
        layers.add(new DenseLayer(weights.length / values.length, values.length, weights, values));
      }
    }
    return layers;
  }

  /** Rows with scaled features, handed over in batches. */
  private final class Rows {
    private final EffortRows rows;
    private final float[] row;

    Rows(EffortRows rows) {
      this.rows = rows;
      this.row = new float[scaler.size()];
    }

    int size() {
      return rows.size();
    }

    float label(int index) {
      return rows.label(index);
    }

    /** Valid until the next question. */
    float[] scaled(int index) {
      rows.copy(index, row);
      scaler.scale(row, row);
      return row;
    }

    NDArray input(NDManager manager, int[] order, int from, int to) {
      float[] values = new float[(to - from) * row.length];
      for (int i = from; i < to; i++) {
        System.arraycopy(scaled(order[i]), 0, values, (i - from) * row.length, row.length);
      }
      return manager.create(values, new Shape(to - from, row.length));
    }

    NDArray labels(NDManager manager, int[] order, int from, int to) {
      float[] values = new float[to - from];
      for (int i = from; i < to; i++) {
        values[i - from] = rows.label(order[i]);
      }
      return manager.create(values, new Shape(to - from, 1));
    }
  }
}
