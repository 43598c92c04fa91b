package v7p3r.board;

/** The squares that a side attacks: moves from them flee, moves to them risk something. */
public final class Threats {
  private Threats() {}

  public static long by(int side, Position position) {
    long occupied = position.pieces();
    long attacked =
        Bitboard.pawnAttacks(side, position.pieces(side, PieceType.PAWN))
            | Attacks.king(position.king(side));
    for (long set = position.pieces(side, PieceType.KNIGHT); set != 0; set = Bitboard.rest(set)) {
      attacked |= Attacks.knight(Bitboard.first(set));
    }
    for (long set = position.diagonalSliders(side); set != 0; set = Bitboard.rest(set)) {
      attacked |= Attacks.bishop(Bitboard.first(set), occupied);
    }
    for (long set = position.straightSliders(side); set != 0; set = Bitboard.rest(set)) {
      attacked |= Attacks.rook(Bitboard.first(set), occupied);
    }
    return attacked;
  }
}
