package v7p3r.studio.config;

import java.util.Map;
import v7p3r.studio.http.Body;
import v7p3r.studio.http.HttpProblem;

/** UCI options that a page may set: those that name files or programs are not among them. */
public final class SafeOptions {
  private static final String FILES = "(?i).*(file|path|folder|dir|book|log|exec|command|net).*";

  private SafeOptions() {}

  /** The options of a request. */
  public static Map<String, String> of(Body body) {
    Map<String, String> options = body.named("options");
    options.forEach(
        (name, value) -> {
          if (!isSafe(name) || !value.matches("[^\\p{Cntrl}]{0,100}")) {
            throw HttpProblem.wrong(
                "option " + name + " is not for pages", "body.options", "options without files");
          }
        });
    return options;
  }

  /** Whether an option of this name may be set by a page. */
  public static boolean isSafe(String name) {
    return !name.matches(FILES) && name.matches("[A-Za-z0-9 _-]{1,60}");
  }
}
