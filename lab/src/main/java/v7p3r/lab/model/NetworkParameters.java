package v7p3r.lab.model;

/**
 * How the regressor is trained; layers and defaults are those of the seed's Appendix B.
 *
 * @param epochs at most
 * @param patience epochs without a better loss on games that do not teach
 */
public record NetworkParameters(
    int epochs, int batch, double learningRate, double dropout, int patience) {
  public static final NetworkParameters SEED = new NetworkParameters(50, 256, 0.001, 0.2, 8);
}
