/** What long work of the lab began with, and its results so far. */
package v7p3r.lab.work;
