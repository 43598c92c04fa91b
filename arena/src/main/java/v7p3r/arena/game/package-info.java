/** One game between two players: clock, rules, adjudication and the opening it begins with. */
package v7p3r.arena.game;
