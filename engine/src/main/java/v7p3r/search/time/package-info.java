/**
 * How long, and what ends a search? Shares of the clock for each move, what the iterations say
 * about them, and the limits that all threads look at.
 */
package v7p3r.search.time;
