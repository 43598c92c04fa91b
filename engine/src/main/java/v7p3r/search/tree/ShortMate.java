package v7p3r.search.tree;

import java.util.Arrays;
import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.search.Value;

/**
 * Proves mates in up to three moves with no move left out, and keeps the proof in the table, where
 * the search finds it.
 */
final class ShortMate {
  private static final int MAX_MOVES = 3;

  /** So deep that the search trusts the proof at any depth and keeps it. */
  private static final int PROVEN_DEPTH = 200;

  /** Half moves without progress up to which no mate in three comes too late. */
  private static final int MAX_RULE50 = 100 - 2 * MAX_MOVES;

  private final Tree tree;
  private final int[][] moves = new int[2 * MAX_MOVES + 1][256];

  /** By ply, the last move that mated or escaped: it often does so again. */
  private final int[] lastGood = new int[2 * MAX_MOVES + 1];

  private long nodeLimit;

  ShortMate(Tree tree) {
    this.tree = tree;
  }

  /** Whether a score is a mate as short as those that can be proved here. */
  static boolean isShort(int score) {
    return Value.isMate(score) && Value.pliesToMate(score) <= 2 * MAX_MOVES;
  }

  /**
   * Looks for the shortest mate from the root.
   *
   * @param winning whether the side to move is to give mate or to suffer it
   */
  void prove(boolean winning, long nodes) {
    if (tree.position.rule50() > MAX_RULE50) {
      return;
    }
    Arrays.fill(lastGood, Move.NONE);
    nodeLimit = tree.nodes + nodes;
    boolean proven = false;
    for (int count = 1; count <= MAX_MOVES && !proven && !isOver(); count++) {
      proven = winning ? mates(count, 0) : !escapes(count, 0);
    }
  }

  /** Whether the side to move has been seen to mate within so many moves. */
  private boolean mates(int count, int ply) {
    int end = order(ply);
    for (int i = 0; i < end && !isOver(); i++) {
      int move = moves[ply][i];
      if (count == 1 && !tree.position.givesCheck(move)) {
        continue;
      }
      tree.make(move, ply);
      boolean mates = count == 1 ? tree.position.isCheckmate() : !escapes(count - 1, ply + 1);
      tree.position.unmake(move);
      if (mates) {
        lastGood[ply] = move;
        keep(ply, move, Value.mateIn(ply + 2 * count - 1), TranspositionTable.LOWER);
        return true;
      }
    }
    return false;
  }

  /** Whether the side to move may yet avoid being mated within so many moves of the other side. */
  private boolean escapes(int count, int ply) {
    int end = order(ply);
    if (end == 0) {
      return !tree.position.inCheck();
    }
    for (int i = 0; i < end; i++) {
      int move = moves[ply][i];
      tree.make(move, ply);
      boolean escapes = !mates(count, ply + 1);
      tree.position.unmake(move);
      if (escapes) {
        lastGood[ply] = move;
        return true;
      }
    }
    keep(ply, Move.NONE, Value.matedIn(ply + 2 * count), TranspositionTable.UPPER);
    return false;
  }

  /** Generates the moves of a ply: the one that was good last first, then checks. */
  private int order(int ply) {
    int[] moves = this.moves[ply];
    int end = MoveGenerator.legal(tree.position, moves, 0);
    int next = 0;
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      if (move == lastGood[ply]) {
        moves[i] = moves[next];
        moves[next++] = moves[0];
        moves[0] = move;
      } else if (tree.position.givesCheck(move)) {
        moves[i] = moves[next];
        moves[next++] = move;
      }
    }
    return end;
  }

  private void keep(int ply, int move, int score, int bound) {
    tree.store(ply, move, score, TranspositionTable.NO_EVAL, PROVEN_DEPTH, bound, false);
  }

  private boolean isOver() {
    return tree.nodes >= nodeLimit || tree.mustStop();
  }
}
