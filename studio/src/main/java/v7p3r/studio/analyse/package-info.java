/** Positions and games with variations, looked at with any number of engines. */
package v7p3r.studio.analyse;
