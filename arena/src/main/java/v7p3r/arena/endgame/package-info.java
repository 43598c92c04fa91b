/** Endgames that should be won or held, and how often engines do it, by material. */
package v7p3r.arena.endgame;
