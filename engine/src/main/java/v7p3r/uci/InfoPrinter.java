package v7p3r.uci;

import java.util.function.LongSupplier;
import v7p3r.board.Position;
import v7p3r.engine.WinDrawLoss;
import v7p3r.notation.UciMove;
import v7p3r.search.Bound;
import v7p3r.search.Iteration;
import v7p3r.search.SearchListener;
import v7p3r.search.Statistics;
import v7p3r.search.Value;

/** Turns what a search tells into {@code info} lines. */
final class InfoPrinter implements SearchListener {
  private static final long NANOS_A_MILLI = 1_000_000;
  private static final long NANOS_A_SECOND = 1_000_000_000;

  /** An ending that is solved and won, as other engines show it: far more than any material. */
  private static final int SOLVED_CENTIPAWNS = 20_000;

  private final UciPrinter out;
  private final Position root;
  private final boolean showsChances;

  /** With {@code wdl} after each score, if chances are to be shown. */
  InfoPrinter(UciPrinter out, Position root, boolean showsChances) {
    this.out = out;
    this.root = root;
    this.showsChances = showsChances;
  }

  @Override
  public void onIteration(Iteration iteration) {
    StringBuilder info = new StringBuilder(160).append("info depth ").append(iteration.depth());
    info.append(" seldepth ").append(iteration.selectiveDepth());
    info.append(" multipv ").append(iteration.line());
    appendScore(info, iteration.score());
    if (iteration.bound() != Bound.EXACT) {
      info.append(iteration.bound() == Bound.LOWER ? " lowerbound" : " upperbound");
    }
    if (showsChances) {
      append(info, WinDrawLoss.of(iteration.score(), root.phase()));
    }
    appendNodes(info, iteration.nodes(), iteration.nanos());
    info.append(" hashfull ").append(iteration.hashFull());
    if (iteration.solvedHits() > 0) {
      info.append(" tbhits ").append(iteration.solvedHits());
    }
    appendTime(info, iteration.nanos());
    if (!iteration.pv().isEmpty()) {
      info.append(" pv");
    }
    for (int i = 0; i < iteration.pv().size(); i++) {
      info.append(' ').append(UciMove.format(root, iteration.pv().get(i)));
    }
    out.print(info.toString());
  }

  @Override
  public void onRootMove(int depth, int move, int number) {
    StringBuilder info = new StringBuilder(60).append("info depth ").append(depth);
    info.append(" currmove ").append(UciMove.format(root, move));
    out.print(info.append(" currmovenumber ").append(number).toString());
  }

  @Override
  public void onBrokenOff(long nodes, LongSupplier clock) {
    long nanos = clock.getAsLong();
    StringBuilder info = new StringBuilder(60).append("info");
    appendNodes(info, nodes, nanos);
    appendTime(info, nanos);
    out.print(info.toString());
  }

  @Override
  public void onRemark(String remark) {
    out.string(remark);
  }

  @Override
  public void onProblem(String problem) {
    out.error(problem);
  }

  /** The position has no move: says whether that is mate or stalemate. */
  void noMoves(int score) {
    StringBuilder info = new StringBuilder("info depth 0");
    appendScore(info, score);
    if (showsChances) {
      append(info, score == Value.DRAW ? WinDrawLoss.DRAWN : WinDrawLoss.of(score, root.phase()));
    }
    out.print(info.toString());
  }

  void statistics(Statistics statistics) {
    StringBuilder text = new StringBuilder(160).append("statistics nodes ");
    text.append(statistics.nodes());
    text.append(" quiescence ").append(statistics.quiescenceNodes());
    text.append(" ordered ").append(statistics.movesOrdered());
    text.append(" givescheck ").append(statistics.givesCheckCalls());
    text.append(" (").append(statistics.givesCheckCallsPerMille()).append(" per 1000 nodes)");
    text.append(" tablehits ").append(statistics.tableHits());
    text.append(" cutoffs ").append(statistics.cutoffs());
    text.append(" (").append(statistics.firstMoveCutoffPercent()).append("% by the first move)");
    out.string(text.toString());
  }

  private static void appendScore(StringBuilder info, int score) {
    if (Value.isMate(score)) {
      info.append(" score mate ").append(Value.movesToMate(score));
    } else if (Value.isDecided(score)) {
      int centipawns = SOLVED_CENTIPAWNS - Value.pliesToSolved(score);
      info.append(" score cp ").append(score > 0 ? centipawns : -centipawns);
    } else {
      info.append(" score cp ").append(score);
    }
  }

  private static void appendNodes(StringBuilder info, long nodes, long nanos) {
    info.append(" nodes ").append(nodes).append(" nps ").append(perSecond(nodes, nanos));
  }

  private static void appendTime(StringBuilder info, long nanos) {
    info.append(" time ").append(nanos / NANOS_A_MILLI);
  }

  private static void append(StringBuilder info, WinDrawLoss chances) {
    info.append(" wdl ").append(chances.win());
    info.append(' ').append(chances.draw()).append(' ').append(chances.loss());
  }

  static long perSecond(long nodes, long nanos) {
    return nanos < NANOS_A_MILLI ? 0 : (long) ((double) nodes * NANOS_A_SECOND / nanos);
  }
}
