package v7p3r.arena.record;

import java.util.Optional;

/**
 * Which games are listed: those that fit all that is said.
 *
 * @param player a part of the name of either side
 * @param opening a part of its name, or the beginning of its code
 * @param since ISO time of the start, or its beginning
 * @param match the name of one
 * @param termination why it ended
 */
public record GameFilter(
    Optional<String> player,
    Optional<String> opening,
    Optional<String> result,
    Optional<String> since,
    Optional<String> match,
    Optional<String> termination) {
  public static final GameFilter ALL =
      new GameFilter(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /** All games of a match. */
  public static GameFilter ofMatch(String name) {
    return new GameFilter(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(name),
        Optional.empty());
  }
}
