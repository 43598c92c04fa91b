package v7p3r.arena.record;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A move of a game against an opponent, as far as the record knows it.
 *
 * @param theirs whether the opponent made it
 * @param phase 0 opening, 1 middlegame, 2 endgame
 * @param micros time it took
 * @param clockMillis what its side had left
 * @param score centipawns as the mover saw them, at most 1000 either way
 * @param pes how hard the mover found the position
 * @param outcome of the game for the opponent: 1 won, 0 drawn, -1 lost
 */
public record ObservedMove(
    long game,
    int ply,
    boolean theirs,
    int phase,
    long micros,
    OptionalLong clockMillis,
    OptionalInt score,
    OptionalDouble pes,
    String opening,
    int outcome) {}
