/** How to talk with Lichess: calls, streams, limits, and what it says. */
package v7p3r.app.lichess.api;
