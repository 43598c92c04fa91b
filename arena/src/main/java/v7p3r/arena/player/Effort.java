package v7p3r.arena.player;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the engine of this project says about its own effort: the positional effort score and the
 * mode it chose, from {@code info string desc pes 0.45 mode Standard}.
 */
public record Effort(double pes, String mode) {
  private static final Pattern REMARK =
      Pattern.compile("desc pes (\\d+(?:\\.\\d+)?) mode (\\w+).*");

  /** The last word on it among the remarks of a search. */
  public static Optional<Effort> of(List<String> remarks) {
    Optional<Effort> effort = Optional.empty();
    for (String remark : remarks) {
      Matcher matcher = REMARK.matcher(remark.strip());
      if (matcher.matches()) {
        effort = Optional.of(new Effort(Double.parseDouble(matcher.group(1)), matcher.group(2)));
      }
    }
    return effort;
  }
}
