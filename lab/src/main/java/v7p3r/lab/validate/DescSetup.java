package v7p3r.lab.validate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import v7p3r.engine.Engine;
import v7p3r.engine.Options;
import v7p3r.lab.replay.PesModels;

/**
 * How the engine is told to use models of effort.
 *
 * @param profile of the modes; without one, the engine's own choice
 */
public record DescSetup(Path model, Optional<String> profile) {
  private static final String USE = "UseDesc";
  private static final String MODEL_PATH = "DescModelPath";
  private static final String PROFILE = "DescProfile";

  public Map<String, String> asMap() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put(MODEL_PATH, model.toAbsolutePath().normalize().toString());
    profile.ifPresent(name -> options.put(PROFILE, name));
    options.put(USE, "true");
    return options;
  }

  /**
   * Makes sure that the engine of this process can do it, so that no arm plays without its models.
   *
   * @throws IOException if it has not the options; names the first that is missing
   * @throws v7p3r.desc.model.ModelException if the models cannot be used; says why
   */
  public void requireUsable() throws IOException {
    Options known = new Engine().options();
    for (String name : asMap().keySet()) {
      if (known.find(name).isEmpty()) {
        throw new IOException(
            "this engine has no option "
                + name
                + ": expected an engine that can be told to use models of effort");
      }
    }
    PesModels.load(Optional.of(model), Optional.empty());
  }
}
