/** Micro-benchmarks of the hot path. */
package v7p3r.bench;
