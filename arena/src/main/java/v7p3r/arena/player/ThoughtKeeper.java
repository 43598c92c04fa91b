package v7p3r.arena.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import v7p3r.board.Position;
import v7p3r.notation.UciMove;
import v7p3r.search.Iteration;
import v7p3r.search.SearchListener;
import v7p3r.search.Value;

/** Makes a thought of what a search in this process tells: its newest best line and remarks. */
public final class ThoughtKeeper implements SearchListener {
  private static final long LEAST_NANOS = 10_000;

  private final SortedMap<Integer, Iteration> others = new TreeMap<>();
  private Optional<Iteration> iteration = Optional.empty();
  private long nodes;
  private long nanos;
  private Optional<Throwable> failure = Optional.empty();
  private final Position position;
  private final List<String> remarks;
  private final ThoughtListener listener;

  /** With what was remarked before. */
  public ThoughtKeeper(Position position, List<String> remarks, ThoughtListener listener) {
    this.position = position;
    this.remarks = new ArrayList<>(remarks);
    this.listener = listener;
  }

  /** Why the search itself failed, if it did. */
  public Optional<Throwable> failure() {
    return failure;
  }

  /** What was thought in the end; the score is that of the side to move. */
  public Thought thought(int score, long allNanos) {
    if (iteration.isEmpty()) {
      return Thought.ofRemarks(List.copyOf(remarks));
    }
    return thought(iteration.get(), score, allNanos);
  }

  /** The newest word on each line behind the best one, best first. */
  public List<Thought> others() {
    return others.values().stream()
        .map(other -> thought(other, other.score(), other.nanos()))
        .toList();
  }

  private Thought thought(Iteration newest, int score, long allNanos) {
    List<String> line = new ArrayList<>();
    for (int i = 0; i < newest.pv().size(); i++) {
      line.add(UciMove.format(position, newest.pv().get(i)));
    }
    return new Thought(
        Optional.of(score(score)),
        OptionalInt.of(newest.depth()),
        OptionalInt.of(newest.selectiveDepth()),
        OptionalLong.of(nodes),
        nodesPerSecond(nodes, nanos),
        OptionalLong.of(allNanos / 1_000_000),
        line,
        List.copyOf(remarks));
  }

  @Override
  public void onIteration(Iteration next) {
    if (next.line() == 1) {
      iteration = Optional.of(next);
    } else {
      others.put(next.line(), next);
    }
    nodes = next.nodes();
    nanos = next.nanos();
    if (next.line() == 1) {
      listener.thought(() -> thought(next.score(), next.nanos()));
    }
  }

  @Override
  public void onBrokenOff(long allNodes, LongSupplier clock) {
    nodes = allNodes;
    nanos = clock.getAsLong();
  }

  @Override
  public void onRemark(String remark) {
    remarks.add(remark);
  }

  @Override
  public void onProblem(String problem) {
    remarks.add(problem);
  }

  @Override
  public void onFailure(Throwable thrown) {
    SearchListener.super.onFailure(thrown);
    failure = Optional.of(thrown);
  }

  /** Nothing when it went too fast to be measured. */
  private static OptionalLong nodesPerSecond(long nodes, long nanos) {
    return nanos < LEAST_NANOS
        ? OptionalLong.empty()
        : OptionalLong.of(Math.round(nodes * 1e9 / nanos));
  }

  private static Score score(int value) {
    return Value.isMate(value) ? Score.mateIn(Value.movesToMate(value)) : Score.centipawns(value);
  }
}
