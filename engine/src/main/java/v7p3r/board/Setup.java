package v7p3r.board;

import java.util.Arrays;

/** A position as plain data, to build a {@link Position} from; nothing is checked until then. */
public final class Setup {
  private final int[] pieces = new int[64];
  private final int[] rookSquares = new int[Castling.COUNT];
  private int sideToMove = Color.WHITE;
  private int enPassantSquare = Square.NONE;
  private int rule50;
  private int fullMoveNumber = 1;
  private boolean chess960;

  /** An empty board, White to move. */
  public Setup() {
    Arrays.fill(pieces, Piece.NONE);
    Arrays.fill(rookSquares, Square.NONE);
  }

  /** The start of a game of standard chess. */
  public static Setup start() {
    Setup setup = new Setup();
    String backRank = "RNBQKBNR";
    for (int file = 0; file < 8; file++) {
      int type = PieceType.parse(backRank.charAt(file));
      setup.put(Square.of(file, 0), Piece.of(Color.WHITE, type));
      setup.put(Square.of(file, 1), Piece.WHITE_PAWN);
      setup.put(Square.of(file, 6), Piece.BLACK_PAWN);
      setup.put(Square.of(file, 7), Piece.of(Color.BLACK, type));
    }
    setup.castling(Castling.WHITE_KINGSIDE, Square.H1);
    setup.castling(Castling.WHITE_QUEENSIDE, Square.A1);
    setup.castling(Castling.BLACK_KINGSIDE, Square.H8);
    setup.castling(Castling.BLACK_QUEENSIDE, Square.A8);
    return setup;
  }

  public int pieceOn(int square) {
    return pieces[square];
  }

  public void put(int square, int piece) {
    pieces[square] = piece;
  }

  public int sideToMove() {
    return sideToMove;
  }

  public void sideToMove(int side) {
    sideToMove = side;
  }

  /** The rights that have a rook, as {@link Castling} bits. */
  public int castlingRights() {
    int rights = 0;
    for (int index = 0; index < Castling.COUNT; index++) {
      rights |= rookSquares[index] == Square.NONE ? 0 : Castling.right(index);
    }
    return rights;
  }

  /** The rook that the right castles with, or {@link Square#NONE} without that right. */
  public int rookSquare(int right) {
    return rookSquares[Castling.index(right)];
  }

  /** Grants a right with the rook on this square; {@link Square#NONE} takes it away. */
  public void castling(int right, int rookSquare) {
    rookSquares[Castling.index(right)] = rookSquare;
  }

  public int enPassantSquare() {
    return enPassantSquare;
  }

  public void enPassantSquare(int square) {
    enPassantSquare = square;
  }

  /** Half moves since the last capture or pawn move. */
  public int rule50() {
    return rule50;
  }

  public void rule50(int halfMoves) {
    rule50 = halfMoves;
  }

  public int fullMoveNumber() {
    return fullMoveNumber;
  }

  public void fullMoveNumber(int number) {
    fullMoveNumber = number;
  }

  /** Whether moves are to be written the Chess960 way, king takes rook. */
  public boolean isChess960() {
    return chess960;
  }

  public void chess960(boolean on) {
    chess960 = on;
  }
}
