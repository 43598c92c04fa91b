/** Analyzed games: what they come to, their critical moments, tests made of blunders, opponents. */
package v7p3r.studio.review;
