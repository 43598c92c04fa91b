/** How long? Shares of the clock for each move, and what the iterations say about them. */
package v7p3r.search.time;
