package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.search.Effort;
import v7p3r.search.ExtensionSet;
import v7p3r.search.Reductions;
import v7p3r.search.SearchListener;
import v7p3r.search.Statistics;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.effort.LateMoveReduction;
import v7p3r.search.memory.CorrectionHistory;
import v7p3r.search.memory.History;
import v7p3r.search.memory.TranspositionTable;
import v7p3r.search.root.RootMoves;
import v7p3r.search.solved.SolvedEndings;
import v7p3r.search.solved.SolvedProbe;
import v7p3r.search.time.SearchControl;

/**
 * The state of one searching thread: its position and evaluator, what it has learned about moves, a
 * frame for each ply, and its counters. Nothing is allocated once it exists.
 */
final class SearchThread {
  static final int MAX_PLY = Value.MAX_PLY - 2;

  /** How far a node looks back: as many frames stand before the root. */
  private static final int BEFORE_ROOT = 6;

  private static final int LOOK_AT_CLOCK_NODES = 1 << 14;
  private static final int RULE50_FADE = 220;

  /** Any odd number: sets of themes get keys far apart. */
  private static final long THEME_SALT = 0x9E3779B97F4A7C15L;

  final TranspositionTable table;
  final History history;
  final CorrectionHistory corrections;
  final int[] tune;
  final Features features;
  Evaluator evaluator;
  Position position = new Position();

  /** Iteration under way: bounds how far extensions may lead. */
  int rootDepth;

  int selectiveDepth;
  long nodes;
  long quiescenceNodes;
  long tableProbes;
  long tableHits;
  long tableCollisions;
  long evaluations;
  long givesCheckCalls;
  long movesOrdered;
  long cutoffs;
  long firstMoveCutoffs;
  boolean stopped;

  /** Positions that tables of endings knew. */
  long solvedHits;

  /** Whether tables of endings are asked in the search under way. */
  boolean asksTables;

  final RootMoves rootMoves = new RootMoves();

  private final SearchControl control;
  private final boolean isMain;
  private final SolvedProbe solved;
  private long pollAt;

  /** Whether what is searched counts nothing, and ends when its nodes are used up. */
  private boolean isTrial;

  /** Keeps the entries of other sets of themes apart; 0 for all themes. */
  private long salt;

  private int rootEval;

  /** Added to late move reductions, in 1/1024 of a ply. */
  private int reductionOffset;

  /** What they are multiplied with then, in 1/1024. */
  private int reductionScale = LateMoveReduction.ONE_PLY;

  private int firstReducedMove = 1;

  /** What it costs to miss a move, in percent of the usual. */
  private int missPrice = Reductions.STANDARD.missPrice();

  private int extensionBits = ExtensionSet.ALL.bits();

  /** Centipawns that a draw is worth less to the side at the root, when it is ahead. */
  private int contempt;

  /** Is told which root move comes next, once the search takes long. */
  SearchListener listener = SearchListener.SILENT;

  private long lookAtClockAt;
  private boolean takesLong;

  /** The frame of a ply stands at the ply plus {@link #BEFORE_ROOT}. */
  private final Frame[] frames = new Frame[BEFORE_ROOT + MAX_PLY + 2];

