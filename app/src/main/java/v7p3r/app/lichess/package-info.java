/** The bot that plays on Lichess: which games it takes, and that none is lost. */
package v7p3r.app.lichess;
