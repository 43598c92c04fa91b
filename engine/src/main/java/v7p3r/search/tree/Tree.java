package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.search.Effort;
import v7p3r.search.ExtensionSet;
import v7p3r.search.Line;
import v7p3r.search.Reductions;
import v7p3r.search.SearchListener;
import v7p3r.search.Statistics;
import v7p3r.search.Tunable;
import v7p3r.search.Value;

/**
 * What one thread needs to search: its position and evaluator, what it has learned about moves, a
 * frame of facts for each ply, and its counters. Nothing is allocated once it exists.
 */
final class Tree {
  static final int MAX_PLY = Value.MAX_PLY - 2;

  /** The static evaluation of a node in check: there is none. */
  static final int NO_EVAL = TranspositionTable.NO_EVAL;

  /** Frames before the root, so that looking back needs no test. */
  private static final int BEFORE_ROOT = 8;

  private static final int FRAMES = BEFORE_ROOT + Value.MAX_PLY + 2;
  private static final int LOOK_AT_CLOCK_NODES = 1 << 14;
  private static final int RULE50_FADE = 220;

  /** Any odd number: sets of themes get keys far apart. */
  private static final long THEME_SALT = 0x9E3779B97F4A7C15L;

  final TranspositionTable table;
  final History history = new History();
  final CorrectionHistory corrections = new CorrectionHistory();
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

  /** Root moves that may be searched now, with the nodes each has cost in this search. */
  final RootMoveList rootMoves = new RootMoveList();

  private final SearchControl control;
  private final boolean isMain;
  private long pollAt;

  /** Keeps the entries of other sets of themes apart; 0 for all themes. */
  private long salt;

  private int rootEval;

  /** Added to late move reductions, in 1/1024 of a ply. */
  private int reductionOffset;

  /** What they are multiplied with then, in 1/1024. */
  private int reductionScale = LateMoveReduction.ONE_PLY;

  private int firstReducedMove = 1;

  private int extensionBits = ExtensionSet.ALL.bits();

  /** Centipawns that a draw is worth less to the side at the root, when it is ahead. */
  private int contempt;

  /** Is told which root move comes next, once the search takes long. */
  SearchListener listener = SearchListener.SILENT;

  private long lookAtClockAt;
  private boolean takesLong;

  private final MovePicker[] pickers = new MovePicker[Value.MAX_PLY + 2];
  private final MovePicker[] innerPickers = new MovePicker[Value.MAX_PLY + 2];
  private final int[] evals = new int[FRAMES];
  private final int[] rawEvals = new int[FRAMES];
  private final boolean[] mateThreats = new boolean[FRAMES];
  private final int[] played = new int[FRAMES];
  private final int[] killers = new int[2 * FRAMES];
  private final int[] excluded = new int[FRAMES];
  private final int[] extensions = new int[FRAMES];
  private final int[] tried = new int[2 * (Value.MAX_PLY + 2) * TRIED];
  private final int[] pv = new int[(Value.MAX_PLY + 2) * (Value.MAX_PLY + 2)];
  private final int[] pvEnd = new int[Value.MAX_PLY + 2];

  /** Moves remembered a node, to learn from when a later one is better. */
  static final int TRIED = 64;

  Tree(
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
    this.tune = tune;
    this.features = features;
    for (int ply = 0; ply < pickers.length; ply++) {
      pickers[ply] = new MovePicker(this);
      innerPickers[ply] = new MovePicker(this);
    }
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

  void startSearch(Position root) {
    position = root;
    nodes = 0;
    quiescenceNodes = 0;
    tableProbes = 0;
    tableHits = 0;
    tableCollisions = 0;
    evaluations = 0;
    givesCheckCalls = 0;
    movesOrdered = 0;
    cutoffs = 0;
    firstMoveCutoffs = 0;
    selectiveDepth = 0;
    stopped = false;
    pollAt = 0;
    lookAtClockAt = 0;
    takesLong = false;
    java.util.Arrays.fill(played, History.NO_MOVE);
    java.util.Arrays.fill(evals, NO_EVAL);
    java.util.Arrays.fill(killers, Move.NONE);
    java.util.Arrays.fill(excluded, Move.NONE);
    java.util.Arrays.fill(extensions, 0);
    contempt = 0;
    rootEval = NO_EVAL;
    if (!root.inCheck()) {
      rootEval = evaluator.evaluate(root);
      contempt = features.drawPrevention && rootEval > 50 ? tune(Tunable.CONTEMPT) : 0;
    }
  }

  /** The static evaluation of the root, or {@link #NO_EVAL} in check. */
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
    extensionBits = effort.extensions().bits();
  }

  int reductionOffset() {
    return reductionOffset;
  }

