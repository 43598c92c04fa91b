/** What the owner of the bot wants. */
package v7p3r.app.lichess.config;
