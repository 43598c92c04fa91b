package v7p3r.uci;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.engine.Bench;
import v7p3r.engine.Engine;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.IllegalMoveException;
import v7p3r.engine.Option;
import v7p3r.engine.OptionException;
import v7p3r.engine.Quote;
import v7p3r.engine.WarmUp;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;
import v7p3r.profile.ProfileRun;
import v7p3r.search.Limits;
import v7p3r.search.Line;

/**
 * Reads commands and answers them at once; searches run beside on their own thread. Bad input gets
 * an error and changes nothing.
 */
public final class UciLoop {
  static final String INTERNAL_ERROR = "internal: expected to go on, found ";

  private static final String PROFILE_FILE = "effort_dataset.csv";

  private final Engine engine;
  private final LineSource in;
  private final UciPrinter out;
  private final Worker worker = new Worker();

  /** For a process: notices during a job that nobody listens any more. */
  private Optional<Pulse> pulse = Optional.empty();

  /** To be done before the first readyok, unless a search comes first. */
  private Optional<WarmUp> warmUp = Optional.empty();

  /** Whether tables were made since the memory was settled last. */
  private boolean tablesAreNew = true;

  private boolean debug;
  private volatile boolean quit;

  /** Who cannot be heard any more stops its work and reads no further command. */
  public UciLoop(Engine engine, InputStream in, OutputStream out) {
    this.engine = engine;
    this.in = new LineSource(in);
    this.out = new UciPrinter(out, this::giveUp);
  }

  /**
   * As a process that ends at once when nobody listens any more.
   *
   * @param whenGone must not come back
   */
  UciLoop(Engine engine, InputStream in, OutputStream out, Runnable whenGone) {
    this.engine = engine;
    this.in = new LineSource(in);
    this.out = new UciPrinter(out, whenGone);
    pulse = Optional.of(new Pulse(this.out, worker));
  }

  private void giveUp() {
    quit = true;
    worker.stopWhateverRuns();
  }

  /** Promises speed from the first move on: the first readyok comes after a warm-up. */
  public void warmUpFirst(WarmUp warmUp) {
    this.warmUp = Optional.of(warmUp);
  }

  /** Until quit or the end of the input, which lets a search that ends by itself finish. */
  public void run() {
    while (!quit && in.advance()) {
      if (in.isCut()) {
        out.error("input: expected a line of at most " + LineSource.MAX_BYTES + " bytes");
      } else {
        executeSafely(in.line());
      }
    }
    if (quit) {
      worker.stopAndWait();
    } else {
      worker.finish();
    }
  }

  /**
   * One command, as from the input; work it has begun is waited for.
   *
   * @return whether there was nothing wrong with it
   */
  public boolean runSingle(String line) {
    executeSafely(line);
    worker.finish();
    return !out.hasToldErrors();
  }

