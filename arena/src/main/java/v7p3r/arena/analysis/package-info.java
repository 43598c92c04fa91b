/** Recorded games judged move by move: what was lost where, against whom, and why. */
package v7p3r.arena.analysis;
