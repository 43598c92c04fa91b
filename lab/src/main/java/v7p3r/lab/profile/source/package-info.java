/** Where the positions to profile come from, as streams of any length. */
package v7p3r.lab.profile.source;
