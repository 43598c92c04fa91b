package v7p3r.arena.work;

import java.io.Serializable;

/**
 * What a unit came to.
 *
 * @param text the result, as JSON
 * @param outcome a class of results, such as won or solved: machines that do the same work have
 *     them equally often
 */
public record UnitResult(String text, String outcome) implements Serializable {}
