package v7p3r.search.tree;

import v7p3r.board.Bitboard;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.search.effort.MoveFact;
import v7p3r.search.memory.TranspositionTable;

/** Works out the facts of a late move, those before it is made and those after. */
final class MoveFacts {
  private static final int DEPTH = MoveFact.DEPTH.ordinal();
  private static final int NUMBER = MoveFact.NUMBER.ordinal();
  private static final int HISTORY = MoveFact.HISTORY.ordinal();
  private static final int EVALUATION = MoveFact.EVALUATION.ordinal();
  private static final int IMPROVEMENT = MoveFact.IMPROVEMENT.ordinal();
  private static final int NODE = MoveFact.NODE.ordinal();
  private static final int WAS_PV = MoveFact.WAS_PV.ordinal();
  private static final int IN_CHECK = MoveFact.IN_CHECK.ordinal();
  private static final int GIVES_CHECK = MoveFact.GIVES_CHECK.ordinal();
  private static final int KILLER = MoveFact.KILLER.ordinal();
  private static final int KIND = MoveFact.KIND.ordinal();
  private static final int EXCHANGE = MoveFact.EXCHANGE.ordinal();
  private static final int MAN = MoveFact.MAN.ordinal();
  private static final int TO_GUARDED = MoveFact.TO_GUARDED.ordinal();
  private static final int FROM_ATTACKED = MoveFact.FROM_ATTACKED.ordinal();
  private static final int THREATS = MoveFact.THREATS.ordinal();
  private static final int TABLE_BOUND = MoveFact.TABLE_BOUND.ordinal();
  private static final int TABLE_DEPTH = MoveFact.TABLE_DEPTH.ordinal();
  private static final int TABLE_SCORE = MoveFact.TABLE_SCORE.ordinal();
  private static final int TABLE_CAPTURE = MoveFact.TABLE_CAPTURE.ordinal();
  private static final int CORRECTION = MoveFact.CORRECTION.ordinal();
  private static final int DECIDED = MoveFact.DECIDED.ordinal();
  private static final int CHILD_EVALUATION = MoveFact.CHILD_EVALUATION.ordinal();
  private static final int CHILD_GAIN = MoveFact.CHILD_GAIN.ordinal();
  private static final int CHILD_TABLE = MoveFact.CHILD_TABLE.ordinal();

  /** By ordinal of {@link MoveFact}, of the move that was looked at last. */
  final int[] values = new int[MoveFact.COUNT];

  private final SearchThread thread;

  MoveFacts(SearchThread thread) {
    this.thread = thread;
  }

  /** What is known before the move under way is made. */
  void before(Frame frame, int depth, int alpha) {
    int[] values = this.values;
    values[DEPTH] = depth;
    values[NUMBER] = frame.number;
    values[HISTORY] = frame.history;
    values[GIVES_CHECK] = frame.givesCheck ? 1 : 0;
    values[KILLER] = frame.isKiller(frame.move) ? 1 : 0;
    values[DECIDED] = Math.abs(alpha);
    lookAtNode(frame, alpha);
    lookAtTable(frame, depth, alpha);
    lookAtBoard(frame);
  }

  private void lookAtNode(Frame frame, int alpha) {
    int[] values = this.values;
    int eval = frame.eval;
    boolean known = eval != Frame.NO_EVAL;
    int before = frame.previous.previous.eval;
    values[EVALUATION] = known ? eval - alpha : 0;
    values[IMPROVEMENT] = known && before != Frame.NO_EVAL ? eval - before : 0;
    values[CORRECTION] = known ? Math.abs(eval - frame.rawEval) : 0;
    values[NODE] = frame.pvNode ? 2 : frame.cutNode ? 1 : 0;
    values[WAS_PV] = frame.wasPv ? 1 : 0;
    values[IN_CHECK] = frame.inCheck ? 1 : 0;
  }

  private void lookAtTable(Frame frame, int depth, int alpha) {
    int[] values = this.values;
    boolean bounded = frame.tableBound != TranspositionTable.NO_BOUND;
    boolean captures = frame.tableMove != Move.NONE && Move.isCapture(frame.tableMove);
    values[TABLE_BOUND] = frame.tableBound;
    values[TABLE_DEPTH] = frame.tableDepth - depth;
    values[TABLE_SCORE] = bounded ? frame.tableScore - alpha : 0;
    values[TABLE_CAPTURE] = captures ? 1 : 0;
  }

  private void lookAtBoard(Frame frame) {
    int move = frame.move;
    int[] values = this.values;
    Position position = thread.position;
    int us = position.sideToMove();
    int from = Move.from(move);
    long guarded = Bitboard.pawnAttacks(us ^ 1, position.pieces(us ^ 1, PieceType.PAWN));
    long men = position.pieces(us) & ~position.pieces(us, PieceType.PAWN);
    boolean bad = frame.picker.isInBadCaptures();
    values[KIND] = Move.isQuiet(move) ? 0 : bad ? 2 : 1;
    values[EXCHANGE] = !bad && position.see(move, 0) ? 1 : 0;
    values[MAN] = Piece.type(position.pieceOn(from));
    values[TO_GUARDED] = (int) (guarded >>> Move.to(move)) & 1;
    values[FROM_ATTACKED] = (int) (guarded >>> from) & 1;
    values[THREATS] = Long.bitCount(guarded & men);
  }

  /**
   * What is known once the move is made. The child is evaluated as it would do it itself, and finds
   * the value in the table.
   *
   * @param frame of the node that the move was made in
   */
  void after(Frame frame, int alpha) {
    int[] values = this.values;
    values[CHILD_EVALUATION] = 0;
    values[CHILD_GAIN] = 0;
    values[CHILD_TABLE] = 0;
    if (values[GIVES_CHECK] != 0) {
      return;
    }
    Frame child = frame.next;
    long facts = thread.probe();
    boolean hit = facts != TranspositionTable.MISS;
    int raw = hit ? TranspositionTable.eval(facts) : Frame.NO_EVAL;
    if (raw == Frame.NO_EVAL) {
      child.mateThreat = false;
      raw = thread.evaluateNode(child);
      child.rawEval = raw;
      if (!hit) {
        thread.store(child, Move.NONE, 0, -1, TranspositionTable.NO_BOUND, false);
      }
    }
    int ours = -thread.corrected(frame.next, raw);
    values[CHILD_EVALUATION] = ours - alpha;
    values[CHILD_GAIN] = frame.eval == Frame.NO_EVAL ? 0 : ours - frame.eval;
    values[CHILD_TABLE] = hit ? said(facts, child.ply, alpha) : 0;
  }

  /** Whether the table says that the move fails low, raises alpha, or neither. */
  private static int said(long facts, int ply, int alpha) {
    int bound = TranspositionTable.bound(facts);
    int ours = -TranspositionTable.scoreAt(facts, ply);
    if (bound == TranspositionTable.NO_BOUND) {
      return 0;
    }
    if (ours <= alpha && (bound & TranspositionTable.LOWER) != 0) {
      return 1;
    }
    return ours > alpha && (bound & TranspositionTable.UPPER) != 0 ? 2 : 3;
  }
}
