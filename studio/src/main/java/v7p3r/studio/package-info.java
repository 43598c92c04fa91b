/** The page where a person meets the engine: its server, put together. */
package v7p3r.studio;
