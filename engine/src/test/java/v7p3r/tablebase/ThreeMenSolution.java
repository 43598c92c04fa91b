package v7p3r.tablebase;

import java.util.List;
import v7p3r.board.Color;
import v7p3r.board.IllegalSetupException;
import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.MoveList;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Setup;

/**
 * King and one man against king, solved backward from the mates with nothing but the rules: the
 * truth that tables are measured against. A pawn needs the solutions of what it may become.
 */
final class ThreeMenSolution {
  private static final int WON_AFTER_ZEROING = -1;
  private static final int DRAWN_AFTER_ZEROING = -2;
  private static final int UNKNOWN = -1;

  private final int type;
  private final List<ThreeMenSolution> promotions;
  private final Position position = new Position();
  private final MoveList moves = new MoveList();
  private final int[][] successors = new int[2 << 18][];
  private final int[] result = new int[2 << 18];
  private final int[] distance = new int[2 << 18];

  ThreeMenSolution(int type, ThreeMenSolution... promotions) {
    this.type = type;
    this.promotions = List.of(promotions);
    for (int index = 0; index < successors.length; index++) {
      expand(index);
    }
    solveResults();
    solveDistances();
  }

  /** The man is White's, as is the first king. */
  static int index(int side, int king, int man, int bareKing) {
    return side << 18 | king << 12 | man << 6 | bareKing;
  }

  static Setup setup(int index, int type) {
    Setup setup = new Setup();
    setup.put(index >> 12 & 63, Piece.WHITE_KING);
    setup.put(index >> 6 & 63, Piece.of(Color.WHITE, type));
    setup.put(index & 63, Piece.BLACK_KING);
    setup.sideToMove(index >> 18);
    return setup;
  }

  /** The same position with colors swapped. */
  static Setup mirrored(int index, int type) {
    Setup setup = new Setup();
    setup.put((index >> 12 & 63) ^ 56, Piece.BLACK_KING);
    setup.put((index >> 6 & 63) ^ 56, Piece.of(Color.BLACK, type));
    setup.put((index & 63) ^ 56, Piece.WHITE_KING);
    setup.sideToMove(Color.opposite(index >> 18));
    return setup;
  }

  int size() {
    return successors.length;
  }

  boolean isLegal(int index) {
    return successors[index] != null;
  }

  /** From the side to move: 2 won, 0 drawn, -2 lost. */
  int result(int index) {
    return result[index];
  }

  /** Half moves to mate or to a pawn move that keeps the win, as the winner hurries. */
  int distance(int index) {
    return distance[index];
  }

  private void expand(int index) {
    int king = index >> 12 & 63;
    int man = index >> 6 & 63;
    int bare = index & 63;
    boolean pawnNowhere = type == PieceType.PAWN && (man < 8 || man >= 56);
    if (king == man || king == bare || man == bare || pawnNowhere) {
      return;
    }
    try {
      position.set(setup(index, type));
    } catch (IllegalSetupException e) {
      return;
    }
    MoveGenerator.legal(position, moves);
    int[] next = new int[moves.size()];
    for (int i = 0; i < next.length; i++) {
      int move = moves.get(i);
      next[i] = Move.isCapture(move) ? DRAWN_AFTER_ZEROING : successor(index, move);
    }
    successors[index] = next;
    result[index] = next.length == 0 && position.inCheck() ? Wdl.LOSS : Wdl.DRAW;
    distance[index] = next.length == 0 && position.inCheck() ? 0 : UNKNOWN;
  }

  private int successor(int index, int move) {
    int side = index >> 18;
    int king = index >> 12 & 63;
    int man = index >> 6 & 63;
    int bare = index & 63;
    if (Move.isPromotion(move)) {
      for (ThreeMenSolution promotion : promotions) {
        int after = index(1, king, Move.to(move), bare);
        if (promotion.type == Move.promotionType(move) && promotion.result(after) == Wdl.LOSS) {
          return WON_AFTER_ZEROING;
        }
      }
      return DRAWN_AFTER_ZEROING;
    }
    if (side == Color.BLACK) {
      return index(0, king, man, Move.to(move));
    }
    return Move.from(move) == king
        ? index(1, Move.to(move), man, bare)
        : index(1, king, Move.to(move), bare);
  }

  private void solveResults() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int index = 0; index < successors.length; index++) {
        if (successors[index] == null || successors[index].length == 0) {
          continue;
        }
        int best = Wdl.LOSS;
        for (int next : successors[index]) {
          best = Math.max(best, resultAfter(next));
        }
        changed |= best != result[index];
        result[index] = best;
      }
    }
  }

  private int resultAfter(int successor) {
    return switch (successor) {
      case WON_AFTER_ZEROING -> Wdl.WIN;
      case DRAWN_AFTER_ZEROING -> Wdl.DRAW;
      default -> -result[successor];
    };
  }

  private void solveDistances() {
    int[] open = new int[successors.length];
    int size = 0;
    for (int index = 0; index < successors.length; index++) {
      if (successors[index] != null && result[index] != Wdl.DRAW && distance[index] == UNKNOWN) {
        open[size++] = index;
      }
    }
    for (int plies = 1; size > 0; plies++) {
      int left = 0;
      for (int i = 0; i < size; i++) {
        if (isSolvedIn(open[i], plies)) {
          distance[open[i]] = plies;
        } else {
          open[left++] = open[i];
        }
      }
      size = left;
    }
  }

  private boolean isSolvedIn(int index, int plies) {
    boolean one = false;
    boolean all = true;
    for (int next : successors[index]) {
      boolean leads = leadsOn(index, next, plies);
      one |= leads;
      all &= leads;
    }
    return result[index] == Wdl.WIN ? one : all;
  }

  /** Whether the move keeps the result and the rest takes at most one half move less. */
  private boolean leadsOn(int index, int next, int plies) {
    if (next == WON_AFTER_ZEROING) {
      return true;
    }
    if (next == DRAWN_AFTER_ZEROING || result[next] == result[index]) {
      return false;
    }
    boolean pawnMoved = type == PieceType.PAWN && (next >> 6 & 63) != (index >> 6 & 63);
    return result[next] == -result[index]
        && (pawnMoved || distance[next] != UNKNOWN && distance[next] < plies);
  }
}
