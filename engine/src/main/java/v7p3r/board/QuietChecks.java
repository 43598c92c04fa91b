package v7p3r.board;

import static v7p3r.board.PieceType.BISHOP;
import static v7p3r.board.PieceType.KNIGHT;
import static v7p3r.board.PieceType.QUEEN;
import static v7p3r.board.PieceType.ROOK;

/** Writes the quiet moves of officers that give check, found from the enemy king outward. */
final class QuietChecks {
  private QuietChecks() {}

  static int generate(Position position, int[] moves, int at) {
    int us = position.sideToMove();
    long occupied = position.pieces();
    long knights = position.pieces(us, KNIGHT);
    long jumps = position.checkSquares(KNIGHT);
    for (long men = knights & ~position.pinned(); men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      at = write(position, moves, at, from, Attacks.knight(from), jumps);
    }
    long queens = position.pieces(us, QUEEN);
    long diagonal = position.checkSquares(BISHOP);
    for (long men = position.diagonalSliders(us) & ~queens; men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      at = write(position, moves, at, from, Attacks.bishop(from, occupied), diagonal);
    }
    long straight = position.checkSquares(ROOK);
    for (long men = position.straightSliders(us) & ~queens; men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      at = write(position, moves, at, from, Attacks.rook(from, occupied), straight);
    }
    for (; queens != 0; queens &= queens - 1) {
      int from = Long.numberOfTrailingZeros(queens);
      at = write(position, moves, at, from, Attacks.queen(from, occupied), diagonal | straight);
    }
    return at;
  }

  /** The steps of one man that end on a square of check or leave the line of a slider behind it. */
  private static int write(
      Position position, int[] moves, int at, int from, long reach, long checkSquares) {
    int us = position.sideToMove();
    if (Bitboard.contains(position.pinned(), from)) {
      reach &= Attacks.line(position.king(us), from);
    }
    if (Bitboard.contains(position.discoverers(), from)) {
      checkSquares |= ~Attacks.line(position.king(us ^ 1), from);
    }
    for (long to = reach & checkSquares & ~position.pieces(); to != 0; to &= to - 1) {
      moves[at++] = from | Long.numberOfTrailingZeros(to) << 6;
    }
    return at;
  }
}
