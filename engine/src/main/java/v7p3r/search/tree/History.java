package v7p3r.search.tree;

import java.util.Arrays;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.Position;

/**
 * Which moves have been good before, in this search and the last ones: quiet moves by side and
 * squares and by what was played one, two and four half moves earlier, captures by mover, square
 * and victim, and the quiet reply that refuted a move last.
 */
final class History {
  /** No score goes beyond this, so that old luck is outweighed. */
  static final int MAX = 16384;

  /** Men and squares: the index of a move in the tables of continuations. */
  static final int MOVES = 12 * 64;

  /** A move that was not played: the null move, or before the game's start. */
  static final int NO_MOVE = MOVES;

  private final short[] quiet = new short[2 * 4096];
  private final short[] capture = new short[MOVES * 8];
  private final short[] continuation = new short[(MOVES + 1) * MOVES];
  private final short[] reply = new short[MOVES + 1];

  void clear() {
    Arrays.fill(quiet, (short) 0);
    Arrays.fill(capture, (short) 0);
    Arrays.fill(continuation, (short) 0);
    Arrays.fill(reply, (short) 0);
  }

  /** The index of a move in the tables of continuations. */
  static int index(Position position, int move) {
    return position.pieceOn(Move.from(move)) << 6 | Move.to(move);
  }

  int quiet(int side, int move) {
    return quiet[side << 12 | Move.fromTo(move)];
  }

  int continuation(int earlier, int index) {
    return continuation[earlier * MOVES + index];
  }

  int capture(Position position, int move) {
    return capture[captureIndex(position, move)];
  }

  /** The quiet move that last refuted an earlier one, or {@link Move#NONE}. */
  int reply(int earlier) {
    return reply[earlier] & 0xFFFF;
  }

  void rememberReply(int earlier, int move) {
    reply[earlier] = (short) move;
  }

  void rewardQuiet(int side, int move, int bonus) {
    reward(quiet, side << 12 | Move.fromTo(move), bonus);
  }

  void rewardContinuation(int earlier, int index, int bonus) {
    if (earlier != NO_MOVE) {
      reward(continuation, earlier * MOVES + index, bonus);
    }
  }

  void rewardCapture(Position position, int move, int bonus) {
    reward(capture, captureIndex(position, move), bonus);
  }

  private static int captureIndex(Position position, int move) {
    int victim = Move.isEnPassant(move) ? 0 : Piece.type(position.pieceOn(Move.to(move)));
    return index(position, move) << 3 | victim & 7;
  }

  /** Moves a score toward the bonus, the less the nearer it already is to the limit. */
  private static void reward(short[] table, int index, int bonus) {
    int old = table[index];
    table[index] = (short) (old + bonus - old * Math.abs(bonus) / MAX);
  }
}
