/** Tuning by play: numbers of the engine are shaken, and move to where games are won. */
package v7p3r.arena.spsa;
