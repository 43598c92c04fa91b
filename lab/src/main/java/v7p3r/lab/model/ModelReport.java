package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.arena.plot.NumberText;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.Stage;
import v7p3r.desc.model.StageParameters;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;
import v7p3r.lab.report.Report.Section;

/** The report about a model: what it is, how good it is, what it looks at. */
public final class ModelReport {
  /** A model and what was found about it. */
  public record Part(EffortModel model, ModelEvaluation evaluation) {}

  private ModelReport() {}

  /**
   * All that is known.
   *
   * @param provenance lines about data and training
   */
  public static Report of(
      String title, List<String> provenance, List<Part> parts, Optional<ReplayResult> replay) {
    List<Section> sections = new ArrayList<>();
    for (Part part : parts) {
      sections.add(section(part));
    }
    replay.ifPresent(result -> sections.add(section(result)));
    sections.add(Section.of("Where it comes from", new Block.Facts(provenance)));
    return new Report(title, "Judged on positions of games that taught it nothing.", sections);
  }

  private static Section section(Part part) {
    ModelEvaluation evaluation = part.evaluation();
    String asked =
        evaluation.stage() == Stage.LIVE ? "asked during the search" : "asked before the search";
    return Section.of(
        "The %s model, %s".formatted(evaluation.stage().key(), asked),
        new Block.Text(
            String.format(
                Locale.ROOT,
                "Judged on %s rows. It explains %.1f %% of the variance of the labels. Five modes"
                    + " by PES: Turbo below 0.2, Fast below 0.4, Standard, Deep from 0.6 on,"
                    + " Critical from 0.8 on.",
                NumberText.of(evaluation.rows().size()),
                100 * evaluation.rSquared())),
        figures(evaluation),
        new Block.Figure(ModelCharts.quality(evaluation)),
        new Block.Table(qualityTable(evaluation)),
        new Block.Table(modeTable(evaluation)),
        new Block.Figure(ModelCharts.importance(part.model())));
  }

  private static Block figures(ModelEvaluation evaluation) {
    Quality model = evaluation.model();
    Optional<Quality> other =
        evaluation.others().stream().filter(each -> !Double.isNaN(each.auc())).findFirst();
    return new Block.KeyFigures(
        List.of(
            figure(
                "In the right mode",
                NumberText.percent(model.confusion().accuracy()),
                other.map(o -> o.name() + " " + NumberText.percent(o.confusion().accuracy()))),
            figure(
                "At most one mode off",
                NumberText.percent(model.confusion().withinOne()),
                other.map(o -> o.name() + " " + NumberText.percent(o.confusion().withinOne()))),
            figure(
                "Ranks hard above easy (AUC)",
                QualityTable.known(model.auc(), "%.3f"),
                Optional.of(
                    other
                        .map(o -> o.name() + QualityTable.known(o.auc(), " %.3f") + ", chance 0.5")
                        .orElse("chance 0.5"))),
            figure(
                "Misses by",
                QualityTable.known(model.calibrationError(), "%.4f"),
                Optional.of("mean gap of predicted and needed"))));
  }

  private static Block.KeyFigure figure(String label, String value, Optional<String> beside) {
    return new Block.KeyFigure(label, value, beside.orElse(""));
  }

  private static DataTable qualityTable(ModelEvaluation evaluation) {
    List<List<String>> rows = new ArrayList<>();
    for (Quality line : QualityTable.lines(evaluation)) {
      rows.add(
          List.of(
              line.name(),
              NumberText.percent(line.confusion().accuracy()),
              NumberText.percent(line.confusion().withinOne()),
              String.format(Locale.ROOT, "%.3f", line.confusion().weightedKappa()),
              QualityTable.known(line.auc(), "%.3f"),
              QualityTable.known(line.calibrationError(), "%.4f")));
    }
    return DataTable.ofTexts(
        "quality_" + evaluation.stage().key(),
        "Beside simpler ways",
        List.of("", "right mode", "at most one off", "weighted kappa", "AUC", "calibration error"),
        rows);
  }

  private static DataTable modeTable(ModelEvaluation evaluation) {
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
    for (int bin = 0; bin < bins; bin++) {
      double count = Math.max(1, counts[bin]);
      rows.add(
          List.of(
              ModelCharts.MODES.get(bin),
              String.format(Locale.ROOT, "%.1f to %.1f", bin / 5.0, (bin + 1) / 5.0),
              NumberText.percent(counts[bin] / (double) Math.max(1, held.size())),
              NumberText.percent(EffortBins.SHARES[bin]),
              String.format(Locale.ROOT, "%.3f", labels[bin] / count),
              held.knowsImprovement() ? NumberText.percent(improves[bin] / count) : "-"));
    }
    return DataTable.ofTexts(
        "modes_" + evaluation.stage().key(),
        "What the modes mean",
        List.of("mode", "PES", "share", "aim", "mean label", "more search finds better"),
        rows);
  }

  private static Section section(ReplayResult result) {
    List<List<String>> rows = new ArrayList<>();
    for (ReplayResult.Policy policy : result.policies()) {
      rows.add(
          List.of(
              policy.name(),
              String.format(Locale.ROOT, "%.5f", policy.loss()),
              Double.isNaN(policy.shareOfOracle())
                  ? "-"
                  : NumberText.percent(policy.shareOfOracle()),
              QualityTable.known(policy.hardEasyRatio(), "%.2f")));
    }
    return Section.of(
        "What policies would have lost at equal nodes",
        new Block.Text(
            "Replay of %s positions with %s nodes for every policy. The oracle knows what each"
                    .formatted(NumberText.of(result.positions()), NumberText.of(result.nodes()))
                + " effort would have lost."),
        new Block.Figure(ModelCharts.replay(result.policies())),
        new Block.Table(
            DataTable.ofTexts(
                "replay",
                "",
                List.of("policy", "loss", "share of the oracle's gain", "hard : easy"),
                rows)));
  }
}
