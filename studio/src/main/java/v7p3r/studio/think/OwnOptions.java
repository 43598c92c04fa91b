package v7p3r.studio.think;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.OptionException;
import v7p3r.studio.config.StudioConfig;

/** What the configuration says of the own engine, as UCI options. */
public final class OwnOptions {
  private OwnOptions() {}

  /**
   * Tries what the configuration says.
   *
   * @throws IOException if the engine does not take it
   */
  public static void check(StudioConfig config) throws IOException {
    if (config.ownOptions().isEmpty() && config.tablebases().isEmpty()) {
      return; // numbers of the file, which were checked by its fields
    }
    try {
      new OwnThinker(of(config), Optional.empty());
    } catch (OptionException e) {
      throw new IOException("the configuration, options: " + e.getMessage(), e);
    }
  }

  public static Map<String, String> of(StudioConfig config) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put(EngineOptions.HASH.name(), Integer.toString(config.hashMegabytes()));
    options.put(EngineOptions.THREADS.name(), Integer.toString(config.threads()));
    if (!config.tablebases().isEmpty()) {
      options.put(
          EngineOptions.SYZYGY_PATH.name(),
          String.join(
              File.pathSeparator, config.tablebases().stream().map(Path::toString).toList()));
    }
    options.putAll(config.ownOptions());
    return options;
  }
}
