/**
 * Which engines, files and openings a studio may use: said where it is started, never by a page.
 */
package v7p3r.studio.config;
