package v7p3r.board;

/**
 * The exchange on one square played out by recursion on a {@link PlainBoard}. The same rules as the
 * engine's: cheapest man first (of equal ones that on the lowest square), nobody must capture, pins
 * and promotions of recapturing pawns are not looked at, a king takes only what is not defended.
 */
final class PlainExchange {
  private final PlainBoard board;
  private final int[] values;

  /** Values are in centipawns, by {@link PieceType}. */
  PlainExchange(Position position, int... values) {
    this.board = new PlainBoard(position);
    this.values = values;
  }

  /** What the side to move wins by a move, negative for a loss. */
  int value(int move) {
    if (Move.isCastling(move)) {
      return 0;
    }
    int from = Move.from(move);
    int to = Move.to(move);
    int side = Piece.side(board.men[from]);
    int gain = 0;
    if (Move.isEnPassant(move)) {
      int victim = Square.of(Square.file(to), Square.rank(from));
      gain = values[PieceType.PAWN];
      board.men[victim] = Piece.NONE;
    } else if (!board.isEmpty(to)) {
      gain = values[Piece.type(board.men[to])];
    }
    board.men[to] = board.men[from];
    board.men[from] = Piece.NONE;
    if (Move.isPromotion(move)) {
      int promoted = Move.promotionType(move);
      gain += values[promoted] - values[PieceType.PAWN];
      board.men[to] = Piece.of(side, promoted);
    }
    return gain - recapture(Color.opposite(side), to);
  }

  private int recapture(int side, int square) {
    int from = cheapest(side, square);
    if (from == Square.NONE) {
      return 0;
    }
    int man = board.men[from];
    if (Piece.type(man) == PieceType.KING && board.attackers(Color.opposite(side), square) != 0) {
      return 0;
    }
    int gain = values[Piece.type(board.men[square])];
    board.men[square] = man;
    board.men[from] = Piece.NONE;
    return Math.max(0, gain - recapture(Color.opposite(side), square));
  }

  private int cheapest(int side, int square) {
    int best = Square.NONE;
    for (int from = 0; from < 64; from++) {
      if (board.isOf(side, from) && board.attacks(from, square)) {
        boolean cheaper =
            best == Square.NONE || Piece.type(board.men[from]) < Piece.type(board.men[best]);
        best = cheaper ? from : best;
      }
    }
    return best;
  }
}
