package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.search.Line;
import v7p3r.search.Value;
import v7p3r.search.memory.History;
import v7p3r.search.memory.TranspositionTable;

/**
 * All that belongs to the node of one ply while it is searched. The frames of a thread are a chain:
 * some before the root, so that looking back needs no test, then one for each ply.
 *
 * <p>A node that is searched once more within itself, without its best move or to verify a null
 * move, uses another frame of the same ply, so that what is known of the node stays.
 */
final class Frame {
  /** The static evaluation of a node in check: there is none. */
  static final int NO_EVAL = TranspositionTable.NO_EVAL;

  /** Moves of a node that are remembered, to learn from when a later one is better. */
  private static final int MAX_TRIED = 64;

  /** Centipawns: a smaller change says nothing. */
  private static final int WORSENING = 2;

  /** Half moves from the root; negative before it. */
  final int ply;

  Frame previous;
  Frame next;

  /** For the search of the node without its best move. */
  private final Frame singular;

  /** For the search that verifies a null move, before any move is picked: shares all but facts. */
  private final Frame verifying;

  final MovePicker picker;
  boolean inCheck;
  boolean pvNode;

  /** Whether a move is expected to reach beta. */
  boolean cutNode;

  /** Whether the node is, or once was, on a principal variation. */
  boolean wasPv;

  int tableMove;
  int tableScore;
  int tableBound;
  int tableDepth;

  /** The evaluation before it is corrected: what the table keeps. */
  int rawEval;

  int eval;

  /** The evaluation, or the score of the table where that says more. */
  int estimate;

  /** Whether the side to move stands better than at its last move. */
  boolean improving;

  /**
   * Whether the evaluation saw that the opponent threatens mate. Such an evaluation is not kept in
   * the table, so that the next visit sees the threat, too.
   */
  boolean mateThreat;

  /** Whether a null move ran into a mate. */
  boolean mateAfterNullMove;

  /** What tables of endings say that the node is worth at least, and at most. */
  int least = -Value.INFINITE;

  int most = Value.INFINITE;

  /** The move that is left out, or {@link Move#NONE}. */
  int excluded;

  /** Double extensions on the way to the node. */
  int doubleExtensions;

  /** The move under way, its place in the order, and how it has done elsewhere. */
  int move;

  int number;
  int history;

  /** Whether that move gives check. */
  boolean givesCheck;

  /** The history index of the move that was made last. */
  int played;

  /** Plies by which the move under way is being reduced. */
  int reduction;

  /** Cutoffs at this ply since the node two plies before began. */
  int cutoffs;

  private final int[] killers;
  private final int[] tried;
  private int triedCount;
  private final int[] pv;
  private int pvLength;

  Frame(int ply, MovePicker picker, MovePicker singularPicker) {
    this.ply = ply;
    this.picker = picker;
    killers = new int[2];
    tried = new int[MAX_TRIED];
    pv = new int[Math.max(Value.MAX_PLY - ply, 1)];
    previous = this;
    next = this;
    singular = new Frame(this, singularPicker);
    verifying = new Frame(this, singular);
  }

  private Frame(Frame node, MovePicker picker) {
    ply = node.ply;
    this.picker = picker;
    killers = node.killers;
    tried = new int[MAX_TRIED];
    pv = node.pv;
    previous = node;
    next = node;
    singular = this;
    verifying = this;
  }

  private Frame(Frame node, Frame singular) {
    ply = node.ply;
    picker = node.picker;
    killers = node.killers;
    tried = node.tried;
    pv = node.pv;
    previous = node;
    next = node;
    this.singular = singular;
    verifying = this;
  }

  /** A chain of frames, those before the root first. */
  static void link(Frame[] frames) {
    for (int i = 0; i < frames.length; i++) {
      frames[i].previous = frames[Math.max(i - 1, 0)];
      frames[i].next = frames[Math.min(i + 1, frames.length - 1)];
    }
  }

  /** Before a search: nothing is known. */
  void reset() {
    move = Move.NONE;
    played = History.NO_MOVE;
    reduction = 0;
    cutoffs = 0;
    eval = NO_EVAL;
    mateThreat = false;
    doubleExtensions = 0;
    clearKillers();
    singular.excluded = Move.NONE;
    setUnsolved();
    verifying.setUnsolved();
  }

