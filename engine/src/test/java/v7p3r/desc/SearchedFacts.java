package v7p3r.desc;

import java.util.ArrayList;
import java.util.List;
import v7p3r.notation.Fen;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.tree.NegamaxSearch;

/** The facts of all iterations of a real search in a lively position. */
public final class SearchedFacts {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private SearchedFacts() {}

  public static List<IterationFacts> all() {
    List<IterationFacts> all = new ArrayList<>();
    NegamaxSearch search = new NegamaxSearch(1);
    search.prepare();
    search.search(
        Fen.parse(KIWIPETE),
        Limits.toNodes(20_000),
        new SearchListener() {
          @Override
          public void onIteration(Iteration iteration) {}

          @Override
          public void onFacts(IterationFacts facts) {
            all.add(facts);
          }
        });
    return all;
  }
}
