package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.desc.model.StageParameters;

/** The quality of a model beside its baselines, for people and for programs. */
public final class QualityTable {
  private static final double PERCENT = 100;

  private QualityTable() {}

  /** The model first, then its parts, then what stands beside it. */
  static List<Quality> lines(ModelEvaluation evaluation) {
    List<Quality> lines = new ArrayList<>();
    lines.add(evaluation.model());
    lines.addAll(evaluation.byReference());
    lines.addAll(evaluation.others());
    return lines;
  }

  public static String text(ModelEvaluation evaluation) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s model on %d held-out rows, R2 %.3f%n%-26s %8s %8s %8s %8s %8s%n",
            evaluation.stage().key(),
            evaluation.rows().size(),
            evaluation.rSquared(),
            "",
            "five",
            "within 1",
            "kappa",
            "AUC",
            "cal.err"));
    for (Quality line : lines(evaluation)) {
      text.append(
          String.format(
              Locale.ROOT,
              "%-26s %6.1f %% %6.1f %% %8.3f %8s %8s%n",
              line.name(),
              PERCENT * line.confusion().accuracy(),
              PERCENT * line.confusion().withinOne(),
              line.confusion().weightedKappa(),
              known(line.auc(), "%.3f"),
              known(line.calibrationError(), "%.4f")));
    }
    text.append("shares of PES bins        ");
    for (int bin = 0; bin < StageParameters.BINS; bin++) {
      ConfusionMatrix confusion = evaluation.model().confusion();
      text.append(
          String.format(
              Locale.ROOT,
              " %5.1f %%",
              PERCENT * confusion.predictedCount(bin) / confusion.total()));
    }
    return text.append(System.lineSeparator()).append(System.lineSeparator()).toString();
  }

  static String known(double number, String format) {
    return Double.isNaN(number) ? "-" : String.format(Locale.ROOT, format, number);
  }

  /** The same numbers as JSON; what is not known is left out. */
  public static void addTo(ObjectNode json, ModelEvaluation evaluation) {
    json.put("rows", evaluation.rows().size());
    json.put("r_squared", evaluation.rSquared());
    for (Quality line : lines(evaluation)) {
      ObjectNode part = json.putObject(line.name());
      part.put("accuracy", line.confusion().accuracy());
      part.put("within_one", line.confusion().withinOne());
      part.put("weighted_kappa", line.confusion().weightedKappa());
      putKnown(part, "auc_improves", line.auc());
      putKnown(part, "calibration_error", line.calibrationError());
    }
  }

  private static void putKnown(ObjectNode json, String name, double value) {
    if (!Double.isNaN(value)) {
      json.put(name, value);
    }
  }
}