  /** The plies to reduce by, of a reduction in 1/1024 of a ply. */
  int reducedPlies(int reduction) {
    return Math.max(reduction, 0) * reductionScale / (LateMoveReduction.ONE_PLY << 10);
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
      pollAt = control.nextPoll(nodes);
      stopped |= control.mustStop(nodes, isMain);
    }
    return stopped;
  }

  // ---- The game tree ----

  void make(int move, int ply) {
    played[ply + BEFORE_ROOT] = History.index(position, move);
    nodes++;
    position.make(move);
  }

  void makeNull(int ply) {
    played[ply + BEFORE_ROOT] = History.NO_MOVE;
    nodes++;
    position.makeNull();
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

  /** The static evaluation, fading as the fifty-move rule comes near. */
  int evaluate() {
    evaluations++;
    int eval = evaluator.evaluate(position);
    eval -= eval * position.rule50() / RULE50_FADE;
    return Math.clamp(eval, -Value.MATE_BOUND + 1, Value.MATE_BOUND - 1);
  }

  /**
   * The static evaluation of a node that is not in check; after a passed move what the other side
   * had, but for the right to move.
   */
  int evaluateNode(int ply) {
    boolean passed = ply > 0 && playedBefore(ply, 1) == History.NO_MOVE;
    if (passed && eval(ply - 1) != NO_EVAL) {
      int eval = 2 * evaluator.tempo(position) - rawEvals[ply - 1 + BEFORE_ROOT];
      return Math.clamp(eval, -Value.MATE_BOUND + 1, Value.MATE_BOUND - 1);
    }
    int eval = evaluate();
    mateThreats[ply] =
        isOn(Tunable.MATE_THREAT_CAUTION) && evaluator.seesMateThreat(position.sideToMove() ^ 1);
    return eval;
  }

  /** A node begins: nothing is known of it yet. */
  void forgetMateThreat(int ply) {
    mateThreats[ply] = false;
  }

  /**
   * Whether the evaluation saw that the opponent threatens mate. Such an evaluation is not kept in
   * the table, so that the next visit sees the threat, too.
   */
  boolean isMateThreatened(int ply) {
    return mateThreats[ply];
  }

  int corrected(int eval) {
    int better = eval + corrections.correction(position);
    return Math.clamp(better, -Value.MATE_BOUND + 1, Value.MATE_BOUND - 1);
  }

  // ---- The transposition table ----

  /** The facts of the position, or {@link TranspositionTable#MISS}. */
  long probe() {
    tableProbes++;
    long facts = table.probe(position.key() ^ salt);
    tableHits += facts == TranspositionTable.MISS ? 0 : 1;
    return facts;
  }

  /** Keeps what is known of the position, with the score as counted from the root. */
  void store(int ply, int move, int score, int eval, int depth, int bound, boolean pv) {
    int stored = TranspositionTable.scoreFor(score, ply);
    int kept = mateThreats[ply] ? TranspositionTable.NO_EVAL : eval;
    boolean drivesOut = table.store(position.key() ^ salt, move, stored, kept, depth, bound, pv);
    tableCollisions += drivesOut ? 1 : 0;
  }

  /** The search found so many centipawns more than the evaluation said. */
  void learnCorrection(int depth, int error) {
    if (isOn(Tunable.CORRECTION_HISTORY)) {
      corrections.learn(position, depth, error);
    }
  }

  // ---- Frames ----

  /** The history index of the move played {@code back} half moves before a ply. */
  int playedBefore(int ply, int back) {
    return played[ply - back + BEFORE_ROOT];
  }

  int eval(int ply) {
    return evals[ply + BEFORE_ROOT];
  }

  void setEval(int ply, int eval) {
    evals[ply + BEFORE_ROOT] = eval;
  }

  /** The evaluation without correction, for a ply that has one. */
  void setRawEval(int ply, int eval) {
    rawEvals[ply + BEFORE_ROOT] = eval;
  }

  /** Whether the side to move stands better than at its last move. */
  boolean isImproving(int ply, int eval) {
    int before = eval(ply - 2);
    before = before == NO_EVAL ? eval(ply - 4) : before;
    return before == NO_EVAL || eval > before;
  }

  int firstKiller(int ply) {
    return killers[2 * ply];
  }

  int secondKiller(int ply) {
    return killers[2 * ply + 1];
  }

  void addKiller(int ply, int move) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
  }

  void clearKillers(int ply) {
    killers[2 * ply] = Move.NONE;
    killers[2 * ply + 1] = Move.NONE;
  }

  /** The move that a singular search leaves out, or {@link Move#NONE}. */
  int excluded(int ply) {
    return excluded[ply];
  }

  void exclude(int ply, int move) {
    excluded[ply] = move;
  }

  /** Double extensions on the way to a ply. */
  int doubleExtensions(int ply) {
    return extensions[ply];
  }

  void setDoubleExtensions(int ply, int count) {
    extensions[ply] = count;
  }

  MovePicker picker(int ply) {
    return excluded[ply] == Move.NONE ? pickers[ply] : innerPickers[ply];
  }

  /** Where the moves tried at a ply are remembered; a singular search has its own place. */
  int triedStart(int ply) {
    return (2 * ply + (excluded[ply] == Move.NONE ? 0 : 1)) * TRIED;
  }

  int[] tried() {
    return tried;
  }

  int quietScore(int move, int side, int one, int two, int four) {
    int index = History.index(position, move);
    return 2 * history.quiet(side, move)
        + 2 * history.continuation(one, index)
        + history.continuation(two, index)
        + history.continuation(four, index);
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
        firstMoveCutoffs);
  }

  // ---- The principal variation ----

  void clearPv(int ply) {
    pvEnd[ply] = ply;
  }

  void extendPv(int ply, int move) {
    int row = ply * Value.MAX_PLY;
    int below = (ply + 1) * Value.MAX_PLY;
    pv[row + ply] = move;
    int end = Math.max(pvEnd[ply + 1], ply + 1);
    for (int i = ply + 1; i < end; i++) {
      pv[row + i] = pv[below + i];
    }
    pvEnd[ply] = end;
  }

  Line pv() {
    return Line.of(pv, 0, pvEnd[0]);
  }
}
