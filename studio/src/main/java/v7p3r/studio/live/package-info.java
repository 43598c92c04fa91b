/** Who is told what, and how often. */
package v7p3r.studio.live;
