package v7p3r.eval.context;

import v7p3r.board.PieceType;

/**
 * What {@link EvalContext} knows about one side. Plain fields, because after the first of them the
 * others cost one load each, without a test of the index.
 */
final class SideFacts {
  int kingSquare;
  int squareView;
  final long[] men = new long[PieceType.COUNT];
  long pieces;
  long officers;
  long pinned;

  final long[] attackedBy = new long[PieceType.COUNT];
  long attacked;
  long attackedTwice;
  long pawnAttacksTwice;
  long mobilityArea;
  long kingZone;

  int mobilityScore;
  int squareScore;
  int zoneHits;
  int attacksBesideKing;

  long diagonalKingShields;
  long straightKingShields;
  long diagonalShields;
  long straightShields;
}
