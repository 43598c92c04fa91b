package v7p3r.app.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import v7p3r.board.MoveList;
import v7p3r.board.Perft;
import v7p3r.board.Position;

/** A perft whose tree is cut into the lines of its first one or two moves, shared by threads. */
final class ParallelPerft {
  private final Position position;
  private final int depth;
  private final boolean full;
  private final int threads;

  ParallelPerft(Position position, int depth, boolean full, int threads) {
    this.position = position;
    this.depth = depth;
    this.full = full;
    this.threads = threads;
  }

  /** The leaves below each legal move, in the order of generation; empty for depth 0. */
  Map<Integer, Long> count() throws InterruptedException {
    Map<Integer, Long> leaves = new LinkedHashMap<>();
    if (depth == 0) {
      return leaves;
    }
    List<Line> lines = lines();
    List<Future<Long>> counts;
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      counts = workers.invokeAll(lines);
    }
    for (int i = 0; i < lines.size(); i++) {
      leaves.merge(lines.get(i).moves[0], resultOf(counts.get(i)), Long::sum);
    }
    return leaves;
  }

  private List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    // A second ply makes some hundred pieces of work, enough for every thread to end together.
    boolean twoPlies = threads > 1 && depth > 2;
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      Position after = position.copy();
      after.make(moves.get(i));
      MoveList replies = after.legalMoves();
      if (!twoPlies || replies.isEmpty()) {
        lines.add(new Line(moves.get(i)));
        continue;
      }
      for (int j = 0; j < replies.size(); j++) {
        lines.add(new Line(moves.get(i), replies.get(j)));
      }
    }
    return lines;
  }

  private static long resultOf(Future<Long> count) throws InterruptedException {
    try {
      return count.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** The first moves of a part of the tree, counted on a position of its own. */
  private final class Line implements Callable<Long> {
    private final int[] moves;

    private Line(int... moves) {
      this.moves = moves;
    }

    @Override
    public Long call() {
      Position end = position.copy();
      for (int move : moves) {
        end.make(move);
      }
      int remaining = depth - moves.length;
      return full ? Perft.countFull(end, remaining) : Perft.count(end, remaining);
    }
  }
}
