package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Option;
import v7p3r.lab.studio.StudioLibrary;
import v7p3r.lab.studio.StudioServer;
import v7p3r.lab.studio.StudioSettings;

/** How the studio is started, and its life until Ctrl-C. */
final class StudioOptions {
  private static final Path CONFIG = Path.of("studio.json");
  private static final Set<String> NAMES = Set.of("--port", "--no-open", "--config", "--watch");

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "Its port (default: 7373, or any that is free)")
  private Optional<Integer> port = Optional.empty();

  @Option(names = "--no-open", description = "Opens no browser, only prints the address")
  private boolean noOpen;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Engines, openings and places it may use (default: studio.json, if there)")
  private Optional<Path> config = Optional.empty();

  @Option(
      names = "--watch",
      paramLabel = "FILE",
      description = "A file or folder of PGN that other programs write; may be repeated")
  private List<Path> watched = new ArrayList<>();

  static boolean has(String option) {
    return NAMES.contains(option);
  }

  /**
   * Why the game is played in the terminal, though the studio was asked for.
   *
   * @param wanted whether somebody is there to open it, or it was asked for by name
   */
  Optional<String> obstacle(boolean wanted) {
    if (!wanted) {
      return Optional.of("Nobody is at the terminal, so moves are read from the input.");
    }
    Optional<StudioLibrary> library = StudioLibrary.find();
    if (library.isEmpty()) {
      return Optional.of(
          "The studio is not part of this build, so the game is here: the script ./v7p3r and"
              + " packages have it.");
    }
    return library.get().hasPage()
        ? Optional.empty()
        : Optional.of(
            "The page of the studio was not built, for it takes Node 20 or later (npm), so the"
                + " game is here.");
  }

  /** Serves the studio until the program is ended. */
  int run(String name, Path database, PrintWriter out) throws IOException {
    StudioSettings settings =
        new StudioSettings(
            port.isPresent() ? OptionalInt.of(port.get()) : OptionalInt.empty(),
            Path.of("games"),
            database,
            config.or(() -> Optional.of(CONFIG).filter(Files::exists)),
            watched,
            name);
    CountDownLatch ended = new CountDownLatch(1);
    StudioServer server = StudioLibrary.find().orElseThrow().start(settings);
    Thread closing =
        new Thread(
            () -> {
              server.close();
              ended.countDown();
            },
            "end of the studio");
    Runtime.getRuntime().addShutdownHook(closing);
    server.remarks().forEach(out::println);
    out.println("V7P3R studio: " + server.address());
    out.println("Ctrl-C ends it; games that are not over go on at the next start.");
    out.flush();
    if (!noOpen) {
      Browser.open(server.address());
    }
    try {
      ended.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return 0;
  }
}