  /** No table of endings knows anything of the node. */
  void setUnsolved() {
    least = -Value.INFINITE;
    most = Value.INFINITE;
  }

  // ---- The same node once more ----

  /** Another frame takes the place of this one, until {@link #comeBack}. */
  private void giveWayTo(Frame other) {
    other.previous = previous;
    other.next = next;
    other.doubleExtensions = doubleExtensions;
    next.previous = other;
  }

  /** The frame for the search without a move, in the place of this one. */
  Frame without(int move) {
    giveWayTo(singular);
    singular.excluded = move;
    singular.rawEval = rawEval;
    singular.eval = eval;
    singular.mateThreat = mateThreat;
    return singular;
  }

  /** The frame for the search that verifies a null move, in the place of this one. */
  Frame toVerify() {
    giveWayTo(verifying);
    return verifying;
  }

  /** The search in the other frame is over. */
  void comeBack() {
    next.previous = this;
    singular.excluded = Move.NONE;
  }

  boolean isSingular() {
    return excluded != Move.NONE;
  }

  // ---- Facts ----

  /** What the table knows of the node, or {@link TranspositionTable#MISS}. */
  void setTableFacts(long facts) {
    if (facts == TranspositionTable.MISS) {
      tableMove = Move.NONE;
      tableScore = 0;
      tableBound = TranspositionTable.NO_BOUND;
      tableDepth = TranspositionTable.NO_DEPTH;
      wasPv = pvNode;
    } else {
      tableMove = TranspositionTable.move(facts);
      tableScore = TranspositionTable.scoreAt(facts, ply);
      tableBound = TranspositionTable.bound(facts);
      tableDepth = TranspositionTable.depth(facts);
      wasPv = pvNode || TranspositionTable.isPv(facts);
    }
  }

  /** The next move of the node. */
  void consider(int move, int number, int history, boolean givesCheck) {
    this.move = move;
    this.number = number;
    this.history = history;
    this.givesCheck = givesCheck;
  }

  /** Whether an evaluation is better than the one before the last two moves, or four. */
  boolean isBetterThanBefore(int eval) {
    Frame own = previous.previous;
    int before = own.eval == NO_EVAL ? own.previous.previous.eval : own.eval;
    return before == NO_EVAL || eval > before;
  }

  /** Whether the opponent's last move made the evaluation worse for him than it was before it. */
  boolean isOpponentWorsening() {
    return previous.eval != NO_EVAL && eval + previous.eval > WORSENING;
  }

  /** Before the moves of the node are searched: its children know nothing of earlier ones. */
  void prepareNext() {
    next.clearKillers();
    next.doubleExtensions = doubleExtensions;
    next.next.cutoffs = 0;
  }

  // ---- Killers ----

  int firstKiller() {
    return killers[0];
  }

  int secondKiller() {
    return killers[1];
  }

  boolean isKiller(int move) {
    return move == killers[0] || move == killers[1];
  }

  void addKiller(int move) {
    if (killers[0] != move) {
      killers[1] = killers[0];
      killers[0] = move;
    }
  }

  void clearKillers() {
    setKillers(Move.NONE, Move.NONE);
  }

  void setKillers(int first, int second) {
    killers[0] = first;
    killers[1] = second;
  }

  // ---- Moves tried in vain ----

  void clearTried() {
    triedCount = 0;
  }

  void addTried(int move) {
    if (triedCount < MAX_TRIED) {
      tried[triedCount++] = move;
    }
  }

  int triedCount() {
    return triedCount;
  }

  int tried(int index) {
    return tried[index];
  }

  // ---- The principal variation ----

  void clearPv() {
    pvLength = 0;
  }

  /** The best line so far is a move and the best line after it. */
  void extendPv(int move) {
    int length = next.pvLength;
    pv[0] = move;
    System.arraycopy(next.pv, 0, pv, 1, length);
    pvLength = length + 1;
  }

  Line line() {
    return Line.of(pv, 0, pvLength);
  }
}
