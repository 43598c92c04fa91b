package v7p3r.tablebase;

import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/**
 * Asks the tables. The tables leave out what a capture decides, so captures are played on the given
 * position and taken back. Allocates nothing; each thread needs a probe of its own.
 */
public final class TableProbe {
  /** {@link #distance} when no table knows it. */
  public static final int UNKNOWN_DISTANCE = Integer.MIN_VALUE;

  /** From here on a win takes too long for the fifty-move rule. */
  private static final int CURSED_DISTANCE = 101;

  private static final int MAX_MEN = 7;
  private static final int MOVES_A_PLY = 256;

  private final Tablebases tables;
  private final int[] squares = new int[MAX_MEN];
  private final int[] men = new int[MAX_MEN];
  private final int[] moves = new int[MOVES_A_PLY * (MAX_MEN + 3)];

  /** Whether a capture or pawn move is as good as anything, as the last result found. */
  private boolean zeroingIsBest;

  public TableProbe(Tablebases tables) {
    this.tables = tables;
  }

  /** Whether it makes sense to ask: few men, and nobody may castle. */
  public boolean covers(Position position) {
    return Long.bitCount(position.pieces()) <= tables.maxMen() && position.castlingRights() == 0;
  }

  /** The result for the side to move as {@link Wdl} says, the fifty-move count taken as zero. */
  public int result(Position position) {
    return covers(position) ? result(position, 0, false) : Wdl.UNKNOWN;
  }

  /**
   * The half moves to the next capture, pawn move or mate that keeps the result, negative for the
   * losing side, 0 in a draw, beyond 100 where the fifty-move rule spoils the win. It may be one
   * too high, for some tables count whole moves.
   */
  public int distance(Position position) {
    return covers(position) ? distance(position, 0) : UNKNOWN_DISTANCE;
  }

  /**
   * The best of all captures (and pawn moves, if they count too) and of what the table says about
   * all other moves.
   */
  private int result(Position position, int at, boolean withPawnMoves) {
    int end = MoveGenerator.legal(position, moves, at);
    int best = Wdl.LOSS;
    int tried = 0;
    for (int i = at; i < end; i++) {
      if (!Move.isCapture(moves[i]) && !(withPawnMoves && isPawnMove(position, moves[i]))) {
        continue;
      }
      tried++;
      position.make(moves[i]);
      int value = result(position, end, false);
      position.unmake();
      if (value == Wdl.UNKNOWN) {
        return Wdl.UNKNOWN;
      }
      best = Math.max(best, -value);
      if (best == Wdl.WIN) {
        zeroingIsBest = true;
        return best;
      }
    }
    boolean allTried = tried > 0 && tried == end - at;
    int value = allTried ? best : tableResult(position);
    if (value == Wdl.UNKNOWN) {
      return value;
    }
    zeroingIsBest = tried > 0 && best >= value && (best > Wdl.DRAW || allTried);
    return tried > 0 ? Math.max(best, value) : value;
  }

  private int tableResult(Position position) {
    if (Long.bitCount(position.pieces()) == 2) {
      return Wdl.DRAW;
    }
    Table table = tables.find(position);
    return table == null ? Wdl.UNKNOWN : table.result(position, squares, men);
  }

  private static boolean isPawnMove(Position position, int move) {
    return Piece.type(position.pieceOn(Move.from(move))) == PieceType.PAWN;
  }

  private int distance(Position position, int at) {
    int result = result(position, at, true);
    if (result == Wdl.UNKNOWN) {
      return UNKNOWN_DISTANCE;
    }
    if (result == Wdl.DRAW) {
      return 0;
    }
    if (zeroingIsBest) {
      return beforeZeroing(result);
    }
    Table table = tables.find(position);
    int distance =
        table == null ? UNKNOWN_DISTANCE : table.distance(position, result, squares, men);
    if (distance == UNKNOWN_DISTANCE) {
      return UNKNOWN_DISTANCE;
    }
    if (distance == TableFile.OTHER_SIDE) {
      return distanceByMoves(position, result, at);
    }
    boolean spoiled = result == Wdl.CURSED_WIN || result == Wdl.BLESSED_LOSS;
    return (spoiled ? distance + CURSED_DISTANCE - 1 : distance) * Integer.signum(result);
  }

  /** One half move before a capture or pawn move that leads to this result. */
  private static int beforeZeroing(int result) {
    return switch (result) {
      case Wdl.WIN -> 1;
      case Wdl.CURSED_WIN -> CURSED_DISTANCE;
      case Wdl.BLESSED_LOSS -> -CURSED_DISTANCE;
      case Wdl.LOSS -> -1;
      default -> 0;
    };
  }

  /** The table has only the positions after a move: take the best of them. */
  private int distanceByMoves(Position position, int result, int at) {
    int end = MoveGenerator.legal(position, moves, at);
    int best = Integer.MAX_VALUE;
    for (int i = at; i < end; i++) {
      boolean zeroing = Move.isCapture(moves[i]) || isPawnMove(position, moves[i]);
      position.make(moves[i]);
      int after = zeroing ? zeroingDistance(position, end) : distance(position, end);
      boolean mates = after == -1 && position.isCheckmate();
      position.unmake();
      if (after == UNKNOWN_DISTANCE) {
        return UNKNOWN_DISTANCE;
      }
      if (mates) {
        return 1;
      }
      int distance = zeroing ? -after : -after - Integer.signum(after);
      if (Integer.signum(distance) == Integer.signum(result) && distance < best) {
        best = distance;
      }
    }
    return best == Integer.MAX_VALUE ? -1 : best;
  }

  private int zeroingDistance(Position position, int at) {
    int result = result(position, at, false);
    return result == Wdl.UNKNOWN ? UNKNOWN_DISTANCE : beforeZeroing(result);
  }
}
