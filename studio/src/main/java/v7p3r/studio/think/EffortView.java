package v7p3r.studio.think;

import java.util.List;
import java.util.Objects;
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
 * @param tree what effort inside the tree did, where it is on and the search is over
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
    List<ReasonView> reasons,
    Optional<TreeShare> tree) {
  public EffortView {
    tree = Objects.requireNonNullElse(tree, Optional.empty()); // kept before there was one
  }

  /** A sentence, and how much it moves PES. */
  public record ReasonView(String text, double push) {}

  /**
   * How late moves were searched against the usual formula.
   *
   * @param moves that were judged
   * @param plies that were taken off each on the mean; below zero they were searched deeper
   * @param price of missing a move, in percent of the usual
   */
  public record TreeShare(long moves, double plies, int price) {}
}
