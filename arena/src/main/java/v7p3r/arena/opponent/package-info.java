/** What games tell about an opponent: time, mistakes, style. */
package v7p3r.arena.opponent;