  /** A fault of ours must not end a game. */
  private void executeSafely(String line) {
    try {
      execute(line);
    } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
      out.error(INTERNAL_ERROR + e + " after " + Quote.of(line));
    }
  }

  private void execute(String line) {
    switch (UciParser.parse(line)) {
      case UciCommand.Nothing _ -> {}
      case UciCommand.Identify(var all) -> identify(all);
      case UciCommand.IsReady _ -> makeReady();
      case UciCommand.NewGame _ -> newGame();
      case UciCommand.SetPosition(var fen, var moves) -> setPosition(fen, moves);
      case UciCommand.Go(var limits, var searchMoves, var mistakes) -> {
        for (UciCommand.Malformed mistake : mistakes) {
          report(mistake);
        }
        go(limits, searchMoves);
      }
      case UciCommand.GoPerft(var depth) -> start(new PerftJob(engine.position(), depth, out));
      case UciCommand.GoProfile(var positions, var file) -> profile(positions, file);
      case UciCommand.Stop _ -> worker.stop();
      case UciCommand.PonderHit _ -> worker.ponderHit();
      case UciCommand.Quit _ -> quit = true;
      case UciCommand.SetOption(var name, var value) -> setOption(name, value);
      case UciCommand.Debug(var on) -> debug = on;
      case UciCommand.Register _ -> {}
      case UciCommand.Draw _ -> out.print(Diagram.of(engine.position()));
      case UciCommand.Eval(var json) -> out.print(json ? engine.explainAsJson() : engine.explain());
      case UciCommand.RunBench(var depth) -> bench(depth);
      case UciCommand.Help _ -> out.print(UciHelp.text(engine.options()));
      case UciCommand.Malformed mistake -> report(mistake);
      case UciCommand.Unknown(var text) ->
          out.error("command: expected a UCI command (help lists them), found " + Quote.of(text));
    }
  }

  private void identify(boolean all) {
    if (all) {
      engine.options().showHidden();
    }
    StringBuilder answer = new StringBuilder(1000);
    answer.append("id name ").append(Uci.NAME).append(' ').append(Uci.version()).append('\n');
    answer.append("id author ").append(Uci.AUTHORS).append('\n');
    for (Option option : engine.options().all()) {
      OptionText.append(answer, option);
    }
    out.print(answer.append("uciok").toString());
  }

  private void makeReady() {
    engine.makeReady();
    engine.takeRemarks().forEach(out::string);
    if (warmUp.isPresent() && !worker.isBusy()) {
      warmUp.get().run();
    }
    warmUp = Optional.empty();
    settleMemory();
    out.print("readyok");
  }

  /**
   * New tables stand where the collector begins, and its first collection would move them all, a
   * tenth of a second for 24 megabytes. So it is made while no clock runs.
   */
  private void settleMemory() {
    if (tablesAreNew && !worker.isBusy()) {
      System.gc();
      tablesAreNew = false;
    }
  }

  private void newGame() {
    worker.stopAndWait();
    engine.newGame();
  }

  /** A search under way has its own copy of the old position. */
  private void setPosition(String fen, List<String> moves) {
    try {
      engine.setPosition(fen, moves);
    } catch (NotationException | IllegalMoveException e) {
      out.error("position: " + e.getMessage());
    }
  }

  private void setOption(String name, String value) {
    if (worker.isBusy()) {
      out.error("setoption: expected no search under way, found one; stop it first");
      return;
    }
    worker.stopAndWait();
    try {
      engine.setOption(name, value);
      tablesAreNew = true;
      engine.takeRemarks().forEach(out::string);
    } catch (OptionException e) {
      out.error("setoption: " + e.getMessage());
    }
  }

  private void go(Limits limits, List<String> searchMoves) {
    warmUp = Optional.empty();
    worker.stopAndWait();
    Limits withMoves = limits.withSearchMoves(readMoves(searchMoves));
    boolean showsChances = engine.options().value(EngineOptions.SHOW_WDL);
    start(new SearchJob(engine.prepare(withMoves), out, debug, showsChances));
  }

  /** The pulse begins first: it must not tell the time of the job before. */
  private void start(Job job) {
    worker.stopAndWait();
    pulse.ifPresent(Pulse::begin);
    worker.start(job);
  }

  private Line readMoves(List<String> texts) {
    if (texts.isEmpty()) {
      return Line.EMPTY;
    }
    Position position = engine.position();
    int[] moves = new int[texts.size()];
    for (int i = 0; i < moves.length; i++) {
      try {
        moves[i] = UciMove.parse(position, texts.get(i));
      } catch (NotationException e) {
        moves[i] = Move.NONE;
        out.error("go searchmoves: " + e.getMessage());
      }
    }
    return Line.of(moves);
  }

  private void report(UciCommand.Malformed mistake) {
    out.error(
        mistake.command()
            + ": expected "
            + mistake.expected()
            + ", found "
            + Quote.of(mistake.found()));
  }

  private void profile(int positions, String name) {
    warmUp = Optional.empty();
    try {
      Path file = Path.of(name.isEmpty() ? PROFILE_FILE : name);
      ProfileRun run = new ProfileRun(engine.position(), positions, file);
      start(new ProfileJob(run, positions, file, out));
    } catch (InvalidPathException e) {
      out.error("go profile: expected the name of a file, found " + Quote.of(name));
    }
  }

  private void bench(int depth) {
    boolean usual = depth == UciParser.DEFAULT_DEPTH;
    start(new BenchJob(new Bench(usual ? Bench.DEFAULT_DEPTH : depth), out));
  }
}
