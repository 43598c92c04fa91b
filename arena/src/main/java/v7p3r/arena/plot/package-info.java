/** Curves as pictures: SVG for documents and the web, PNG for everything else. */
package v7p3r.arena.plot;
