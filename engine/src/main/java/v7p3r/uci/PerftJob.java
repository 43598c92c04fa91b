package v7p3r.uci;

import v7p3r.board.MoveList;
import v7p3r.board.Perft;
import v7p3r.board.Position;
import v7p3r.notation.UciMove;

/** Counts the leaves behind every move, as other engines print it. */
final class PerftJob extends FiniteJob {
  /** A few milliseconds of counting. */
  private static final int UNSTOPPABLE_DEPTH = 3;

  private final Position position;
  private final int depth;
  private final UciPrinter out;

  PerftJob(Position position, int depth, UciPrinter out) {
    this.position = position;
    this.depth = depth;
    this.out = out;
  }

  @Override
  public void run() {
    MoveList moves = position.legalMoves();
    long total = 0;
    for (int i = 0; i < moves.size() && !isStopped(); i++) {
      String name = UciMove.format(position, moves.get(i));
      position.make(moves.get(i));
      long leaves = count(depth - 1);
      position.unmake();
      total += leaves;
      if (!isStopped()) {
        out.print(name + ": " + leaves);
      }
    }
    end();
    if (isStopped()) {
      out.string("perft was stopped; the count below is not complete");
    }
    out.print("\nNodes searched: " + total);
  }

  /** In parts small enough to stop between them. */
  private long count(int plies) {
    if (plies <= UNSTOPPABLE_DEPTH) {
      return Perft.count(position, plies);
    }
    MoveList moves = position.legalMoves();
    long leaves = 0;
    for (int i = 0; i < moves.size() && !isStopped(); i++) {
      position.make(moves.get(i));
      leaves += count(plies - 1);
      position.unmake();
    }
    return leaves;
  }
}
