package v7p3r.lab.profile;

import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.WinProbability;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Signals;
import v7p3r.search.tree.NegamaxSearch;

/**
 * One side of a game that is played to be profiled. As in a match it searches only its own moves,
 * with a table that knows its searches before, and ends each when the hand-written rule says so.
 */
final class WarmPlayer {
  /** In usual efforts. */
  static final int LONGEST = 5;

  private static final int HASH_MEGABYTES = 16;

  private final NegamaxSearch search = new NegamaxSearch(HASH_MEGABYTES);
  private final Rule rule = new Rule();
  private final long usual;
  private CarryOver before = CarryOver.NONE;

  /** With the nodes that a move is usually given. */
  WarmPlayer(long usual) {
    this.usual = usual;
  }

  void newGame() {
    search.forget();
    before = CarryOver.NONE;
  }

  NegamaxSearch search() {
    return search;
  }

  /** What its last search expected. */
  CarryOver before() {
    return before;
  }

  SearchResult choose(Position position) {
    search.prepare();
    SearchResult result = search.search(position, Limits.toNodes(LONGEST * usual), rule);
    before = new CarryOver(WinProbability.of(result.score()), result.ponderMove());
    return result;
  }

  private final class Rule implements SearchListener {
    @Override
    public void onIteration(Iteration iteration) {}

    @Override
    public void onFacts(IterationFacts facts) {
      double enough = usual * ((double) facts.signals().handRule() / Signals.WHOLE);
      if (facts.statistics().nodes() >= enough) {
        search.stop();
      }
    }
  }
}
