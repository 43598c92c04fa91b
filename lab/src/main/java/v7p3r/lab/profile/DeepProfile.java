package v7p3r.lab.profile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.Feature;
import v7p3r.desc.LiveFeatures;
import v7p3r.desc.WinProbability;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.tree.NegamaxSearch;

/**
 * The deep layer: searches a position for a fixed number of nodes, with tables that know nothing or
 * those of a game, looks at the checkpoints on the way, and searches each move that was ever best
 * there on its own, to find out what the earlier choices would have lost.
 */
final class DeepProfile {
  private static final int LAST_ITERATIONS = 4;
  private static final long NODES_A_MEGABYTE = 1 << 16;

  /**
   * What was found.
   *
   * @param curve moves and losses at the checkpoints
   * @param at the iteration that was finished last at each checkpoint
   * @param label of the position
   */
  record Result(
      long reference,
      LossCurve curve,
      Snapshot[] at,
      float[][] live,
      EffortLabel label,
      EffortLabel[] labels,
      List<Snapshot> iterations) {}

  private final long reference;
  private final long verification;
  private final NegamaxSearch search;
  private final Listener listener = new Listener();

  /**
   * For searches of a number of nodes.
   *
   * @param share of these nodes that each move in question is verified with
   */
  DeepProfile(long reference, double share) {
    this.reference = reference;
    this.verification = Math.max(1, (long) (reference * share));
    long megabytes = Long.highestOneBit(2 * reference / NODES_A_MEGABYTE - 1) << 1;
    search = new NegamaxSearch(Math.clamp(megabytes, 1, 256));
  }

  /** Nodes that a move is usually given. */
  long usual() {
    return Checkpoints.nodes(Checkpoints.USUAL, reference);
  }

  /** Nothing for a mate in one, which is played without a search. */
  Optional<Result> of(Position position) {
    search.forget();
    return searched(position, search).map(DeepProfile::asAtCheckpoints);
  }

  /**
   * The same with the tables of a player in a game. What a checkpoint has seen is as old as it
   * would be in the game: the budget that is spent is that at the end of its iteration.
   */
  Optional<Result> inPlay(Position position, NegamaxSearch player) {
    search.forget();
    return searched(position, player);
  }

  private Optional<Result> searched(Position position, NegamaxSearch searcher) {
    searcher.prepare();
    listener.begin();
    SearchResult result = searcher.search(position, Limits.toNodes(reference), listener);
    List<Snapshot> iterations = listener.iterations;
    if (iterations.isEmpty()) {
      return Optional.empty();
    }
    Snapshot[] at = new Snapshot[Checkpoints.COUNT];
    int[] moves = new int[Checkpoints.COUNT];
    for (int i = 0; i < at.length; i++) {
      at[i] = at(iterations, Checkpoints.nodes(i, reference));
      moves[i] = at[i].move();
    }
    moves[moves.length - 1] = result.bestMove();
    LossCurve curve = curve(position, moves);
    double cost = CountedWork.squashed(result.statistics());
    EffortLabel[] labels = new EffortLabel[Checkpoints.COUNT];
    float[][] live = new float[Checkpoints.COUNT][];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = EffortLabel.at(i, curve, chancesFrom(iterations, at[i]), cost);
      live[i] = at[i].live().clone();
    }
    int from = Math.max(0, iterations.size() - LAST_ITERATIONS);
    double[] last = chances(iterations.subList(from, iterations.size()));
    EffortLabel label = EffortLabel.ofPosition(curve, last, cost);
    return Optional.of(
        new Result(reference, curve, at, live, label, labels, List.copyOf(iterations)));
  }

  /** Each checkpoint has spent what its nodes are. */
  private static Result asAtCheckpoints(Result result) {
    for (int i = 0; i < result.live.length; i++) {
      result.live[i][Feature.LIVE_BUDGET.index()] = i - Checkpoints.USUAL;
    }
    return result;
  }

  /** What the side to move would have expected with the usual effort, before the last move. */
  CarryOver carryOver(Position position) {
    int last = position.lastMove();
    if (last == Move.NONE) {
      return CarryOver.NONE;
    }
    position.unmake(last);
    search.forget();
    search.prepare();
    Limits limits = Limits.toNodes(usual());
    SearchResult result = search.search(position, limits, SearchListener.SILENT);
    position.make(last);
    return new CarryOver(WinProbability.of(-result.score()), result.bestMove());
  }

  /** The last iteration that was finished within a number of nodes; else the first. */
  private static Snapshot at(List<Snapshot> iterations, long nodes) {
    Snapshot last = iterations.getFirst();
    for (Snapshot snapshot : iterations) {
      last = snapshot.nodes() <= nodes ? snapshot : last;
    }
    return last;
  }

  private LossCurve curve(Position position, int[] moves) {
    Map<Integer, Integer> scores = new LinkedHashMap<>();
    for (int move : moves) {
      scores.put(move, 0);
    }
    if (scores.size() == 1) {
      return LossCurve.flat(moves);
    }
    scores.replaceAll((move, unknown) -> verify(position, move));
    return LossCurve.of(moves, scores);
  }

  private int verify(Position position, int move) {
    search.prepare();
    Limits limits = Limits.toNodes(verification).withSearchMoves(Line.of(move));
    return search.search(position, limits, SearchListener.SILENT).score();
  }

  private static double[] chancesFrom(List<Snapshot> iterations, Snapshot here) {
    return chances(iterations.subList(iterations.indexOf(here), iterations.size()));
  }

  private static double[] chances(List<Snapshot> iterations) {
    return iterations.stream()
        .mapToDouble(snapshot -> WinProbability.of(snapshot.score()))
        .toArray();
  }

  private final class Listener implements SearchListener {
    private final List<Snapshot> iterations = new ArrayList<>();
    private final LiveFeatures features = new LiveFeatures();

    void begin() {
      iterations.clear();
      features.reset();
    }

    @Override
    public void onIteration(Iteration iteration) {}

    @Override
    public void onFacts(IterationFacts facts) {
      float[] live = new float[LiveFeatures.COUNT];
      double spent = (double) facts.statistics().nodes();
      features.after(facts, spent / usual(), live, 0);
      iterations.add(Snapshot.of(facts, live));
    }
  }
}
