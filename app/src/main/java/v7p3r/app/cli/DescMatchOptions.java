package v7p3r.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.match.OpeningSuite;

/** Clock and openings of a match that judges DESC. */
final class DescMatchOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--tc",
      paramLabel = "TC",
      description = "Clock of all games (default: 8+0.08, 1+0.01 if quick)")
  private Optional<String> timeControl;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description = "Of the match (default: random balanced ones)")
  private Optional<Path> openings;

  TimeControl control(boolean quick) {
    try {
      return TimeControl.parse(timeControl.orElse(quick ? "1+0.01" : "8+0.08"));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  Optional<Path> file() {
    return openings;
  }

  Optional<OpeningSuite> openings(long seed) {
    return openings.map(
        file ->
            new OpeningSuite(
                Optional.of(file.toAbsolutePath().normalize().toString()),
                OpeningSuite.Order.RANDOM,
                seed,
                0,
                Integer.MAX_VALUE));
  }
}
