/** How much effort a position deserves: what is known of it before and while it is searched. */
package v7p3r.desc;
