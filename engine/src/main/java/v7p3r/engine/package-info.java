/** The engine as one object: new game, position, search, options; and its bench. */
package v7p3r.engine;
