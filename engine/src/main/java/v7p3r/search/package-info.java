/** Choosing a move: search limits, what a search tells, and the players that search. */
package v7p3r.search;
