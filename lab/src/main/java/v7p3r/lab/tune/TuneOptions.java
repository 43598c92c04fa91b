package v7p3r.lab.tune;

import java.util.Set;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;

/**
 * How to tune.
 *
 * @param start the weights to begin with
 * @param scoreShare how much an engine's score counts against the game's result, 0 to 1
 * @param scoreScale centipawns of the logistic law for scores; 0 fits it to results by source
 * @param scale centipawns of the logistic law; 0 fits it to the starting weights
 * @param epochs at most, each one look at all positions
 * @param patience epochs without a better validation loss after which it ends
 * @param batch positions a step
 * @param rate centipawns that a weight moves in a step at first; it falls to zero with the epochs
 * @param prior as many positions as the design value of a weight counts for
 * @param keepSigns whether a bonus must not become a penalty, nor the reverse
 * @param frozen weights that stay as they are
 * @param strict whether positions are left out in which a capture wins material or a forcing move
 *     is best
 * @param seed of the order in which positions are seen
 * @param threads that share the work; they do not change the result
 */
public record TuneOptions(
    Weights start,
    double scoreShare,
    double scoreScale,
    double scale,
    int epochs,
    int patience,
    int batch,
    double rate,
    double prior,
    boolean keepSigns,
    Set<Weight> frozen,
    boolean strict,
    long seed,
    int threads) {
  public TuneOptions {
    frozen = Set.copyOf(frozen);
  }

  /** Names everything that changes the result. */
  String fingerprint() {
    return String.join(
        " ",
        Fingerprint.ofText(start.toString()),
        "" + scoreShare,
        "" + scoreScale,
        "" + scale,
        "" + epochs,
        "" + patience,
        "" + batch,
        "" + rate,
        "" + prior,
        "" + keepSigns,
        frozen.stream().sorted().toList().toString(),
        "" + strict,
        "" + seed);
  }
}
