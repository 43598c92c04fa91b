package v7p3r.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import v7p3r.board.Bitboard;
import v7p3r.board.Castling;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;

/** The name of a position in Polyglot books: random numbers of all its features, combined. */
final class PolyglotKey {
  private static final int CASTLING = 768;
  private static final int EN_PASSANT = 772;
  private static final int WHITE_TO_MOVE = 780;
  private static final long[] RANDOM = readRandom();

  private PolyglotKey() {}

  static long of(Position position) {
    long key = 0;
    for (long men = position.pieces(); men != 0; men = Bitboard.rest(men)) {
      int square = Bitboard.first(men);
      // Polyglot counts the men in our order, but Black's before White's.
      key ^= RANDOM[64 * (position.pieceOn(square) ^ 1) + square];
    }
    for (int i = 0; i < Castling.COUNT; i++) {
      if ((position.castlingRights() & Castling.right(i)) != 0) {
        key ^= RANDOM[CASTLING + i];
      }
    }
    int file = enPassantFile(position);
    if (file >= 0) {
      key ^= RANDOM[EN_PASSANT + file];
    }
    return position.sideToMove() == Color.WHITE ? key ^ RANDOM[WHITE_TO_MOVE] : key;
  }

  /**
   * The file of a pawn that has just gone two squares and stands beside an enemy pawn, or -1. Here
   * it counts also when the capture would be illegal; a position set up from a FEN does not know
   * that any more.
   */
  private static int enPassantFile(Position position) {
    int square = position.enPassantSquare();
    if (square != Square.NONE) {
      return Square.file(square);
    }
    int last = position.lastMove();
    if (Move.kind(last) != Move.DOUBLE_PUSH) {
      return -1;
    }
    int pawn = Move.to(last);
    long beside = Bitboard.sideways(Bitboard.of(pawn));
    boolean capturable = (beside & position.pieces(position.sideToMove(), PieceType.PAWN)) != 0;
    return capturable ? Square.file(pawn) : -1;
  }

  private static long[] readRandom() {
    long[] numbers = new long[WHITE_TO_MOVE + 1];
    int count = 0;
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                PolyglotKey.class.getResourceAsStream("polyglot-random.txt"),
                StandardCharsets.US_ASCII))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          for (String word : line.split(" ")) {
            numbers[count++] = Long.parseUnsignedLong(word, 16);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return numbers;
  }
}
