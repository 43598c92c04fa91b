package v7p3r.lab.validate;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import v7p3r.engine.Engine;
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
   * @throws v7p3r.engine.OptionException if the profile cannot be used; says why
   * @throws v7p3r.desc.model.ModelException if the models cannot be used; says why
   */
  public void requireUsable() {
    Engine engine = new Engine();
    profile.ifPresent(name -> engine.setOption(PROFILE, name));
    PesModels.load(Optional.of(model), Optional.empty());
  }
}
