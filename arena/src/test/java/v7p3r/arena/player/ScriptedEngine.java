package v7p3r.arena.player;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** The misbehaving engine of the test resources. */
public final class ScriptedEngine {
  private ScriptedEngine() {}

  /** An engine that behaves as the mode says, see {@code engines/scripted.sh}. */
  public static EngineSpec in(String mode) {
    try {
      Path script = Path.of(ScriptedEngine.class.getResource("/engines/scripted.sh").toURI());
      return EngineSpec.of(mode, "sh", script.toString(), mode);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
