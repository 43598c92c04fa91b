package v7p3r.search.solved;

import v7p3r.board.Position;
import v7p3r.search.Value;
import v7p3r.tablebase.Tablebases;
import v7p3r.tablebase.Wdl;

/**
 * The endgame tables that a search may ask, and when.
 *
 * @param leastDepth with as many men as the limit allows, nodes nearer to the leaves are not asked
 *     about, in half moves
 * @param mostMen positions with more men, kings included, are not asked about
 * @param countsFiftyMoves whether a win that takes too long for the fifty-move rule is a draw
 */
public record SolvedEndings(
    Tablebases tables, int leastDepth, int mostMen, boolean countsFiftyMoves) {
  /** No tables. */
  public static final SolvedEndings NONE = new SolvedEndings(Tablebases.NONE, 1, 0, true);

  /** A draw that one side would have won without the fifty-move rule is a little more or less. */
  private static final int CURSED_SCORE = 2;

  /** The most men that are asked about; 0 if nothing ever is. */
  public int limit() {
    return Math.min(mostMen, tables.maxMen());
  }

  boolean covers(Position position) {
    return Long.bitCount(position.pieces()) <= limit() && position.castlingRights() == 0;
  }

  /** The score of a result, reached some half moves after the root. */
  int score(int result, int ply) {
    return switch (result) {
      case Wdl.WIN -> Value.solvedWinIn(ply);
      case Wdl.LOSS -> -Value.solvedWinIn(ply);
      case Wdl.CURSED_WIN -> countsFiftyMoves ? CURSED_SCORE : Value.solvedWinIn(ply);
      case Wdl.BLESSED_LOSS -> countsFiftyMoves ? -CURSED_SCORE : -Value.solvedWinIn(ply);
      default -> Value.DRAW;
    };
  }
}
