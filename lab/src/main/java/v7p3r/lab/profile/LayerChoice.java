package v7p3r.lab.profile;

import v7p3r.lab.schema.DataLayer;

/**
 * A layer with its settings, as plain data, so that it can be made again elsewhere.
 *
 * @param layer the key of its data
 * @param nodes of a search; 0 where depths decide
 * @param oneIn of the deep layer: games with more nodes; of that of moves: moves that are tried
 */
record LayerChoice(String layer, long nodes, double verifyShare, int oneIn, boolean inPlay) {
  /** The layer that was chosen. */
  Layer make() {
    return switch (DataLayer.valueOf(layer)) {
      case WIDE -> new WideLayer();
      case DEEP -> new DeepLayer(nodes, verifyShare, oneIn, inPlay);
      case MOVES -> new MovesLayer(new TrialPlan(0, nodes, oneIn));
    };
  }
}
