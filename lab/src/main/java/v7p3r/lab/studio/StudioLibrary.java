package v7p3r.lab.studio;

import java.io.IOException;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Serves the studio, the page where a person meets the engine. Its web server stands in a module of
 * its own and is only there when asked for; so it is found, not named.
 */
public interface StudioLibrary {
  /** Whether the page itself was built, which takes Node. */
  boolean hasPage();

  /**
   * Starts a server for this machine alone.
   *
   * @throws IOException if a file cannot be used or the port is taken; says which
   */
  StudioServer start(StudioSettings settings) throws IOException;

  /** The one on the class path. */
  static Optional<StudioLibrary> find() {
    return ServiceLoader.load(StudioLibrary.class).findFirst();
  }
}
