package v7p3r.board;

import java.util.SplittableRandom;

/**
 * Random numbers whose xor names a position: one a man and square, the castling rights, the en
 * passant file, the side to move.
 */
final class Zobrist {
  static final long BLACK_TO_MOVE;

  /**
   * Which half of the officers' keys a man changes: minors the low one, majors the high one, kings
   * both.
   */
  private static final long[] OFFICER_MASK = {
    0,
    0,
    0xFFFFFFFFL,
    0xFFFFFFFFL,
    0xFFFFFFFFL,
    0xFFFFFFFFL,
    -1L << 32,
    -1L << 32,
    -1L << 32,
    -1L << 32,
    -1L,
    -1L
  };

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

  static long officerMask(int piece) {
    return OFFICER_MASK[piece];
  }

  static long castling(int rights) {
    return CASTLING[rights];
  }

  static long enPassant(int square) {
    return EN_PASSANT_FILE[Square.file(square)];
  }
}
