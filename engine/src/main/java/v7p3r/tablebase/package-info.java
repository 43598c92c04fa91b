/**
 * Endings that are solved: Syzygy tables of results and of distances to the next capture or pawn
 * move.
 */
package v7p3r.tablebase;
