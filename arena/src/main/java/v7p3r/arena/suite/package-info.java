/** Test suites: positions whose best moves or mates are known, and how engines do on them. */
package v7p3r.arena.suite;
