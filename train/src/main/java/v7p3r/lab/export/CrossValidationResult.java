package v7p3r.lab.export;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** How the classifier did on each fold, trained on the others. */
public record CrossValidationResult(List<Fold> folds) {
  /** The likeliest bin, against the right one. */
  public record Fold(double loss, double accuracy, double withinOne, double weightedKappa) {}

  public CrossValidationResult {
    folds = List.copyOf(folds);
  }

  public double mean(ToDoubleFunction<Fold> number) {
    return folds.stream().mapToDouble(number).average().orElse(Double.NaN);
  }

  public double deviation(ToDoubleFunction<Fold> number) {
    double mean = mean(number);
    double squares =
        folds.stream().mapToDouble(fold -> Math.pow(number.applyAsDouble(fold) - mean, 2)).sum();
    return folds.size() < 2 ? 0 : Math.sqrt(squares / (folds.size() - 1));
  }
}
