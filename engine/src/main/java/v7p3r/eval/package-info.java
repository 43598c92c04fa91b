/** The hand-written evaluation: the hot evaluator, the theme registry, switching and explaining. */
package v7p3r.eval;
