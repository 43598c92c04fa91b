package v7p3r.app.cli;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import v7p3r.app.pack.Rehearsal;
import v7p3r.uci.Uci;

/**
 * Where packages start: without a command it is the engine, reached without the command line, which
 * takes longer to load.
 */
public final class Program {
  private static final String ENGINE = "uci";
  private static final Set<String> EXPLAINED = Set.of("-h", "--help", "-V", "--version");

  private Program() {}

  public static void main(String[] args) {
    if (isEngine(args)) {
      Optional<Rehearsal> rehearsal = Rehearsal.ofThisImage();
      if (rehearsal.isPresent() && rehearsal.get().isAllThatIsWanted()) {
        rehearse(rehearsal.get());
        return;
      }
      rehearsal.ifPresent(Rehearsal::beginInBackground);
      Uci.main(args.length == 0 ? args : Arrays.copyOfRange(args, 1, args.length));
    } else {
      Main.main(args);
    }
  }

  private static void rehearse(Rehearsal rehearsal) {
    try {
      rehearsal.run();
    } catch (IOException e) {
      System.err.println("v7p3r: no faster start can be prepared: " + e.getMessage());
      System.exit(Main.FAILED);
    }
  }

  static boolean isEngine(String... args) {
    return args.length == 0
        || args[0].equals(ENGINE) && (args.length == 1 || !EXPLAINED.contains(args[1]));
  }
}
