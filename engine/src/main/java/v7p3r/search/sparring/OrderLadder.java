package v7p3r.search.sparring;

import java.util.Arrays;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.search.Value;

/**
 * Scores moves in one pass, each on one rung: the table's move, checks that mate, checks, captures
 * by victim and attacker, killers, promotions, far advanced pawns, history.
 */
final class OrderLadder {
  static final int TABLE_MOVE = 1_000_000;
  static final int MATING_CHECK = 900_000;
  static final int CHECK = 500_000;
  static final int CAPTURE = 400_000;
  static final int KILLER = 300_000;
  static final int PROMOTION = 200_000;
  static final int PAWN_ADVANCE = 100_000;
  static final int MAX_HISTORY = 10_000;

  private static final int VICTIM_WEIGHT = 16;
  private static final int RANK_WEIGHT = 1000;
  private static final int FIFTH_RANK = 4;

  private final int[] killers = new int[2 * Value.MAX_PLY];

  /** By piece and target square. */
  private final int[] history = new int[Piece.COUNT * Square.COUNT];

  private long movesOrdered;
  private long givesCheckCalls;

  void newGame() {
    Arrays.fill(history, 0);
    newSearch();
  }

  void newSearch() {
    Arrays.fill(killers, Move.NONE);
    for (int i = 0; i < history.length; i++) {
      history[i] /= 2;
    }
    movesOrdered = 0;
    givesCheckCalls = 0;
  }

  long movesOrdered() {
    return movesOrdered;
  }

  long givesCheckCalls() {
    return givesCheckCalls;
  }

  /** Calls givesCheck at most once. */
  int score(Position position, int move, int tableMove, int ply) {
    movesOrdered++;
    if (move == tableMove) {
      return TABLE_MOVE;
    }
    givesCheckCalls++;
    if (position.givesCheck(move)) {
      return mates(position, move) ? MATING_CHECK : CHECK + withoutCheck(position, move);
    }
    return ranked(position, move, ply);
  }

  /** For captures and evasions of the quiescence search, where checks are not looked for. */
  int quiescenceScore(Position position, int move, int ply) {
    movesOrdered++;
    return ranked(position, move, ply);
  }

  private static boolean mates(Position position, int move) {
    position.make(move);
    boolean mate = !position.hasLegalMove();
    position.unmake();
    return mate;
  }

  /** Captures come first among the checks. */
  private static int withoutCheck(Position position, int move) {
    return Move.isCapture(move) ? victimAndAttacker(position, move) : 0;
  }

  private int ranked(Position position, int move, int ply) {
    if (Move.isCapture(move)) {
      return CAPTURE + victimAndAttacker(position, move);
    }
    if (move == killers[2 * ply] || move == killers[2 * ply + 1]) {
      return KILLER;
    }
    if (Move.isPromotion(move)) {
      return PROMOTION + PieceType.value(Move.promotionType(move));
    }
    int piece = position.pieceOn(Move.from(move));
    if (Piece.type(piece) == PieceType.PAWN) {
      int rank = Square.relativeRank(Piece.side(piece), Move.to(move));
      if (rank >= FIFTH_RANK) {
        return PAWN_ADVANCE + rank * RANK_WEIGHT;
      }
    }
    return history[piece * Square.COUNT + Move.to(move)];
  }

  private static int victimAndAttacker(Position position, int move) {
    int victim =
        Move.isEnPassant(move) ? PieceType.PAWN : Piece.type(position.pieceOn(Move.to(move)));
    int gain = PieceType.value(victim);
    if (Move.isPromotion(move)) {
      gain += PieceType.value(Move.promotionType(move));
    }
    return VICTIM_WEIGHT * gain - Piece.type(position.pieceOn(Move.from(move)));
  }

  /** A quiet move was too good: try it sooner in other positions. */
  void reward(Position position, int move, int depth, int ply) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int index = position.pieceOn(Move.from(move)) * Square.COUNT + Move.to(move);
    int bonus = Math.min(depth * depth, 400);
    history[index] += bonus - history[index] * bonus / MAX_HISTORY;
  }

  /** Brings the best move of the rest to the front. */
  static void pick(int[] moves, int[] scores, int from, int to) {
    int best = from;
    for (int i = from + 1; i < to; i++) {
      if (scores[i] > scores[best]) {
        best = i;
      }
    }
    int move = moves[best];
    int score = scores[best];
    moves[best] = moves[from];
    scores[best] = scores[from];
    moves[from] = move;
    scores[from] = score;
  }
}
