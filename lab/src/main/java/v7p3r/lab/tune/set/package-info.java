/** Tuning sets: quiet positions with game, result and score, gathered, scored, written, read. */
package v7p3r.lab.tune.set;
