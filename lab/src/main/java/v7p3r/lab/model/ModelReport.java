package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.StageParameters;
import v7p3r.lab.report.Html;

/** The HTML page about a model: what it is, how good it is, what it looks at. */
public final class ModelReport {
  private static final int SHOWN_FEATURES = 30;

  /** A model and what was found about it. */
  public record Part(EffortModel model, ModelEvaluation evaluation) {}

  private final String title;
  private final List<String> provenance;
  private final List<Part> parts;
  private final Optional<ReplayResult> replay;

  /**
   * A report.
   *
   * @param provenance lines about data and training
   */
  public ModelReport(
      String title, List<String> provenance, List<Part> parts, Optional<ReplayResult> replay) {
    this.title = title;
    this.provenance = List.copyOf(provenance);
    this.parts = List.copyOf(parts);
    this.replay = replay;
  }

  public String html() {
    Html html = new Html(title);
    provenance.forEach(html::paragraph);
    for (Part part : parts) {
      add(html, part);
    }
    replay.ifPresent(result -> addReplay(html, result));
    return html.finished();
  }

  private static void add(Html html, Part part) {
    ModelEvaluation evaluation = part.evaluation();
    html.heading("The " + evaluation.stage().key() + " model");
    html.paragraph(
        String.format(
            Locale.ROOT,
            "%d rows of games that taught nothing. %.1f %% of the variance of the labels is"
                + " explained.",
            evaluation.rows().size(),
            100 * evaluation.rSquared()));
    html.table(qualityRows(evaluation));
    html.smallHeading("What the bins mean").table(binRows(evaluation));
    html.smallHeading("Confusion matrix")
        .picture(ReportPlots.confusion(evaluation.model().confusion()));
    html.smallHeading("Calibration")
        .paragraph(
            String.format(
                Locale.ROOT,
                "Ten groups of equal size. Mean distance %.4f.",
                evaluation.calibration().error()))
        .picture(ReportPlots.calibration(evaluation.calibration()));
    html.smallHeading("What the classifier looks at")
        .paragraph("Shares of what all splits gained in training.")
        .picture(ReportPlots.importance(FeatureGain.of(part.model(), SHOWN_FEATURES)));
    html.smallHeading("PES by phase")
        .picture(ReportPlots.phases(evaluation.rows().phases(), phaseCounts(evaluation)));
  }

  private static List<List<String>> qualityRows(ModelEvaluation evaluation) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            "", "right bin", "within one", "weighted kappa", "AUC improves", "calibration error"));
    for (Quality line : QualityTable.lines(evaluation)) {
      rows.add(
          List.of(
              line.name(),
              ReportPlots.percent(line.confusion().accuracy()),
              ReportPlots.percent(line.confusion().withinOne()),
              String.format(Locale.ROOT, "%.3f", line.confusion().weightedKappa()),
              QualityTable.known(line.auc(), "%.3f"),
              QualityTable.known(line.calibrationError(), "%.4f")));
    }
    return rows;
  }

  private static List<List<String>> binRows(ModelEvaluation evaluation) {
    int bins = StageParameters.BINS;
    long[] counts = new long[bins];
    long[] improves = new long[bins];
    double[] labels = new double[bins];
    EffortRows held = evaluation.rows();
    for (int row = 0; row < held.size(); row++) {
      int bin = EffortBins.ofPes(evaluation.pes()[row]);
      counts[bin]++;
      labels[bin] += held.label(row);
      improves[bin] += held.improves(row) ? 1 : 0;
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("PES", "share", "aim", "mean label", "more search finds better"));
    for (int bin = 0; bin < bins; bin++) {
      double count = Math.max(1, counts[bin]);
      rows.add(
          List.of(
              String.format(
                  Locale.ROOT,
                  "%.1f - %.1f %s",
                  bin / 5.0,
                  (bin + 1) / 5.0,
                  ReportPlots.BIN_NAMES.get(bin)),
              ReportPlots.percent(counts[bin] / (double) Math.max(1, held.size())),
              ReportPlots.percent(EffortBins.SHARES[bin]),
              String.format(Locale.ROOT, "%.3f", labels[bin] / count),
              held.knowsImprovement() ? ReportPlots.percent(improves[bin] / count) : "-"));
    }
    return rows;
  }

  private static long[][] phaseCounts(ModelEvaluation evaluation) {
    EffortRows held = evaluation.rows();
    long[][] counts = new long[held.phases().size()][StageParameters.BINS];
    for (int row = 0; row < held.size(); row++) {
      counts[held.phase(row)][EffortBins.ofPes(evaluation.pes()[row])]++;
    }
    return counts;
  }

  private static void addReplay(Html html, ReplayResult result) {
    html.heading("Replay at equal nodes");
    html.paragraph(
        String.format(
            Locale.ROOT,
            "%d positions, %.0f nodes for every policy.",
            result.positions(),
            result.nodes()));
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("policy", "loss", "share of the oracle's gain", "hard : easy"));
    for (ReplayResult.Policy policy : result.policies()) {
      rows.add(
          List.of(
              policy.name(),
              String.format(Locale.ROOT, "%.5f", policy.loss()),
              Double.isNaN(policy.shareOfOracle())
                  ? "-"
                  : ReportPlots.percent(policy.shareOfOracle()),
              QualityTable.known(policy.hardEasyRatio(), "%.2f")));
    }
    html.table(rows).picture(ReportPlots.replay(result.policies()));
  }
}
