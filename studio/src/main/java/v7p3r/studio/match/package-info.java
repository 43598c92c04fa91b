/** Matches between engines: started, watched, stopped and looked through. */
package v7p3r.studio.match;
