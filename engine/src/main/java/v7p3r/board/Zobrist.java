package v7p3r.board;

import java.util.SplittableRandom;

/**
 * Random numbers whose xor names a position: one a man and square, the castling rights, the en
 * passant file, the side to move.
 */
final class Zobrist {
  static final long BLACK_TO_MOVE;

  private static final long[] MEN = new long[Piece.COUNT * 64];
  private static final long[] CASTLING = new long[Castling.ALL + 1];
  private static final long[] EN_PASSANT_FILE = new long[8];

  static {
    SplittableRandom random = new SplittableRandom(0x7637703372L);
    for (int i = 0; i < MEN.length; i++) {
      MEN[i] = random.nextLong();
    }
    long[] rights = random.longs(Castling.COUNT).toArray();
    for (int set = 0; set <= Castling.ALL; set++) {
      for (int index = 0; index < Castling.COUNT; index++) {
        CASTLING[set] ^= (set & Castling.right(index)) != 0 ? rights[index] : 0;
      }
    }
    for (int file = 0; file < 8; file++) {
      EN_PASSANT_FILE[file] = random.nextLong();
    }
    BLACK_TO_MOVE = random.nextLong();
  }

  private Zobrist() {}

  static long man(int piece, int square) {
    return MEN[piece << 6 | square];
  }

  static long castling(int rights) {
    return CASTLING[rights];
  }

  static long enPassant(int square) {
    return EN_PASSANT_FILE[Square.file(square)];
  }
}
