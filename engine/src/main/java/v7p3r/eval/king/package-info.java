/** Themes of the king: its safety, and its work in the ending. */
package v7p3r.eval.king;
