/** Those who play: external engines that speak UCI, whatever they do, and the engine itself. */
package v7p3r.arena.player;
