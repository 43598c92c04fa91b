/** Themes of forcing play: threats, pins, forks and what hangs. */
package v7p3r.eval.tactic;
