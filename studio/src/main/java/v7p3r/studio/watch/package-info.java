/** Games that other programs write to files, followed as they grow. */
package v7p3r.studio.watch;
