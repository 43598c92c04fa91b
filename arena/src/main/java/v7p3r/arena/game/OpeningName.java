package v7p3r.arena.game;

/**
 * What players call an opening.
 *
 * @param eco its code in the Encyclopedia of Chess Openings, such as B90
 */
public record OpeningName(String eco, String name) {}
