package v7p3r.desc.model;

/** Buffers for the questions of one thread, so that no question allocates. */
public final class EffortScratch {
  final float[] probabilities;
  final float[] scaled;
  final DenseNetwork.Scratch network;

  EffortScratch(int classes, int features, DenseNetwork network) {
    this.probabilities = new float[classes];
    this.scaled = new float[features];
    this.network = network.newScratch();
  }
}
