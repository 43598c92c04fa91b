package v7p3r.app.cli;

import picocli.CommandLine.IVersionProvider;
import v7p3r.uci.Build;
import v7p3r.uci.Uci;

/** The version of the engine, with commit and date: the commands have no other. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {Uci.NAME + " " + Build.THIS};
  }
}
