/** Why a position has its score, and what a theme changes. */
package v7p3r.studio.explain;
