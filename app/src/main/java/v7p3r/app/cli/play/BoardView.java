package v7p3r.app.cli.play;

import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;

/**
 * Draws a board into the terminal.
 *
 * @param unicode chess symbols instead of letters, where small letters are Black's
 * @param colors squares with a background, the last move marked
 */
public record BoardView(boolean unicode, boolean colors) {
  private static final String SYMBOLS = "♙♟♘♞♗♝♖♜♕♛♔♚";
  private static final String RESET = "\u001b[0m";
  private static final int LIGHT = 180;
  private static final int DARK = 137;
  private static final int LIGHT_MARKED = 186;
  private static final int DARK_MARKED = 143;

  /** Drawn with the given side at the bottom. */
  public String draw(Position position, int bottom, int lastMove) {
    StringBuilder text = new StringBuilder(1000);
    for (int row = 7; row >= 0; row--) {
      int rank = bottom == Color.WHITE ? row : 7 - row;
      text.append("  ").append(rank + 1).append(colors ? " " : "  ");
      for (int column = 0; column < 8; column++) {
        int file = bottom == Color.WHITE ? column : 7 - column;
        int square = Square.of(file, rank);
        if (colors) {
          appendColored(text, position.pieceOn(square), square, lastMove);
        } else {
          text.append(plain(position.pieceOn(square))).append(column < 7 ? " " : "");
        }
      }
      text.append(colors ? RESET : "").append('\n');
    }
    text.append("     ");
    for (int column = 0; column < 8; column++) {
      char file = (char) ('a' + (bottom == Color.WHITE ? column : 7 - column));
      text.append(file).append(column == 7 ? "" : colors ? "  " : " ");
    }
    return text.toString();
  }

  private char plain(int piece) {
    if (piece == Piece.NONE) {
      return unicode ? '·' : '.';
    }
    return unicode ? SYMBOLS.charAt(piece) : Piece.letter(piece);
  }

  /** Filled symbols for both sides: the color of the ink tells them apart. */
  private void appendColored(StringBuilder text, int piece, int square, int lastMove) {
    boolean marked =
        lastMove != Move.NONE && (square == Move.from(lastMove) || square == Move.to(lastMove));
    int light = marked ? LIGHT_MARKED : LIGHT;
    int dark = marked ? DARK_MARKED : DARK;
    text.append("\u001b[48;5;").append(Square.isLight(square) ? light : dark).append('m');
    if (piece == Piece.NONE) {
      text.append("   ");
      return;
    }
    int type = Piece.type(piece);
    char symbol = unicode ? SYMBOLS.charAt(Piece.of(Color.BLACK, type)) : PieceType.letter(type);
    text.append(Piece.side(piece) == Color.WHITE ? "\u001b[1;38;5;231m " : "\u001b[1;38;5;16m ");
    text.append(symbol).append(' ');
  }
}
