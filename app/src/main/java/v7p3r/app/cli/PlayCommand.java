package v7p3r.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import v7p3r.app.cli.play.BoardView;
import v7p3r.app.cli.play.PlaySession;
import v7p3r.app.cli.play.PlaySettings;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.SearchLimit;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.SearchType;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;

/** The studio in a browser, or a game against the engine in the terminal. */
@Command(
    name = "play",
    description = {
      "Opens the studio: a page of this machine to play, analyze, watch and test.",
      "",
      "With --terminal, or any option of a game, it plays in the terminal instead, also where the"
          + " page was not built. Type moves such as Nf3 or e2e4 there; help lists the other"
          + " commands: eval and why explain the position and the engine's last move. Games are"
          + " saved as PGN after every move, so nothing is lost however they end; games with a"
          + " result are in the statistics too.",
      ""
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r play                            the studio, in your browser",
      "  v7p3r play --no-open --port 8080      only prints the address to open",
      "  v7p3r play --terminal                 you are White, one second a move",
      "  v7p3r play --color random --depth 6   any color, six half moves deep",
      "  v7p3r play --elo 1200                 an opponent that makes mistakes",
      "  v7p3r play --opponent simple          an opponent that looks one move ahead",
      "  v7p3r play --fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"",
      "  printf 'e4\\nquit\\n' | v7p3r play      moves from a script"
    })
final class PlayCommand extends CheckedCommand implements Callable<Integer> {
  /** The color of the person. */
  enum Side {
    WHITE,
    BLACK,
    RANDOM
  }

