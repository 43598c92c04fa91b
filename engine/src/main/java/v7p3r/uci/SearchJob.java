package v7p3r.uci;

import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.engine.Search;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.SearchResult;

/** A search that ends with {@code bestmove}. */
final class SearchJob implements Job {
  private final Search search;
  private final UciPrinter out;
  private final boolean debug;
  private final boolean showsChances;
  private volatile boolean answered;

  SearchJob(Search search, UciPrinter out, boolean debug, boolean showsChances) {
    this.search = search;
    this.out = out;
    this.debug = debug;
    this.showsChances = showsChances;
  }

  @Override
  public void run() {
    Position root = search.position();
    InfoPrinter info = new InfoPrinter(out, root, showsChances);
    SearchResult result = search.run(info);
    if (result.bestMove() == Move.NONE) {
      info.noMoves(result.score());
    }
    if (debug) {
      info.statistics(result.statistics());
    }
    StringBuilder answer = new StringBuilder("bestmove ");
    answer.append(UciMove.format(root, result.bestMove()));
    if (result.ponderMove() != Move.NONE) {
      answer.append(" ponder ").append(UciMove.format(root, result.ponderMove()));
    }
    answered = true;
    out.print(answer.toString());
  }

  @Override
  public void stop() {
    search.stop();
  }

  @Override
  public void ponderHit() {
    search.ponderHit();
  }

  /** A mate that is not there is searched for without end, so it alone is no limit. */
  @Override
  public boolean endsByItself() {
    return search.limits().withMate(Limits.NONE).endsByItself();
  }

  @Override
  public boolean hasAnswered() {
    return answered;
  }

  @Override
  public boolean isEnding() {
    return answered || search.isStopped();
  }
}
