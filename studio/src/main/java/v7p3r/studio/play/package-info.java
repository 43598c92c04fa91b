/** Games of a person against the engine. */
package v7p3r.studio.play;
