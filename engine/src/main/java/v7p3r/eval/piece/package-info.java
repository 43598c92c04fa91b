/** Themes of what the pieces are worth, where they stand and how they work together. */
package v7p3r.eval.piece;
