package v7p3r.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Piece;
import v7p3r.board.Position;

/** The moves that an error message offers in place of the one that was not understood. */
final class MoveHints {
  private static final int MAX_MOVES = 24;

  private MoveHints() {}

  /** Moves from a square, or all when the man there has none. */
  static String uci(Position position, int from) {
    MoveList near = legal(position, move -> Move.from(move) == from);
    return list(position, near.isEmpty() ? position.legalMoves() : near, false);
  }

  /** Moves of a man to a square, or of that man, or all: the nearest that there are. */
  static String san(Position position, int type, int to) {
    IntPredicate sameMan = move -> Piece.type(position.pieceOn(Move.from(move))) == type;
    MoveList near = legal(position, move -> Move.to(move) == to && sameMan.test(move));
    if (near.isEmpty()) {
      near = legal(position, sameMan);
    }
    return list(position, near.isEmpty() ? position.legalMoves() : near, true);
  }

  static String allSan(Position position) {
    return list(position, position.legalMoves(), true);
  }

  private static MoveList legal(Position position, IntPredicate wanted) {
    MoveList all = position.legalMoves();
    MoveList some = new MoveList();
    for (int i = 0; i < all.size(); i++) {
      if (wanted.test(all.get(i))) {
        some.add(all.get(i));
      }
    }
    return some;
  }

  private static String list(Position position, MoveList moves, boolean san) {
    if (moves.isEmpty()) {
      return " (the game is over, there is none)";
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      names.add(san ? San.format(position, move) : UciMove.format(position, move));
    }
    Collections.sort(names);
    int shown = Math.min(names.size(), MAX_MOVES);
    int left = names.size() - shown;
    String list = " (possible: " + String.join(", ", names.subList(0, shown));
    return list + (left > 0 ? " and " + left + " more)" : ")");
  }
}
