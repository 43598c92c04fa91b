package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import v7p3r.board.Position;
import v7p3r.eval.Explanation;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.SystemClock;
import v7p3r.search.effort.DecisionListener;

/**
 * The engine as one object: a position, options, and a search at a time. Not for several threads at
 * once, except that a {@link Search} under way can be stopped from anywhere.
 *
 * <p>Board and tables are made when they are first needed, for GUIs like to start an engine only to
 * ask for its options.
 */
public final class Engine {
  private final LongSupplier nanoTime;
  private final Options options = EngineOptions.create();
  private boolean ready;
  private final List<String> remarks = new ArrayList<>();
  private Searchers searchers;
  private Openings openings;
  private EffortControl effort;
  private TreeEffort treeEffort;
  private EndgameTables tables;
  private Position position;

  public Engine() {
    this(SystemClock.NANOS);
  }

  /** With a clock of its own, in nanoseconds. */
  public Engine(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** Makes all that a search needs, so that the next command can be answered without delay. */
  public void makeReady() {
    create();
    effort.makeReady();
    treeEffort.makeReady();
    tables.tellProblems();
    searchers.negamax().setEffortPolicy(effort.policy());
    searchers.negamax().setSolvedEndings(tables.inUse());
  }

  /** All but what takes long and may yet be changed by options. */
  private void create() {
    if (!ready) {
      searchers = new Searchers(options, nanoTime);
      openings = new Openings(options, nanoTime);
      effort = new EffortControl(options, this::remark);
      treeEffort = new TreeEffort(options, this::remark, searchers.negamax());
      tables = new EndgameTables(options, this::remark);
      position = start();
      ready = true;
    }
  }

  /** What the user should know about the engine's state and has not been told. */
  public List<String> takeRemarks() {
    List<String> taken = List.copyOf(remarks);
    remarks.clear();
    return taken;
  }

  void remark(String remark) {
    remarks.add(remark);
  }

  private Position start() {
    Position start = new Position();
    start.setChess960(options.value(EngineOptions.CHESS960));
    return start;
  }

  // ---- Options ----

  public Options options() {
    return options;
  }

  /**
   * Sets an option and puts it into effect; not while a search is under way. What the user should
   * know about it is among the remarks.
   *
   * @throws OptionException if there is no such option or it cannot take the value; nothing has
   *     changed then, except that tables may be empty if there was no memory for it
   */
  public void setOption(String name, String value) {
    create();
    options.set(name, value, this);
  }

  // ---- What options act on ----

  Searchers searchers() {
    return searchers;
  }

  Openings openings() {
    return openings;
  }

  EffortControl effort() {
    return effort;
  }

  TreeEffort treeEffort() {
    return treeEffort;
  }

  EndgameTables tables() {
    return tables;
  }

  void setChess960(boolean on) {
    position.setChess960(on);
  }

  // ---- The game ----

  /** The next position belongs to another game: nothing learned so far is of use. */
  public void newGame() {
    makeReady();
    position = start();
    effort.newGame();
    searchers.newGame();
  }

  /** A copy of the current position with its history. */
  public Position position() {
    create();
    return position.copy();
  }

  public void setPosition(Position newPosition) {
    create();
    position = newPosition.copy();
  }

  /**
   * Sets up a position and plays moves in UCI notation; if anything is wrong the old one stays.
   *
   * @throws NotationException if the FEN is wrong
   * @throws IllegalMoveException if a move is
   */
  public void setPosition(String fen, List<String> moves) {
    create();
    Position next = Fen.parse(fen);
    if (options.value(EngineOptions.CHESS960)) {
      next.setChess960(true);
    }
    for (int i = 0; i < moves.size(); i++) {
      String text = moves.get(i);
      if (text.equals(UciMove.NULL)) {
        throw new IllegalMoveException(i + 1, text, "a legal move, not the null move");
      }
      try {
        next.make(UciMove.parse(next, text));
      } catch (NotationException e) {
        throw new IllegalMoveException(i + 1, text, e.expected());
      }
    }
    position = next;
  }

  // ---- Searching ----

  /** A search of the current position, ready to run on any thread; its clock runs from now on. */
  public Search prepare(Limits limits) {
    makeReady();
    Limits asked = limits.withLines(options.value(EngineOptions.MULTI_PV));
    Optional<Searcher> known = openings.answer(position, asked);
    Searcher searcher = known.isPresent() ? known.get() : searchers.chosen();
    return new Search(searcher, position.copy(), asked, takeRemarks());
  }

  /** Searches on the thread of the caller. */
  public SearchResult go(Limits limits, SearchListener listener) {
    return prepare(limits).run(listener);
  }

  // ---- Explaining ----

  /**
   * All searches from now on tell how deep they search late moves near the root, and why; they find
   * the same, more slowly.
   */
  public void explainEffortTo(DecisionListener listener) {
    create();
    searchers.negamax().explainTo(listener);
  }

  /** Why the current position has its score: a table of the themes that are on. */
  public String explain() {
    return "Fen: " + Fen.format(position()) + "\n\n" + explanation().toTable();
  }

  /** The same as {@link #explain} as a JSON object. */
  public String explainAsJson() {
    return explanation().toJson(Fen.format(position()));
  }

  private Explanation explanation() {
    create();
    return Explanation.of(position, searchers.weights(), searchers.themes());
  }
}
