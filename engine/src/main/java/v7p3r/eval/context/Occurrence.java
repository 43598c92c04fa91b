package v7p3r.eval.context;

/**
 * One case of a theme: squares that together are given a score.
 *
 * @param squares what the theme speaks of; none for what belongs to no square, the right to move
 * @param score packed, positive when good for the side that was asked about
 */
public record Occurrence(long squares, int score) {}
