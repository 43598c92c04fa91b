package v7p3r.app.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version in the manifest of the jar; "development" when run from classes. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"V7P3R " + Objects.requireNonNullElse(version, "development")};
  }
}
