package v7p3r.arena.player;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An engine as a user names it: how to start it and which options to set, in order.
 *
 * @param folder where it runs; without one, where the arena runs
 * @param restart whether it is started anew for every game
 */
public record EngineSpec(
    String name,
    List<String> command,
    Optional<Path> folder,
    Map<String, String> options,
    boolean restart) {
  /** As a command: the engine of this project in this process; with a colon, how it searches. */
  private static final String INTERNAL = "internal";

  public EngineSpec {
    if (name.isBlank()) {
      throw new IllegalArgumentException("an engine needs a name");
    }
    if (command.isEmpty() || command.getFirst().isBlank()) {
      throw new IllegalArgumentException("engine " + name + " needs a command");
    }
    command = List.copyOf(command);
    options = new LinkedHashMap<>(options);
  }

  public static EngineSpec of(String name, String... command) {
    return new EngineSpec(name, List.of(command), Optional.empty(), Map.of(), false);
  }

  /** Whether the engine runs in this process: {@code internal} or {@code internal:random}. */
  public boolean isInternal() {
    String program = command.getFirst();
    return program.equals(INTERNAL) || program.startsWith(INTERNAL + ":");
  }

  /** The search type that an internal engine was asked for. */
  static Optional<String> internalType(EngineSpec spec) {
    String program = spec.command.getFirst();
    return program.length() > INTERNAL.length()
        ? Optional.of(program.substring(INTERNAL.length() + 1))
        : Optional.empty();
  }

  @Override
  public Map<String, String> options() {
    return new LinkedHashMap<>(options);
  }

  public EngineSpec withOption(String option, String value) {
    Map<String, String> more = options();
    more.put(option, value);
    return new EngineSpec(name, command, folder, more, restart);
  }
}
