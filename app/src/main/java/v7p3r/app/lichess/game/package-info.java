/** How one game on Lichess is played, from its first line to its record. */
package v7p3r.app.lichess.game;
