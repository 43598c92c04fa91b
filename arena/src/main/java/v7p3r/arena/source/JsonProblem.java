package v7p3r.arena.source;

import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** Says of a text that is no JSON where and why, without what the parser says of itself. */
public final class JsonProblem {
  private static final Pattern ABOUT_THE_PARSER =
      Pattern.compile("\\s*(\\([^()]*)?\\[Source:.*?](\\))?");

  private JsonProblem() {}

  /** Begins with the place if that is known: {@code line 3, column 8: expected JSON, found ...}. */
  public static String of(JacksonException e) {
    var place = e.getLocation();
    String where =
        place == null || place.getLineNr() < 1
            ? ""
            : "line %d, column %d: ".formatted(place.getLineNr(), place.getColumnNr());
    String found = e.getOriginalMessage().lines().findFirst().orElse("");
    return where + "expected JSON, found " + ABOUT_THE_PARSER.matcher(found).replaceAll("");
  }
}
