package v7p3r.arena.game;

import v7p3r.arena.player.Player;

/** A player with what it may spend. */
public record Contender(Player player, Allowance allowance) {}
