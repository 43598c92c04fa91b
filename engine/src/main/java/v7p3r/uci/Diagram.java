package v7p3r.uci;

import v7p3r.board.Bitboard;
import v7p3r.board.MoveList;
import v7p3r.board.Piece;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.notation.Fen;
import v7p3r.notation.San;

/** A position drawn in plain characters, with its FEN, key, checkers and legal moves. */
final class Diagram {
  private static final String BORDER = " +---+---+---+---+---+---+---+---+\n";

  private Diagram() {}

  static String of(Position position) {
    StringBuilder text = new StringBuilder(1200).append('\n').append(BORDER);
    for (int rank = 7; rank >= 0; rank--) {
      for (int file = 0; file < 8; file++) {
        int piece = position.pieceOn(Square.of(file, rank));
        text.append(" | ").append(piece == Piece.NONE ? ' ' : Piece.letter(piece));
      }
      text.append(" | ").append(rank + 1).append('\n').append(BORDER);
    }
    text.append("   a   b   c   d   e   f   g   h\n\n");
    text.append("Fen: ").append(Fen.format(position)).append('\n');
    text.append("Key: ").append(hex(position.key())).append('\n');
    text.append("Checkers:");
    for (long men = position.checkers(); men != 0; men = Bitboard.rest(men)) {
      text.append(' ').append(Square.name(Bitboard.first(men)));
    }
    text.append("\nLegal moves:");
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      text.append(' ');
      San.append(text, position, moves.get(i));
    }
    return text.toString();
  }

  private static String hex(long key) {
    String digits = Long.toHexString(key);
    return "0".repeat(16 - digits.length()) + digits;
  }
}
