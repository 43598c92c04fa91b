package v7p3r.search.memory;

import java.util.Arrays;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.Position;

/**
 * Which moves have been good before, in this search and the last ones: quiet moves by side, squares
 * and whether the opponent attacks these, by the pawns on the board, and by what was played one,
 * two, four and six half moves earlier, captures by mover, square and victim, and the quiet reply
 * that refuted a move last.
 */
public class History {
  /** No score goes beyond this, so that old luck is outweighed. */
  public static final int MAX = 16384;

  /** Men and squares: the index of a move in the tables of continuations. */
  public static final int MOVES = 12 * 64;

  /** A move that was not played: the null move, or before the game's start. */
  public static final int NO_MOVE = MOVES;

  private static final int PAWN_STRUCTURES = 512;

  private final short[] quiet = new short[2 * 4 * 4096];
  private final short[] pawns = new short[PAWN_STRUCTURES * MOVES];
  private final short[] capture = new short[MOVES * 8];
  private final short[] continuation = new short[(MOVES + 1) * MOVES];
  private final short[] reply = new short[MOVES + 1];

  public void clear() {
    Arrays.fill(quiet, (short) 0);
    Arrays.fill(pawns, (short) 0);
    Arrays.fill(capture, (short) 0);
    Arrays.fill(continuation, (short) 0);
    Arrays.fill(reply, (short) 0);
  }

  /** The index of a move in the tables of continuations. */
  public static int index(Position position, int move) {
    return position.pieceOn(Move.from(move)) << 6 | Move.to(move);
  }

  /**
   * @param threats the squares that the opponent attacks
   */
  public int quiet(int side, int move, long threats) {
    return quiet[quietIndex(side, move, threats)];
  }

  /**
   * @param index of the move in the tables of continuations
   */
  public int pawns(Position position, int index) {
    return pawns[pawnIndex(position, index)];
  }

  public int continuation(int earlier, int index) {
    return continuation[earlier * MOVES + index];
  }

  public int capture(Position position, int move) {
    return capture[captureIndex(position, move)];
  }

  /** The quiet move that last refuted an earlier one, or {@link Move#NONE}. */
  public int reply(int earlier) {
    return reply[earlier] & 0xFFFF;
  }

  public void rememberReply(int earlier, int move) {
    set(reply, earlier, move);
  }

  public void rewardQuiet(int side, int move, long threats, int bonus) {
    reward(quiet, quietIndex(side, move, threats), bonus);
  }

  public void rewardPawns(Position position, int index, int bonus) {
    reward(pawns, pawnIndex(position, index), bonus);
  }

  public void rewardContinuation(int earlier, int index, int bonus) {
    if (earlier != NO_MOVE) {
      reward(continuation, earlier * MOVES + index, bonus);
    }
  }

  public void rewardCapture(Position position, int move, int bonus) {
    reward(capture, captureIndex(position, move), bonus);
  }

  private static int quietIndex(int side, int move, long threats) {
    int from = (int) (threats >>> Move.from(move)) & 1;
    int to = (int) (threats >>> Move.to(move)) & 1;
    return side << 14 | from << 13 | to << 12 | Move.fromTo(move);
  }

  private static int pawnIndex(Position position, int index) {
    return ((int) position.pawnKey() & PAWN_STRUCTURES - 1) * MOVES + index;
  }

  private static int captureIndex(Position position, int move) {
    int victim = Move.isEnPassant(move) ? 0 : Piece.type(position.pieceOn(Move.to(move)));
    return index(position, move) << 3 | victim & 7;
  }

  /** Moves a score toward the bonus, the less the nearer it already is to the limit. */
  private void reward(short[] table, int index, int bonus) {
    int old = table[index];
    set(table, index, old + bonus - old * Math.abs(bonus) / MAX);
  }

  /** All that is learned goes through here. */
  void set(short[] table, int index, int value) {
    table[index] = (short) value;
  }
}
