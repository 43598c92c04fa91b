/**
 * What was found out before? The transposition table, and what moves and evaluations have taught.
 */
package v7p3r.search.memory;
