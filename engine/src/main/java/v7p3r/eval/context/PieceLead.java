package v7p3r.eval.context;

import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/** How much more the officers of one side are worth, in pawns, as beginners learn it. */
public final class PieceLead {
  /** With less than that, pieces alone rarely win: it is more than a minor piece. */
  public static final int WINNING = 4;

  public static final int MINOR = 3;
  public static final int ROOK = 5;
  public static final int QUEEN = 9;

  private PieceLead() {}

  public static int of(Position position, int side) {
    return worth(position, side) - worth(position, side ^ 1);
  }

  private static int worth(Position position, int side) {
    int minors =
        position.count(Piece.of(side, PieceType.KNIGHT))
            + position.count(Piece.of(side, PieceType.BISHOP));
    int rooks = position.count(Piece.of(side, PieceType.ROOK));
    int queens = position.count(Piece.of(side, PieceType.QUEEN));
    return MINOR * minors + ROOK * rooks + QUEEN * queens;
  }
}
