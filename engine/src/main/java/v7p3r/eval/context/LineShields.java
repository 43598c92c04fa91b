package v7p3r.eval.context;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;

/**
 * The lone men between a side's sliders and the enemy queens and rooks that a slider would win:
 * worth more than it or undefended. A pinned slider wins nothing.
 */
final class LineShields {
  private LineShields() {}

  static void look(EvalContext context, SideFacts facts, int us) {
    int them = us ^ 1;
    long free = ~context.pinned(us);
    long bishops = context.pieces(us, PieceType.BISHOP) & free;
    long rooks = context.pieces(us, PieceType.ROOK) & free;
    long queens = context.pieces(us, PieceType.QUEEN) & free;
    long enemyQueens = context.pieces(them, PieceType.QUEEN);
    long undefended = ~context.attacked(them);
    long occupied = context.occupied();
    long diagonalShields = 0;
    long straightShields = 0;
    long targets = enemyQueens | context.pieces(them, PieceType.ROOK);
    for (; targets != 0; targets &= targets - 1) {
      int target = Long.numberOfTrailingZeros(targets);
      long loose = -(undefended >>> target & 1);
      long queen = -(enemyQueens >>> target & 1);
      long diagonal = Attacks.bishopRays(target) & (bishops | queens & loose);
      long straight = Attacks.rookRays(target) & (rooks & (queen | loose) | queens & loose);
      for (long ends = diagonal | straight; ends != 0; ends &= ends - 1) {
        long shield = Attacks.between(target, Long.numberOfTrailingZeros(ends)) & occupied;
        if (shield != 0 && !Bitboard.hasSeveral(shield)) {
          boolean isDiagonal = (ends & -ends & diagonal) != 0;
          diagonalShields |= isDiagonal ? shield : 0;
          straightShields |= isDiagonal ? 0 : shield;
        }
      }
    }
    facts.diagonalShields = diagonalShields;
    facts.straightShields = straightShields;
  }
}
