package v7p3r.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import v7p3r.arena.match.OpeningSuite;

/** Which openings are played, and in which order. */
final class OpeningOptions {
  private static final String NONE = "none";

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description =
          "EPD, FEN or PGN, plain or packed, or a Polyglot book (.bin); none: all games begin at"
              + " the start (default: balanced openings, built in)")
  private Optional<String> openings;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      defaultValue = "sequential",
      description = "sequential or random (default: ${DEFAULT-VALUE})")
  private OpeningSuite.Order order;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides all that is random (default: ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "--start",
      paramLabel = "N",
      defaultValue = "1",
      description = "The first opening to be used, from 1, in the order of the games")
  private int start;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "Half moves taken of a PGN opening or of a book (default: all, 8 of a book)")
  private Optional<Integer> plies;

  long seed() {
    return seed;
  }

  /** A file named none can be given as ./none. */
  private Optional<String> place() {
    if (openings.isEmpty()) {
      return Optional.of(OpeningSuite.BUILT_IN);
    }
    return openings
        .filter(word -> !word.equals(NONE))
        .map(file -> Path.of(file).toAbsolutePath().normalize().toString());
  }

  OpeningSuite suite() {
    return new OpeningSuite(place(), order, seed, start - 1, plies.orElse(Integer.MAX_VALUE));
  }
}
