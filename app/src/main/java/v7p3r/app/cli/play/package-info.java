/** A game between a person and the engine in the terminal. */
package v7p3r.app.cli.play;
