/** How does V7P3R become something to download: jars, an image with its own Java, archives? */
package v7p3r.app.pack;
