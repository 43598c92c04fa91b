/** Text files as they come from the world: plain or compressed. */
package v7p3r.arena.source;
