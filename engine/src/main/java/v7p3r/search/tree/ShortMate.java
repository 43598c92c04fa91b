package v7p3r.search.tree;

import java.util.Arrays;
import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.memory.TranspositionTable;

/**
 * Proves mates in up to three moves with no move left out, and keeps the proof in the table, where
 * the search finds it.
 */
final class ShortMate {
  private static final int MAX_MOVES = 3;

  /** Searches shorter than this have nothing to spare for the proof of a mate. */
  private static final long NODES_BEFORE_PROOF = 10_000;

  private static final long NODES_OF_PROOF = 40_000;

  /** So deep that the search trusts the proof at any depth and keeps it. */
  private static final int PROVEN_DEPTH = 200;

  /** Half moves without progress up to which no mate in three comes too late. */
  private static final int MAX_RULE50 = 100 - 2 * MAX_MOVES;

  private final SearchThread thread;
  private final int[][] moves = new int[2 * MAX_MOVES + 1][256];

  /** By ply, the last move that mated or escaped: it often does so again. */
  private final int[] lastGood = new int[2 * MAX_MOVES + 1];

  private long nodeLimit;

  /** Whether a mate by the side to move has been sought in this search, and one of it. */
  private boolean soughtWin;

  private boolean soughtLoss;

  /** Whether one that is shorter than the one found has been sought in this search. */
  private boolean soughtShorter;

  ShortMate(SearchThread thread) {
    this.thread = thread;
  }

  void startSearch() {
    soughtWin = false;
    soughtLoss = false;
    soughtShorter = false;
  }

  /**
   * Looks for a mate, once for each side, if a score of the root or a bound of it may hide one: the
   * further it is from zero, the more is pruned, a short mate by quiet moves too.
   */
  void seek(int score) {
    boolean winning = score > 0;
    if (thread.nodes < NODES_BEFORE_PROOF
        || (winning ? soughtWin : soughtLoss)
        || Math.abs(score) < thread.tune(Tunable.SHORT_MATE_SCORE)
        || isShort(score)
        || !thread.features.checkmates()) {
      return;
    }
    soughtWin |= winning;
    soughtLoss |= !winning;
    prove(winning, NODES_OF_PROOF);
  }

  /**
   * Whether the side to move mates in fewer moves than a score of the root says, looked for once a
   * search: reductions and pruning may hide the shortest of several mates.
   */
  boolean findsShorter(int score) {
    if (soughtShorter || score < Value.MATE_BOUND || !isShort(score)) {
      return false;
    }
    soughtShorter = true;
    return prove(true, Value.movesToMate(score) - 1, NODES_OF_PROOF);
  }

  /** Whether a score is a mate as short as those that can be proved here. */
  private static boolean isShort(int score) {
    return Value.isMate(score) && Value.pliesToMate(score) <= 2 * MAX_MOVES;
  }

  void prove(boolean winning, long nodes) {
    prove(winning, MAX_MOVES, nodes);
  }

  /**
   * Looks for the shortest mate from the root.
   *
   * @param winning whether the side to move is to give mate or to suffer it
   * @param longest the most moves it may take
   */
  private boolean prove(boolean winning, int longest, long nodes) {
    if (thread.position.rule50() > MAX_RULE50) {
      return false;
    }
    Arrays.fill(lastGood, Move.NONE);
    nodeLimit = thread.nodes + nodes;
    boolean proven = false;
    for (int count = 1; count <= longest && !proven && !isOver(); count++) {
      proven = winning ? mates(count, thread.root()) : !escapes(count, thread.root());
    }
    return proven;
  }

  /** Whether the side to move has been seen to mate within {@code count} moves. */
  private boolean mates(int count, Frame frame) {
    int ply = frame.ply;
    int end = order(ply);
    for (int i = 0; i < end && !isOver(); i++) {
      int move = moves[ply][i];
      if (count == 1 && !thread.position.givesCheck(move)) {
        continue;
      }
      thread.make(move, frame);
      boolean mates = count == 1 ? thread.position.isCheckmate() : !escapes(count - 1, frame.next);
      thread.position.unmake(move);
      if (mates) {
        lastGood[ply] = move;
        keep(frame, move, Value.mateIn(ply + 2 * count - 1), TranspositionTable.LOWER);
        return true;
      }
    }
    return false;
  }

  /** Whether the side to move may yet avoid being mated within {@code count} replies. */
  private boolean escapes(int count, Frame frame) {
    int ply = frame.ply;
    int end = order(ply);
    if (end == 0) {
      return !thread.position.inCheck();
    }
    for (int i = 0; i < end; i++) {
      int move = moves[ply][i];
      thread.make(move, frame);
      boolean escapes = !mates(count, frame.next);
      thread.position.unmake(move);
      if (escapes) {
        lastGood[ply] = move;
        return true;
      }
    }
    keep(frame, Move.NONE, Value.matedIn(ply + 2 * count), TranspositionTable.UPPER);
    return false;
  }

  /** Generates the moves of a ply: the one that was good last first, then checks. */
  private int order(int ply) {
    int[] moves = this.moves[ply];
    int end = MoveGenerator.legal(thread.position, moves, 0);
    int next = 0;
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      if (move == lastGood[ply]) {
        moves[i] = moves[next];
        moves[next++] = moves[0];
        moves[0] = move;
      } else if (thread.position.givesCheck(move)) {
        moves[i] = moves[next];
        moves[next++] = move;
      }
    }
    return end;
  }

  private void keep(Frame frame, int move, int score, int bound) {
    frame.rawEval = Frame.NO_EVAL;
    thread.store(frame, move, score, PROVEN_DEPTH, bound, false);
  }

  private boolean isOver() {
    return thread.nodes >= nodeLimit || thread.mustStop();
  }
}