  SearchThread(
      TranspositionTable table,
      Evaluator evaluator,
      SearchControl control,
      boolean isMain,
      int[] tune,
      Features features) {
    this.table = table;
    this.evaluator = evaluator;
    this.control = control;
    this.isMain = isMain;
    this.solved = new SolvedProbe(control.nanoTime());
    this.tune = tune;
    this.features = features;
    this.history = features.history();
    this.corrections = features.corrections();
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new Frame(i - BEFORE_ROOT, features.picker(this), features.picker(this));
    }
    Frame.link(frames);
  }

  /** Whether it is the one that decides and reports. */
  boolean isMain() {
    return isMain;
  }

  int tune(Tunable tunable) {
    return tune[tunable.ordinal()];
  }

  /** Whether a technique that knows only on and off is on. */
  boolean isOn(Tunable tunable) {
    return tune[tunable.ordinal()] != 0;
  }

  /** Forgets what was learned in earlier games. */
  void newGame() {
    history.clear();
    corrections.clear();
  }

  /** What was counted becomes this. */
  void count(Statistics counted) {
    nodes = counted.nodes();
    quiescenceNodes = counted.quiescenceNodes();
    movesOrdered = counted.movesOrdered();
    givesCheckCalls = counted.givesCheckCalls();
    tableProbes = counted.tableProbes();
    tableHits = counted.tableHits();
    tableCollisions = counted.tableCollisions();
    evaluations = counted.evaluations();
    cutoffs = counted.cutoffs();
    firstMoveCutoffs = counted.firstMoveCutoffs();
    solvedHits = counted.solvedHits();
  }

  /** A search begins, in which this thread may or may not take part. */
  void clearCounters() {
    count(Statistics.NONE);
  }

  void startSearch(Position root) {
    clearCounters();
    position = root;
    selectiveDepth = 0;
    stopped = false;
    pollAt = 0;
    lookAtClockAt = 0;
    takesLong = false;
    Frame.link(frames);
    for (Frame frame : frames) {
      frame.reset();
    }
    contempt = 0;
    rootEval = Frame.NO_EVAL;
    if (!root.inCheck()) {
      rootEval = evaluator.evaluate(root);
      contempt = features.drawPrevention() && rootEval > 50 ? tune(Tunable.CONTEMPT) : 0;
    }
  }

  /** Before a search: the tables of endings that it may ask. */
  void use(SolvedEndings endings) {
    solved.begin(endings);
    asksTables = solved.isOn();
  }

  /** The static evaluation of the root, or {@link Frame#NO_EVAL} in check. */
  int rootEval() {
    return rootEval;
  }

  // ---- Effort ----

  /** Not during a search: what was found out with other themes does not count any more. */
  void use(ThemeSet themes) {
    salt = salt(themes);
    if (!themes.equals(evaluator.themes())) {
      evaluator.use(themes);
      corrections.clear();
    }
  }

  private static long salt(ThemeSet themes) {
    long off = 0;
    for (Theme theme : Theme.values()) {
      off = off << 1 | (themes.has(theme) ? 0 : 1);
    }
    return off * THEME_SALT;
  }

  /** Between two iterations. */
  void use(Effort effort) {
    Reductions reductions = effort.reductions();
    reductionOffset = reductions.offset();
    reductionScale = reductions.percent() * LateMoveReduction.ONE_PLY / 100;
    firstReducedMove = reductions.firstReducedMove();
    missPrice = reductions.missPrice();
    extensionBits = effort.extensions().bits();
  }

  int reductionOffset() {
    return reductionOffset;
  }

  /** The plies to reduce by, of a reduction in 1/1024 of a ply. */
  int reducedPlies(int reduction) {
    return Math.max(reduction, 0) * reductionScale / (LateMoveReduction.ONE_PLY << 10);
  }

  int missPrice() {
    return missPrice;
  }

  boolean mayReduce(int moveNumber) {
    return moveNumber >= firstReducedMove;
  }

  boolean mayExtend(int extensionBit) {
    return (extensionBits & extensionBit) != 0;
  }

  /** Looks at the clock only once in a while: most searches are over before. */
  void tellRootMove(int move, int number) {
    if (!isMain) {
      return;
    }
    if (nodes >= lookAtClockAt) {
      lookAtClockAt = nodes + LOOK_AT_CLOCK_NODES;
      takesLong = control.isLong();
    }
    if (takesLong) {
      listener.onRootMove(rootDepth, move, number);
    }
  }

  // ---- Stopping ----

  /** Asks for time and stop once in a while. */
  boolean mustStop() {
    if (nodes >= pollAt) {
      long granted = isTrial ? 0 : control.grant(nodes, nodes - pollAt, isMain);
      pollAt = nodes + granted;
      stopped |= granted == 0;
    }
    return stopped;
  }

  /** From here on nothing counts, until {@link #endTrial}; a number of nodes is granted. */
  void beginTrial(long granted) {
    isTrial = true;
    pollAt = nodes + granted;
  }

  /** The clock is as it was. */
  void endTrial(long polledAt) {
    isTrial = false;
    stopped = false;
    pollAt = polledAt;
  }

  /** At how many nodes the clock is looked at next. */
  long pollAt() {
    return pollAt;
  }

  // ---- The game tree ----

  Frame root() {
    return frames[BEFORE_ROOT];
  }

  void make(int move, Frame frame) {
    frame.move = move;
    frame.played = History.index(position, move);
    nodes++;
    position.make(move);
  }

  void makeNull(Frame frame) {
    frame.move = Move.NONE;
    frame.played = History.NO_MOVE;
    nodes++;
    position.makeNull();
  }

  /** A node begins: it may be the deepest so far. */
  void reach(int ply) {
    selectiveDepth = Math.max(selectiveDepth, ply);
  }

  boolean givesCheck(int move) {
    givesCheckCalls++;
    return position.givesCheck(move);
  }

  boolean isDraw(int ply) {
    return position.isRepetition(ply)
        || position.rule50() >= 100 && position.isFiftyMoveDraw()
        || position.isInsufficientMaterial();
  }

  /** A draw is a little less than nothing for a side that is ahead at the root, never a loss. */
  int drawScore(int ply) {
    return (ply & 1) == 0 ? -contempt : contempt;
  }

  /** Mate, or stalemate. */
  int scoreWithoutMoves(Frame frame) {
    if (frame.inCheck) {
      return Value.matedIn(frame.ply);
    }
    return features.stalemates() ? drawScore(frame.ply) : evaluate();
  }

  /** The static evaluation, fading as the fifty-move rule comes near. */
  int evaluate() {
    evaluations++;
    int eval = evaluator.evaluate(position);
    eval -= eval * position.rule50() / RULE50_FADE;
    return Math.clamp(eval, 1 - Value.DECIDED_BOUND, Value.DECIDED_BOUND - 1);
  }

  /**
   * The static evaluation of a node that is not in check; after a passed move what the other side
   * had, but for the right to move.
   */
  int evaluateNode(Frame frame) {
    Frame before = frame.previous;
    if (frame.ply > 0 && before.played == History.NO_MOVE && before.eval != Frame.NO_EVAL) {
      int eval = 2 * evaluator.tempo(position) - before.rawEval;
      return Math.clamp(eval, 1 - Value.DECIDED_BOUND, Value.DECIDED_BOUND - 1);
    }
    int eval = evaluate();
    frame.mateThreat =
        isOn(Tunable.MATE_THREAT_CAUTION) && evaluator.seesMateThreat(position.sideToMove() ^ 1);
    return eval;
  }

  /** Whether the side that has just moved threatens mate. */
  boolean threatensMate() {
    if (!isOn(Tunable.MATE_THREAT_CAUTION) || position.inCheck()) {
      return false;
    }
    evaluator.evaluate(position);
    return evaluator.seesMateThreat(position.sideToMove() ^ 1);
  }

  int corrected(Frame frame, int eval) {
    int better = eval + corrections.correction(position, continuation(frame));
    return Math.clamp(better, 1 - Value.DECIDED_BOUND, Value.DECIDED_BOUND - 1);
  }

  // ---- Tables ----

  /**
   * What tables of endings say of a node, or {@link Value#INFINITE}. After a slow answer the clock
   * is looked at before anything else.
   */
  int solvedScore(int depth, int ply) {
    int score = solved.score(position, depth, ply);
    solvedHits += score == Value.INFINITE ? 0 : 1;
    if (solved.wasSlow()) {
      pollAt = Math.min(pollAt, nodes);
    }
    return score;
  }

  /** The facts of the position, or {@link TranspositionTable#MISS}. */
  long probe() {
    tableProbes++;
    long facts = table.probe(position.key() ^ salt);
    tableHits += facts == TranspositionTable.MISS ? 0 : 1;
    return facts;
  }

  /** Keeps what is known of a node and its evaluation, with the score as counted from the root. */
  void store(Frame frame, int move, int score, int depth, int bound, boolean pv) {
    int stored = TranspositionTable.scoreFor(score, frame.ply);
    int eval = frame.mateThreat ? Frame.NO_EVAL : frame.rawEval;
    long facts = TranspositionTable.facts(move, stored, eval, depth, bound, pv);
    tableCollisions += table.store(position.key() ^ salt, facts) ? 1 : 0;
  }

  /**
   * @param error centipawns that the search found more than the evaluation
   */
  void learnCorrection(Frame frame, int depth, int error) {
    if (isOn(Tunable.CORRECTION_HISTORY)) {
      corrections.learn(position, continuation(frame), depth, error);
    }
  }

  /** Stands for the two moves that led to a node; without them for none. */
  private int continuation(Frame frame) {
    if (!isOn(Tunable.CONTINUATION_CORRECTION)) {
      return CorrectionHistory.NO_MOVES;
    }
    int two = frame.previous.previous.played;
    return (two * (History.MOVES + 1) + frame.previous.played) * 0x9E3779B1 >>> 17;
  }

  Statistics statistics() {
    return new Statistics(
        nodes,
        quiescenceNodes,
        movesOrdered,
        givesCheckCalls,
        tableProbes,
        tableHits,
        tableCollisions,
        evaluations,
        cutoffs,
        firstMoveCutoffs,
        solvedHits);
  }
}
