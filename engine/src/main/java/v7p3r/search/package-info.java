/** What a search may be asked and what it answers: limits, result, listener, effort policy. */
package v7p3r.search;
