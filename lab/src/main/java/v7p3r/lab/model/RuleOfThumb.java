package v7p3r.lab.model;

import java.util.List;

/**
 * What people would do without a model. Before the search: more effort for many forcing moves,
 * attacked kings and loose pieces. During it: the factor of the classical time management, which
 * comes as a column. Columns that are missing are left out.
 */
final class RuleOfThumb {
  private static final String TIME_RULE = "live_hand_rule";

  private final List<String> names;

  RuleOfThumb(List<String> names) {
    this.names = names;
  }

  /** Higher for more effort; the scale means nothing. */
  float score(EffortRows rows, int row) {
    if (names.contains(TIME_RULE)) {
      return value(rows, row, TIME_RULE);
    }
    float forcing = value(rows, row, "captures") + value(rows, row, "checks");
    return forcing / Math.max(1, value(rows, row, "legal_moves"))
        + 0.1f * value(rows, row, "attackers_king")
        + 0.1f * value(rows, row, "undefended_pieces");
  }

  private float value(EffortRows rows, int row, String name) {
    int feature = names.indexOf(name);
    return feature < 0 ? 0 : rows.value(row, feature);
  }
}
