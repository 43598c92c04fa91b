package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;
import v7p3r.search.Iteration;
import v7p3r.search.SearchListener;

/** Keeps the remarks of a search. */
final class HeardRemarks implements SearchListener {
  private final List<String> all = new ArrayList<>();

  @Override
  public void onIteration(Iteration iteration) {}

  @Override
  public void onRemark(String remark) {
    all.add(remark);
  }

  List<String> all() {
    return all;
  }
}
