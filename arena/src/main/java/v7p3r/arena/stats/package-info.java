/** What results mean: Elo, error bars, likelihoods and the sequential test. Pure arithmetic. */
package v7p3r.arena.stats;
