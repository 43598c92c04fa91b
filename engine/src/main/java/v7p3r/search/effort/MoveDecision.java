package v7p3r.search.effort;

import java.util.List;

/**
 * How much less deep a late move is searched at first, and what each reason adds to that.
 *
 * @param path the moves from the root to the node
 * @param number the place of the move in the order, from 1
 * @param depth plies left at the node
 * @param newDepth plies that the move would be searched without a reduction
 * @param reduction what the search reduces by, in 1/1024 of a ply, before it is rounded
 * @param plies what it takes off for that
 * @param parts whose amounts add up to the reduction, by {@link MoveReason}
 */
public record MoveDecision(
    List<Integer> path,
    int move,
    int number,
    int depth,
    int newDepth,
    int reduction,
    int plies,
    List<Part> parts) {
  /**
   * What one reason adds.
   *
   * @param text what is the case, in words that go on from "because"
   * @param amount in 1/1024 of a ply; below 0 the move is searched deeper for it
   */
  public record Part(MoveReason reason, String text, int amount) {}

  /** What a reason adds, 0 if it says nothing. */
  public int amount(MoveReason reason) {
    return parts.stream().filter(part -> part.reason == reason).mapToInt(Part::amount).sum();
  }

  /** Plies in 1/1024 by which it is searched deeper than depth and place in the order ask for. */
  public int deeper() {
    return amount(MoveReason.ORDER) - reduction;
  }
}
