package v7p3r.desc.control;

import java.util.List;
import java.util.Optional;

/**
 * How much effort a search deserves, and why.
 *
 * @param pes the positional effort score, 0 to 1
 * @param mode that PES stands for, raised where a rule wants it
 * @param prior PES as it was before the search
 * @param rule what does not let the position be taken for easy, in words
 * @param reasons what moves PES most, the strongest first
 */
public record EffortReport(
    float pes, Mode mode, float prior, Optional<String> rule, List<Reason> reasons) {
  public EffortReport {
    reasons = List.copyOf(reasons);
  }

  /**
   * One reason.
   *
   * @param push how much PES would change if this were as it usually is
   */
  public record Reason(String text, float push) {}
}
