/**
 * Which move is best? The engine's own search: frames, negamax, quiescence, move order and threads.
 */
package v7p3r.search.tree;
