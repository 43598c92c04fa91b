package v7p3r.uci;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import v7p3r.engine.Engine;
import v7p3r.engine.Quote;
import v7p3r.engine.WarmUp;

/** The engine as a program: speaks UCI, or runs the one command of its arguments. */
public final class Uci {
  public static final String NAME = "V7P3R";

  /** The command that declares all options, also those that GUIs are not shown. */
  public static final String DECLARE_ALL = "uci all";

  static final String AUTHORS = "the V7P3R developers";

  /** As the first argument: all options are declared, also those for research and tuning. */
  public static final String ALL_OPTIONS = "--all-options";

  /** Another name for {@link #ALL_OPTIONS}. */
  public static final String TUNABLES = "--tunables";

  private static final List<String> VERSION = List.of("--version", "-V");

  private static final int WRONG_USAGE = 2;

  /** Exit code when the answers cannot be written. */
  private static final int NOBODY_LISTENS = 74;

  private Uci() {}

  public static void main(String[] args) {
    int exitCode = run(args);
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }

  /**
   * On the streams of the process, without encoding and buffering: the loop reads and writes bytes.
   *
   * @return the exit code
   */
  public static int run(String... args) {
    return run(
        new FileInputStream(FileDescriptor.in),
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        args);
  }

  static int run(InputStream in, OutputStream out, OutputStream err, String... args) {
    if (args.length == 1 && VERSION.contains(args[0])) {
      new UciPrinter(out, () -> {}).print(NAME + " " + Build.THIS);
      return 0;
    }
    Engine engine = new Engine();
    boolean showsAll = args.length > 0 && (args[0].equals(ALL_OPTIONS) || args[0].equals(TUNABLES));
    if (showsAll) {
      engine.options().showHidden();
    }
    String command = String.join(" ", List.of(args).subList(showsAll ? 1 : 0, args.length));
    if (command.startsWith("-")) {
      refuse(command, new UciPrinter(err, () -> {}));
      return WRONG_USAGE;
    }
    UciLoop loop = new UciLoop(engine, in, out, Uci::end);
    if (command.isEmpty()) {
      loop.warmUpFirst(new WarmUp());
      loop.run();
      return 0;
    }
    return loop.runSingle(command) ? 0 : WRONG_USAGE;
  }

  /** Without a word, and without waiting for a search. */
  private static void end() {
    Runtime.getRuntime().halt(NOBODY_LISTENS);
  }

  private static void refuse(String words, UciPrinter err) {
    err.print(
        "v7p3r: uci: expected "
            + ALL_OPTIONS
            + " or a UCI command (help lists them), found "
            + Quote.of(words));
    err.print("Try 'v7p3r uci --help'.");
  }

  /** The version, such as 1.2.3. */
  public static String version() {
    return Build.THIS.version();
  }
}
