package v7p3r.search;

/**
 * How late move reductions differ from the usual ones.
 *
 * @param offset added to each, in 1/1024 of a ply
 * @param percent of what is left of each, offset included; 0 for no reductions at all
 * @param firstReducedMove earlier moves of a node are never reduced, from 1
 * @param missPrice what it costs to miss a move, in percent of the usual; counts only where
 *     reductions are learned
 */
public record Reductions(int offset, int percent, int firstReducedMove, int missPrice) {
  public static final Reductions STANDARD = new Reductions(0, 100, 1, 100);
}
