/** The report of test suites. */
package v7p3r.app.cli.suite;
