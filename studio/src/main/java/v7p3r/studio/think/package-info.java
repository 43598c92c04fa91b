/** What an engine thinks of a position, now. */
package v7p3r.studio.think;
