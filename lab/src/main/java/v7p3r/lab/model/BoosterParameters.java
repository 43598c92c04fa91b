package v7p3r.lab.model;

/**
 * How the classifier is trained; the defaults are those of the seed's Appendix B.
 *
 * @param rounds at most; each adds one tree a bin
 * @param patience rounds without a better loss on games that do not teach
 */
public record BoosterParameters(
    int maxDepth,
    int rounds,
    double learningRate,
    double subsample,
    double columnShare,
    double alpha,
    double lambda,
    double minChildWeight,
    int patience) {
  public static final BoosterParameters SEED =
      new BoosterParameters(6, 100, 0.1, 0.8, 0.8, 0.1, 1.0, 1.0, 10);

  public BoosterParameters withRounds(int number) {
    return new BoosterParameters(
        maxDepth,
        number,
        learningRate,
        subsample,
        columnShare,
        alpha,
        lambda,
        minChildWeight,
        patience);
  }
}
