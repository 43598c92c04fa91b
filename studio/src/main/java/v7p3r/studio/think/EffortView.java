package v7p3r.studio.think;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How hard a search works, and why. Times are milliseconds.
 *
 * @param prior PES before the search
 * @param planned what this move is to take, as far as known
 * @param usual what every move gets
 * @param limit after which the search ends whatever it is doing
 * @param atLeast the rule that raised the mode
 * @param controlled whether the search is led by it, or it is only told
 */
public record EffortView(
    double pes,
    String mode,
    double prior,
    OptionalLong planned,
    long spent,
    OptionalLong usual,
    OptionalLong limit,
    Optional<String> atLeast,
    boolean controlled,
    List<ReasonView> reasons) {
  /** A sentence, and how much it moves PES. */
  public record ReasonView(String text, double push) {}
}
