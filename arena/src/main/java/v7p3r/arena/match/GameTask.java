package v7p3r.arena.match;

import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.Opening;

/**
 * A game that is to be played: all that decides it, as plain data, so that it can be written as
 * JSON and played elsewhere. With limits of nodes or depth, one task always gives one game.
 */
public record GameTask(Entrant white, Entrant black, Opening opening, GameRules rules) {}
