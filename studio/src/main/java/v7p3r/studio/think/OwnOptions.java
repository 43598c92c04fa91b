package v7p3r.studio.think;

import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import v7p3r.engine.EngineOptions;
import v7p3r.studio.config.StudioConfig;

/** What the configuration says of the own engine, as UCI options. */
public final class OwnOptions {
  private OwnOptions() {}

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
