package v7p3r.lab.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.lab.report.DataTable;

/**
 * How the policies compare.
 *
 * @param nodes that each policy spent on all positions together
 * @param effort mean effort of a position, 1 for N_ref/8
 */
public record ReplayReport(int positions, double nodes, double effort, List<Row> rows) {
  /**
   * One policy.
   *
   * @param loss mean loss of win probability
   * @param gain loss of the uniform policy minus this one, with its standard error
   * @param ratio effort of hard positions by that of easy ones, by the PES of the policy, or of the
   *     label where it has none
   * @param labelRatio the same by the label for all policies
   * @param knots factors of the five modes fitted to all positions; the loss is that of knots which
   *     did not see the position
   */
  public record Row(
      String name,
      double loss,
      double gain,
      double gainError,
      double shareOfOracle,
      double ratio,
      double labelRatio,
      double effort,
      double[] knots) {}

  public ReplayReport {
    rows = List.copyOf(rows);
  }

  public String toText() {
    List<List<Object>> lines = new ArrayList<>();
    for (Row row : rows) {
      lines.add(
          List.of(
              row.name,
              row.loss,
              row.gain,
              row.gainError,
              100 * row.shareOfOracle,
              row.ratio,
              row.labelRatio,
              row.effort));
    }
    return new DataTable(
            "policies",
            "%d positions of held-out games; mean effort %.3f of N_ref/8 for all"
                .formatted(positions, effort),
            List.of(
                "policy",
                "loss",
                "gain",
                "error",
                "% of oracle",
                "hard:easy",
                "by label",
                "effort"),
            lines)
        .toText();
  }

  public String toJson() {
    List<Map<String, Object>> policies = new ArrayList<>();
    for (Row row : rows) {
      Map<String, Object> policy = new LinkedHashMap<>();
      policy.put("name", row.name);
      policy.put("loss", row.loss);
      policy.put("share_of_oracle", row.shareOfOracle);
      policy.put("hard_easy_ratio", row.ratio);
      policy.put("hard_easy_ratio_by_label", row.labelRatio);
      policy.put("gain", row.gain);
      policy.put("gain_error", row.gainError);
      policy.put("effort", row.effort);
      policy.put("knots", row.knots);
      policies.add(policy);
    }
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("nodes", nodes);
    root.put("positions", positions);
    root.put("policies", policies);
    return JsonMapper.builder()
        .enable(SerializationFeature.INDENT_OUTPUT)
        .build()
        .writeValueAsString(root);
  }
}
