/** What is there to type: the commands as a manual page, as Markdown and for shells to complete. */
package v7p3r.app.cli.manual;
