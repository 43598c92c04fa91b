/** Who may ask, what a request says, and how it is answered. */
package v7p3r.studio.http;
