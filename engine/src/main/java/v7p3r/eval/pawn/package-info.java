/** Themes of the pawn skeleton. */
package v7p3r.eval.pawn;
