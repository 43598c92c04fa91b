package v7p3r.studio.think;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.desc.control.EffortObserver;
import v7p3r.desc.control.EffortReport;
import v7p3r.engine.WinDrawLoss;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.SearchListener;

/**
 * Hears a search of this process. The thread that searches only leaves here what it found; texts
 * and reasons are made by who asks for an insight.
 */
final class SearchEars implements SearchListener {
  private static final int REASONS = 3;
  private static final int MOST_LINES = 8;
  private static final long NANOS_A_MILLI = 1_000_000;
  private static final Pattern REMARK =
      Pattern.compile("desc pes ([0-9.]+) mode (\\w+)(?: factor ([0-9.]+))?.*");

  private static final Pattern TREE =
      Pattern.compile(
          "desc tree (\\d+) late moves, reduced by ([+-]?[0-9.]+) plies on the mean, price (\\d+)");

  private final Position root;
  private final Optional<EffortObserver> observer;
  private final boolean controlled;
  private final Consumer<Supplier<Insight>> news;
  private final Iteration[] lines = new Iteration[MOST_LINES];
  private long nodes;
  private long nanos;
  private OptionalLong usual = OptionalLong.empty();
  private OptionalLong limit = OptionalLong.empty();
  private Optional<Decided> decided = Optional.empty();
  private Optional<EffortView.TreeShare> tree = Optional.empty();

  /** What effort control told last. */
  private record Decided(double pes, String mode, double factor) {}

  SearchEars(
      Position root,
      Optional<EffortObserver> observer,
      boolean controlled,
      Consumer<Supplier<Insight>> news) {
    this.root = root;
    this.observer = observer;
    this.controlled = controlled;
    this.news = news;
  }

  @Override
  public void onPlan(long usualNanos, long longestNanos) {
    synchronized (this) {
      usual = OptionalLong.of(usualNanos / NANOS_A_MILLI);
      limit = OptionalLong.of(longestNanos / NANOS_A_MILLI);
    }
  }

  @Override
  public void onIteration(Iteration iteration) {
    synchronized (this) {
      if (iteration.line() <= MOST_LINES && !iteration.pv().isEmpty()) {
        lines[iteration.line() - 1] = iteration;
      }
      nodes = iteration.nodes();
      nanos = iteration.nanos();
    }
    news.accept(this::insight);
  }

  @Override
  public void onFacts(IterationFacts facts) {
    observer.ifPresent(watching -> watching.hear(facts));
    news.accept(this::insight);
  }

  @Override
  public void onBrokenOff(long allNodes, LongSupplier clock) {
    synchronized (this) {
      nodes = allNodes;
      nanos = clock.getAsLong();
    }
  }

  @Override
  public void onRemark(String remark) {
    Matcher inTree = TREE.matcher(remark);
    if (inTree.matches()) {
      synchronized (this) {
        tree =
            Optional.of(
                new EffortView.TreeShare(
                    Long.parseLong(inTree.group(1)),
                    Double.parseDouble(inTree.group(2)),
                    Integer.parseInt(inTree.group(3))));
      }
    }
    Matcher matcher = REMARK.matcher(remark);
    if (matcher.matches()) {
      String factor = matcher.group(3);
      synchronized (this) {
        decided =
            Optional.of(
                new Decided(
                    Double.parseDouble(matcher.group(1)),
                    matcher.group(2),
                    factor == null ? 1 : Double.parseDouble(factor)));
      }
    }
  }

  /** How it stands. */
  synchronized Insight insight() {
    List<Insight.LineView> views = new ArrayList<>();
    for (Iteration line : lines) {
      if (line != null) {
        views.add(view(line));
      }
    }
    Iteration best = lines[0];
    return new Insight(
        best == null ? OptionalInt.empty() : views.getFirst().cp(),
        best == null ? OptionalInt.empty() : views.getFirst().mate(),
        best == null ? 0 : best.depth(),
        best == null ? 0 : best.selectiveDepth(),
        nodes,
        nanos < NANOS_A_MILLI ? 0 : Math.round(nodes * 1e9 / nanos),
        best == null ? 0 : best.hashFull(),
        best == null ? 0 : best.solvedHits(),
        nanos / NANOS_A_MILLI,
        best == null ? List.of() : chances(best.score()),
        views,
        observer.map(watching -> effort(watching.report(REASONS))));
  }

  private Insight.LineView view(Iteration line) {
    WhiteScore score = WhiteScore.of(line.score(), root.sideToMove());
    List<String> uci = MoveTexts.uci(root, line.pv());
    return new Insight.LineView(
        score.cp(), score.mate(), line.depth(), uci, MoveTexts.san(root, uci));
  }

  private List<Integer> chances(int score) {
    WinDrawLoss own = WinDrawLoss.of(score, root.phase());
    return root.sideToMove() == Color.WHITE
        ? List.of(own.win(), own.draw(), own.loss())
        : List.of(own.loss(), own.draw(), own.win());
  }

  private EffortView effort(EffortReport report) {
    boolean leads = controlled && decided.isPresent();
    double factor = leads ? decided.get().factor : 1;
    return new EffortView(
        rounded(leads ? decided.get().pes : report.pes()),
        leads ? decided.get().mode : report.mode().label(),
        rounded(report.prior()),
        usual.isPresent()
            ? OptionalLong.of(Math.min(Math.round(usual.getAsLong() * factor), limit.getAsLong()))
            : OptionalLong.empty(),
        nanos / NANOS_A_MILLI,
        usual,
        limit,
        report.rule(),
        leads,
        report.reasons().stream()
            .map(reason -> new EffortView.ReasonView(reason.text(), rounded(reason.push())))
            .toList(),
        tree);
  }

  private static double rounded(double value) {
    return Math.round(value * 1000) / 1000.0;
  }
}
