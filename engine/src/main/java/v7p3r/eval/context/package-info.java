/**
 * What every evaluation theme may look at: attack maps, pawn facts, packed scores and the weight
 * list.
 */
package v7p3r.eval.context;
