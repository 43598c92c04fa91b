package v7p3r.studio.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.effort.DecisionListener;
import v7p3r.search.effort.MoveDecision;

/**
 * Writes down how deep a search looks at late moves near the root, iteration by iteration. Of an
 * iteration that was broken off nothing counts.
 */
final class DepthNotes implements SearchListener, DecisionListener {
  private Map<List<Integer>, Map<Integer, MoveDecision>> underWay = new HashMap<>();
  private Map<List<Integer>, Map<Integer, MoveDecision>> finished = new HashMap<>();
  private int newestDepth;
  private Line newestLine = Line.EMPTY;
  private int depth;
  private Line line = Line.EMPTY;

  /** Starts anew, for another position. */
  void clear() {
    underWay = new HashMap<>();
    finished = new HashMap<>();
    newestDepth = 0;
    newestLine = Line.EMPTY;
    depth = 0;
    line = Line.EMPTY;
  }

  @Override
  public void onDecision(MoveDecision decision) {
    underWay
        .computeIfAbsent(decision.path(), _ -> new LinkedHashMap<>())
        .put(decision.move(), decision);
  }

  @Override
  public void onIteration(Iteration iteration) {
    if (!iteration.pv().isEmpty()) {
      newestDepth = iteration.depth();
      newestLine = iteration.pv();
    }
  }

  @Override
  public void onFacts(IterationFacts facts) {
    finished = underWay;
    underWay = new HashMap<>();
    depth = newestDepth;
    line = newestLine;
  }

  /** The last depth that was finished. */
  int depth() {
    return depth;
  }

  /** The first moves of its principal variation. */
  List<Integer> line(int most) {
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < Math.min(most, line.size()); i++) {
      moves.add(line.get(i));
    }
    return moves;
  }

  /** The last decisions of that depth at the node that a path leads to. */
  List<MoveDecision> at(List<Integer> path) {
    return List.copyOf(finished.getOrDefault(path, Map.of()).values());
  }
}
