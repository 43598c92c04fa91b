/** The command line: one class per command, wired together by {@code Main}. */
package v7p3r.app.cli;
