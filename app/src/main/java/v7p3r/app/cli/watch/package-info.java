/** Following a PGN file that somebody else writes. */
package v7p3r.app.cli.watch;
