package v7p3r.eval.piece;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/** Two rooks on one file with no own pawn between them. */
public final class DoubledRooks {
  private DoubledRooks() {}

  public static int score(EvalContext context, int us) {
    long rooks = context.pieces(us, PieceType.ROOK);
    int doubled = 0;
    while (Bitboard.hasSeveral(rooks)) {
      int rear = Bitboard.first(rooks);
      rooks = Bitboard.rest(rooks);
      long ahead = rooks & Bitboard.file(Square.file(rear));
      if (ahead != 0) {
        long between = Attacks.between(rear, Bitboard.first(ahead));
        doubled += (between & context.pawns(us)) == 0 ? 1 : 0;
      }
    }
    return doubled * context.weight(Weight.DOUBLED_ROOKS);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    for (long rooks = context.pieces(us, PieceType.ROOK); rooks != 0; rooks &= rooks - 1) {
      int rear = Bitboard.first(rooks);
      long ahead = Bitboard.rest(rooks) & Bitboard.file(Square.file(rear));
      long next = ahead & -ahead;
      if (next != 0 && (Attacks.between(rear, Bitboard.first(next)) & context.pawns(us)) == 0) {
        told.add(Bitboard.of(rear) | next, context.weight(Weight.DOUBLED_ROOKS));
      }
    }
  }
}
