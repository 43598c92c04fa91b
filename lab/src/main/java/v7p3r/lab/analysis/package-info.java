/** What analyzed games, solved suites and recorded versions say, as reports. */
package v7p3r.lab.analysis;
