package v7p3r.arena.endgame;

import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/** The kinds of endings that need knowledge of their own, by the men on the board. */
public enum MaterialClass {
  ELEMENTARY_MATES("bare king"),
  PAWNS("pawns"),
  OPPOSITE_BISHOPS("opposite bishops"),
  MINORS("minor pieces"),
  ROOKS("rooks"),
  ROOKS_AND_MINORS("rooks and minors"),
  QUEENS("queens"),
  IMBALANCES("imbalances");

  private final String words;

  MaterialClass(String words) {
    this.words = words;
  }

  public String words() {
    return words;
  }

  public static MaterialClass of(Position position) {
    long officers = officers(position, Color.WHITE) | officers(position, Color.BLACK);
    long pawns = position.piecesOfType(PieceType.PAWN);
    if (pawns == 0 && (isBare(position, Color.WHITE) || isBare(position, Color.BLACK))) {
      return ELEMENTARY_MATES;
    }
    if (officers == 0) {
      return PAWNS;
    }
    if (!isAlike(position)) {
      return IMBALANCES;
    }
    long queens = position.piecesOfType(PieceType.QUEEN);
    long rooks = position.piecesOfType(PieceType.ROOK);
    if (queens != 0) {
      return QUEENS;
    }
    if (rooks == 0) {
      return hasOppositeBishopsOnly(position, officers) ? OPPOSITE_BISHOPS : MINORS;
    }
    return rooks == officers ? ROOKS : ROOKS_AND_MINORS;
  }

  private static long officers(Position position, int side) {
    return position.pieces(side)
        & ~position.piecesOfType(PieceType.PAWN)
        & ~Bitboard.of(position.king(side));
  }

  private static boolean isBare(Position position, int side) {
    return position.pieces(side) == Bitboard.of(position.king(side));
  }

  /** As many queens, rooks and minor pieces on both sides. */
  private static boolean isAlike(Position position) {
    return count(position, Color.WHITE, PieceType.QUEEN)
            == count(position, Color.BLACK, PieceType.QUEEN)
        && count(position, Color.WHITE, PieceType.ROOK)
            == count(position, Color.BLACK, PieceType.ROOK)
        && minors(position, Color.WHITE) == minors(position, Color.BLACK);
  }

  private static int minors(Position position, int side) {
    return count(position, side, PieceType.KNIGHT) + count(position, side, PieceType.BISHOP);
  }

  private static int count(Position position, int side, int type) {
    return Bitboard.count(position.pieces(side, type));
  }

  private static boolean hasOppositeBishopsOnly(Position position, long officers) {
    long bishops = position.piecesOfType(PieceType.BISHOP);
    return bishops == officers
        && Bitboard.count(bishops) == 2
        && Bitboard.count(bishops & Bitboard.LIGHT_SQUARES) == 1;
  }
}
