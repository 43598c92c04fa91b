/** Turns predicted effort into modes of search and shares of the clock. */
package v7p3r.desc.control;
