package v7p3r.board;

import java.util.ArrayList;
import java.util.List;

/** Everything that can be asked of a position, to be compared before and after. */
record Snapshot(Here here, Past past) {

  /** What follows from the position alone. */
  record Here(
      String fen,
      List<Long> sets,
      List<Integer> counts,
      int phase,
      int castlingRights,
      List<Integer> castlingRooks,
      List<Long> keys,
      long checkers,
      List<Long> pinned,
      List<String> legalMoves,
      List<String> checkingMoves,
      int legalMoveCount) {}

  /** What follows from the moves that led to it. */
  record Past(
      int gamePly,
      int movesMade,
      int lastMove,
      int lastCaptured,
      int repetitions,
      List<Boolean> isRepetition,
      List<Boolean> hasUpcomingRepetition) {}

  static Snapshot of(Position position) {
    return new Snapshot(here(position), past(position));
  }

  static Here here(Position position) {
    List<Long> sets = new ArrayList<>();
    sets.add(position.pieces());
    List<Integer> counts = new ArrayList<>();
    List<Long> pinned = new ArrayList<>();
    for (int side = Color.WHITE; side <= Color.BLACK; side++) {
      sets.add(position.pieces(side));
      sets.add(position.diagonalSliders(side));
      sets.add(position.straightSliders(side));
      sets.add((long) position.king(side));
      sets.add(position.hasNonPawns(side) ? 1L : 0L);
      pinned.add(position.pinned(side));
      for (int type = 0; type < PieceType.COUNT; type++) {
        sets.add(position.pieces(side, type));
        sets.add(position.piecesOfType(type));
        counts.add(position.count(Piece.of(side, type)));
      }
    }
    List<Integer> rooks = new ArrayList<>();
    for (int index = 0; index < Castling.COUNT; index++) {
      boolean has = (position.castlingRights() & Castling.right(index)) != 0;
      rooks.add(has ? position.castlingRookSquare(Castling.right(index)) : Square.NONE);
    }
    List<String> checking = new ArrayList<>();
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      if (position.givesCheck(moves.get(i))) {
        checking.add(Positions.text(moves.get(i)));
      }
    }
    return new Here(
        Positions.fen(position),
        sets,
        counts,
        position.phase(),
        position.castlingRights(),
        rooks,
        keys(position),
        position.checkers(),
        pinned,
        Positions.texts(position),
        checking,
        MoveGenerator.count(position));
  }

  static List<Long> keys(Position position) {
    return List.of(
        position.key(),
        position.pawnKey(),
        position.minorKey(),
        position.majorKey(),
        position.materialKey());
  }

  private static Past past(Position position) {
    List<Boolean> repetition = new ArrayList<>();
    List<Boolean> upcoming = new ArrayList<>();
    for (int rootDistance = 0; rootDistance < 12; rootDistance++) {
      repetition.add(position.isRepetition(rootDistance));
      upcoming.add(position.hasUpcomingRepetition(rootDistance));
    }
    return new Past(
        position.gamePly(),
        position.movesMade(),
        position.lastMove(),
        position.lastCaptured(),
        position.repetitions(),
        repetition,
        upcoming);
  }
}
