/** What stays of games: PGN text and the metrics database. */
package v7p3r.arena.record;
