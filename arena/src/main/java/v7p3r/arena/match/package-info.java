/** Matches of many games: who meets whom, how it stands, and going on where it was stopped. */
package v7p3r.arena.match;
