package v7p3r.arena.config;

import java.nio.file.Path;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.Openings;

/**
 * What a configuration asks for.
 *
 * @param text the file as it was read, for the record
 * @param activeGame the file that always holds the game under way
 */
public record GameConfig(
    String event,
    int games,
    boolean swapsColors,
    Openings openings,
    GameRules rules,
    Path gamesFolder,
    Path activeGame,
    Path database,
    PlayerConfig white,
    PlayerConfig black,
    String text) {}
