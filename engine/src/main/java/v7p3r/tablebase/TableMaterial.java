package v7p3r.tablebase;

import java.util.Optional;
import java.util.regex.Pattern;
import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/**
 * Which men a table is about, as its name says: {@code KRPvKR} has the stronger side as White.
 *
 * @param signature four bits for the count of each man but the kings
 * @param mirrored the signature with colors swapped
 * @param hasUniqueMen whether some man besides the kings stands alone in color and kind
 */
record TableMaterial(
    String name,
    long signature,
    long mirrored,
    int men,
    boolean hasPawns,
    boolean hasPawnsOnBothSides,
    boolean hasUniqueMen) {
  private static final Pattern NAME = Pattern.compile("K[QRBNP]{0,5}vK[QRBNP]{0,5}");
  private static final int BITS = 4;
  private static final long ALL_BUT_KINGS = (1L << BITS * Piece.WHITE_KING) - 1;

  static Optional<TableMaterial> parse(String name) {
    if (!NAME.matcher(name).matches()) {
      return Optional.empty();
    }
    int[] counts = new int[Piece.COUNT];
    int side = Color.WHITE;
    for (char letter : name.toCharArray()) {
      if (letter == 'v') {
        side = Color.BLACK;
      } else {
        counts[Piece.of(side, PieceType.parse(letter))]++;
      }
    }
    int whitePawns = counts[Piece.WHITE_PAWN];
    int blackPawns = counts[Piece.BLACK_PAWN];
    boolean unique = false;
    long signature = 0;
    long mirrored = 0;
    for (int piece = 0; piece < Piece.WHITE_KING; piece++) {
      unique |= counts[piece] == 1;
      signature |= (long) counts[piece] << BITS * piece;
      mirrored |= (long) counts[piece] << BITS * (piece ^ 1);
    }
    return Optional.of(
        new TableMaterial(
            name,
            signature,
            mirrored,
            name.length() - 1,
            whitePawns + blackPawns > 0,
            whitePawns > 0 && blackPawns > 0,
            unique));
  }

  /** The signature of the men on the board. */
  static long signature(Position position) {
    return position.materialKey() & ALL_BUT_KINGS;
  }

  boolean isSymmetric() {
    return signature == mirrored;
  }
}
