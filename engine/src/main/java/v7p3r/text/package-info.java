/** Words that people type and tables that they read. */
package v7p3r.text;
