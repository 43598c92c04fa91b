package v7p3r.arena.work;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Opens places of work on clusters. Its libraries are large and stand in a module of their own that
 * is only there when asked for; so it is found, not named.
 */
public interface ClusterLibrary {
  /**
   * Opens a place.
   *
   * @param master its address: {@code local[2]}, {@code spark://host:7077}, {@code k8s://...}
   * @param name what is done there, for its own page
   * @param settings further ones, {@code key=value}
   * @throws IOException if it cannot be reached
   */
  WorkPlace open(String master, String name, List<String> settings, Progress progress)
      throws IOException;

  /** The one on the class path. */
  static Optional<ClusterLibrary> find() {
    return ServiceLoader.load(ClusterLibrary.class).findFirst();
  }
}
