package v7p3r.uci;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import v7p3r.engine.Engine;

/** The engine as a program: speaks UCI, or runs the one command of its arguments. */
public final class Uci {
  static final String NAME = "V7P3R";
  static final String AUTHORS = "the V7P3R developers";

  private Uci() {}

  /** No encoding, no buffering: the loop reads and writes bytes itself. */
  public static void main(String[] args) {
    FileInputStream in = new FileInputStream(FileDescriptor.in);
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    UciLoop loop = new UciLoop(new Engine(), in, out);
    if (args.length == 0) {
      loop.run();
    } else {
      loop.runSingle(String.join(" ", args));
    }
  }

  /** From the manifest of the jar. */
  public static String version() {
    String version = Uci.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
