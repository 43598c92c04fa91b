package v7p3r.search;

import v7p3r.board.Move;

/**
 * The end of a search: a legal move and the reply to ponder on, each {@link Move#NONE} when there
 * is none, the score of the side to move, and the depth of the last iteration.
 */
public record SearchResult(
    int bestMove, int ponderMove, int score, int depth, Statistics statistics) {
  /** The game is over: mated when in check, else a stalemate. */
  public static SearchResult withoutMoves(boolean inCheck) {
    int score = inCheck ? Value.matedIn(0) : Value.DRAW;
    return new SearchResult(Move.NONE, Move.NONE, score, 0, Statistics.NONE);
  }
}
