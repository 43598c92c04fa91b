package v7p3r.uci;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.List;
import v7p3r.engine.Engine;
import v7p3r.engine.WarmUp;

/** The engine as a program: speaks UCI, or runs the one command of its arguments. */
public final class Uci {
  static final String NAME = "V7P3R";
  static final String AUTHORS = "the V7P3R developers";

  /** As the first argument: the tunables of the search are among the options declared. */
  public static final String TUNABLES = "--tunables";

  private Uci() {}

  /** No encoding, no buffering: the loop reads and writes bytes itself. */
  public static void main(String[] args) {
    FileInputStream in = new FileInputStream(FileDescriptor.in);
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    Engine engine = new Engine();
    boolean showsTunables = args.length > 0 && args[0].equals(TUNABLES);
    if (showsTunables) {
      engine.options().showHidden();
    }
    String command = String.join(" ", List.of(args).subList(showsTunables ? 1 : 0, args.length));
    UciLoop loop = new UciLoop(engine, in, out);
    if (command.isEmpty()) {
      loop.warmUpFirst(new WarmUp());
      loop.run();
    } else {
      loop.runSingle(command);
    }
  }

  /** From the manifest of the jar. */
  public static String version() {
    String version = Uci.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
