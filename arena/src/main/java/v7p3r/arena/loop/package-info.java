/** The game loop: plays what a configuration asks for, and keeps each game while it goes on. */
package v7p3r.arena.loop;
