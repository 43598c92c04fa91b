/** The depth test: how deep and how fast the engine looks, alone or beside another one. */
package v7p3r.app.cli.depth;
