/** The configuration of games: config.json, its schema, and what each key means to a player. */
package v7p3r.arena.config;
