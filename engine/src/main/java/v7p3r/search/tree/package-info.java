/**
 * Which move is best? The engine's own search: frames, negamax, quiescence, move order, histories,
 * table.
 */
package v7p3r.search.tree;
