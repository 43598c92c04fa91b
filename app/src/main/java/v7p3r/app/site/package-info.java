/** How does the documentation become pages that a browser shows, offline and on a phone? */
package v7p3r.app.site;
