package v7p3r.eval.piece;

import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/** Men counted at their worth; the king has none, it is never given. */
public final class Material {
  private Material() {}

  public static int score(EvalContext context, int us) {
    Position position = context.position();
    return position.count(Piece.of(us, PieceType.PAWN)) * value(context, PieceType.PAWN)
        + position.count(Piece.of(us, PieceType.KNIGHT)) * value(context, PieceType.KNIGHT)
        + position.count(Piece.of(us, PieceType.BISHOP)) * value(context, PieceType.BISHOP)
        + position.count(Piece.of(us, PieceType.ROOK)) * value(context, PieceType.ROOK)
        + position.count(Piece.of(us, PieceType.QUEEN)) * value(context, PieceType.QUEEN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    for (int type = PieceType.PAWN; type <= PieceType.QUEEN; type++) {
      told.addEach(context.pieces(us, type), value(context, type));
    }
  }

  private static int value(EvalContext context, int type) {
    return context.weight(Weight.PIECE_VALUE, type);
  }
}