  /** The names of the players, for the help and for completion. */
  static final class Opponents extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Opponents() {
      super(SearchType.keys());
    }
  }

  /** How far the engine thinks: one of them. */
  static final class LimitOptions {
    @Option(
        names = "--movetime",
        paramLabel = "MS",
        description = "Milliseconds for each move of the engine (default: 1000)")
    private Optional<Long> moveTime = Optional.empty();

    @Option(names = "--depth", paramLabel = "N", description = "Half moves that it looks ahead")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", description = "Positions that it looks at")
    private Optional<Long> nodes = Optional.empty();
  }

  private static final long DEFAULT_MILLIS = 1000;
  private static final char WHITE_KING = '♔';

  /** Those that make sense in the studio, too. */
  private static final Set<String> OF_BOTH = Set.of("--db", "--name");

  @ArgGroup(exclusive = false, heading = "The studio:%n")
  private StudioOptions studio = new StudioOptions();

  @Option(names = "--terminal", description = "Plays in the terminal, without the studio")
  private boolean terminalGame;

  @Option(
      names = "--color",
      paramLabel = "COLOR",
      defaultValue = "white",
      description = "Your color: white, black or random (default: ${DEFAULT-VALUE})")
  private Side color;

  @Option(names = "--fen", paramLabel = "FEN", description = "Where the game begins")
  private String fen = Fen.START;

  @ArgGroup private LimitOptions limit = new LimitOptions();

  @Option(
      names = "--opponent",
      paramLabel = "PLAYER",
      completionCandidates = Opponents.class,
      description = "Who plays: ${COMPLETION-CANDIDATES} (default: the first)")
  private String opponent = SearchType.keys().getFirst();

  @Option(
      names = "--elo",
      paramLabel = "N",
      description =
          "Plays about so well: less is weaker; the scale is not measured against people"
              + " (default: as well as it can)")
  private Optional<Integer> elo = Optional.empty();

  @Option(names = "--ascii", description = "Letters instead of chess symbols")
  private boolean ascii;

  @Option(names = "--plain", description = "No colors")
  private boolean plain;

  @Option(
      names = "--pgn",
      paramLabel = "FILE",
      description = "Saves behind the games of this file (default: a new file in games/)")
  private Optional<Path> pgn = Optional.empty();

  @Option(
      names = "--db",
      paramLabel = "FILE",
      defaultValue = "games/arena.db",
      description =
          "Database of all games, for 'v7p3r stats'; knows games with a result (default:"
              + " ${DEFAULT-VALUE})")
  private Path database;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "Human",
      description = "Your name in the PGN (default: ${DEFAULT-VALUE})")
  private String name;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "Makes random choices repeatable; 0 does not (default: ${DEFAULT-VALUE})")
  private int seed;

  @Override
  public Integer call() throws IOException {
    boolean terminal = System.console() != null && System.console().isTerminal();
    if (!wantsTerminalGame()) {
      Optional<String> obstacle = studio.obstacle(terminal || wantsStudio());
      if (obstacle.isEmpty()) {
        return studio.run(name, database, spec.commandLine().getOut());
      }
      spec.commandLine().getErr().println(obstacle.get());
    }
    return playInTerminal(terminal);
  }

  /** Whether it was asked for, by name or by an option of a game. */
  private boolean wantsTerminalGame() {
    boolean ofGame =
        typed().anyMatch(option -> !OF_BOTH.contains(option) && !StudioOptions.has(option));
    require(
        !(ofGame && wantsStudio()),
        "options of the studio do not go with --terminal or options of a game");
    return ofGame;
  }

  /** Whether an option of the studio was typed: then it is wanted even without a terminal. */
  private boolean wantsStudio() {
    return typed().anyMatch(StudioOptions::has);
  }

  private Stream<String> typed() {
    return spec.commandLine().getParseResult().matchedOptions().stream()
        .map(OptionSpec::longestName);
  }

  private int playInTerminal(boolean terminal) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    PlaySettings settings =
        new PlaySettings(
            name,
            human(),
            start(),
            opponent(),
            seed,
            elo(),
            limit(),
            new BoardView(
                !ascii && canShowSymbols(),
                !plain && Terminal.current().isColored(System.getenv())),
            pgn,
            Path.of("games"),
            database,
            Clock.systemDefaultZone(),
            !terminal);
    try (Players players = new Players()) {
      PlaySession session = new PlaySession(settings, players, input(), out);
      Thread rescue = new Thread(session::rescue, "rescue");
      Runtime.getRuntime().addShutdownHook(rescue);
      session.run();
      return session.hasKeptAllGames() ? 0 : Main.FAILED;
    }
  }

  private OptionalInt elo() {
    if (elo.isEmpty()) {
      return OptionalInt.empty();
    }
    require(
        opponent().equals(SearchType.keys().getFirst()),
        "--elo: only " + SearchType.keys().getFirst() + " can play weaker, found " + opponent);
    int least = EngineOptions.ELO.min();
    int most = EngineOptions.ELO.max();
    require(
        elo.get() >= least && elo.get() <= most,
        "--elo: expected %d to %d, found %d".formatted(least, most, elo.get()));
    return OptionalInt.of(elo.get());
  }

  private int human() {
    return switch (color) {
      case WHITE -> Color.WHITE;
      case BLACK -> Color.BLACK;
      case RANDOM -> new SplittableRandom(seed == 0 ? System.nanoTime() : seed).nextInt(2);
    };
  }

  private Position start() {
    try {
      return Fen.parse(fen);
    } catch (NotationException e) {
      throw new ParameterException(spec.commandLine(), "--fen: " + e.getMessage(), e);
    }
  }

  private String opponent() {
    for (String key : SearchType.keys()) {
      if (key.equalsIgnoreCase(opponent)) {
        return key;
      }
    }
    throw new ParameterException(
        spec.commandLine(),
        "--opponent: expected " + String.join(", ", SearchType.keys()) + ", found " + opponent);
  }

  private SearchLimit limit() {
    require(limit.moveTime.orElse(1L) > 0, "--movetime must be at least 1");
    require(limit.depth.orElse(1) > 0, "--depth must be at least 1");
    require(limit.nodes.orElse(1L) > 0, "--nodes must be at least 1");
    require(seed >= 0, "--seed must not be negative");
    if (limit.depth.isPresent()) {
      return SearchLimit.ofDepth(limit.depth.get());
    }
    return limit.nodes.isPresent()
        ? SearchLimit.ofNodes(limit.nodes.get())
        : SearchLimit.ofMoveTime(limit.moveTime.orElse(DEFAULT_MILLIS));
  }

  private static BufferedReader input() {
    return new BufferedReader(new InputStreamReader(System.in, charset("stdin.encoding")));
  }

  private static boolean canShowSymbols() {
    return charset("stdout.encoding").newEncoder().canEncode(WHITE_KING);
  }

  private static Charset charset(String property) {
    String name = System.getProperty(property, "");
    return Charset.isSupported(name.isEmpty() ? "US-ASCII" : name)
        ? Charset.forName(name.isEmpty() ? "US-ASCII" : name)
        : StandardCharsets.US_ASCII;
  }
}
