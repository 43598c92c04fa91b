package v7p3r.desc.control;

import java.util.Optional;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.MoveGenerator;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/** What no prediction may take lightly: check, a single reply, a pawn about to promote. */
final class CriticalPattern {
  private CriticalPattern() {}

  static boolean isIn(Position position) {
    return position.inCheck() || hasPawnBeforePromotion(position) || hasSingleReply(position);
  }

  /** The same in words, nothing where there is none. */
  static Optional<String> in(Position position) {
    if (position.inCheck()) {
      return Optional.of("The king is in check");
    }
    if (hasSingleReply(position)) {
      return Optional.of("There is a single reply");
    }
    return hasPawnBeforePromotion(position)
        ? Optional.of("A pawn is about to promote")
        : Optional.empty();
  }

  private static boolean hasSingleReply(Position position) {
    return MoveGenerator.count(position) == 1;
  }

  private static boolean hasPawnBeforePromotion(Position position) {
    long white = position.pieces(Color.WHITE, PieceType.PAWN);
    long black = position.pieces(Color.BLACK, PieceType.PAWN);
    return (white & Bitboard.RANK_7 | black & Bitboard.RANK_2) != 0;
  }
}
