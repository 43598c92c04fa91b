package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.app.cli.play.BoardView;
import v7p3r.app.cli.watch.GameView;
import v7p3r.app.cli.watch.LivePgn;
import v7p3r.board.Color;
import v7p3r.notation.GameResult;
import v7p3r.notation.GameTree;

/** Shows a game that somebody else writes, move by move. */
@Command(
    name = "watch",
    description = {
      "Follows the last game of a PGN file and draws the board after every move. The file may be"
          + " written by any program, replaced or appended, and may not be there yet; what is"
          + " half written is shown when it is whole.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r watch                       active_game.pgn, as 'v7p3r game' writes it",
      "  v7p3r watch live.pgn --black      the board from Black's side",
      "  v7p3r watch live.pgn --once       only the position now, for scripts"
    })
final class WatchCommand implements Callable<Integer> {
  private static final String CLEAR_SCREEN = "\u001b[H\u001b[2J";

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      defaultValue = "active_game.pgn",
      description = "The PGN file (default: ${DEFAULT-VALUE})")
  private Path file;

  @Option(names = "--once", description = "Show the position now, then end; fails without a game")
  private boolean once;

  @Option(names = "--until-end", description = "End when the game has a result")
  private boolean untilEnd;

  @Option(names = "--black", description = "Black at the bottom")
  private boolean black;

  @Option(names = "--ascii", description = "Letters instead of chess symbols")
  private boolean ascii;

  @Option(
      names = "--interval",
      paramLabel = "MS",
      defaultValue = "200",
      description = "Milliseconds between two looks at the file (default: ${DEFAULT-VALUE})")
  private long interval;

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    Terminal watcher = Terminal.current();
    boolean terminal = watcher.isPresent();
    GameView view =
        new GameView(
            new BoardView(!ascii, watcher.isColored(System.getenv())),
            black ? Color.BLACK : Color.WHITE);
    LivePgn live = new LivePgn(file);
    if (once) {
      if (!Files.exists(file)) {
        throw new NoSuchFileException(file.toString());
      }
      GameTree game =
          live.read().orElseThrow(() -> new IOException(file + ": expected a game, found none"));
      out.print(view.draw(game));
      return 0;
    }
    spec.commandLine()
        .getErr()
        .println(
            Files.exists(file)
                ? "watching " + file + "; Ctrl-C ends"
                : file + " is not there yet, waiting for it; Ctrl-C ends");
    boolean over = false;
    while (!over) {
      Optional<GameTree> game = live.poll();
      if (game.isPresent()) {
        out.print(terminal ? CLEAR_SCREEN : "");
        out.println(view.draw(game.get()));
        out.flush();
        over = untilEnd && game.get().result() != GameResult.UNKNOWN;
      }
      if (!over) {
        Thread.sleep(Math.max(1, interval));
      }
    }
    return 0;
  }
}
