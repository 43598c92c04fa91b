package v7p3r.search.sparring;

import java.util.function.LongSupplier;
import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.search.Bound;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.Statistics;
import v7p3r.search.SystemClock;
import v7p3r.search.Value;

/**
 * The material opponent: a lean alpha-beta search that knows nothing but the value of the men, and
 * makes up for it by depth. Nothing is allocated below the root.
 */
public final class MaterialSearch implements Searcher {
  private static final int MAX_DEPTH = 120;
  private static final int MAX_PLY = Value.MAX_PLY - 2;
  private static final int POLL_NODES = 1024;
  private static final long QUIET_NANOS = 1_000_000_000L;

  private final LongSupplier nanoTime;
  private final SmallTable table;
  private final OrderLadder ladder = new OrderLadder();
  private final int[] moves = new int[1 << 16];
  private final int[] scores = new int[1 << 16];

  /** The best line from each ply on, one row a ply. */
  private final int[] pv = new int[Value.MAX_PLY * Value.MAX_PLY];

  private final int[] pvEnd = new int[Value.MAX_PLY];

  private long overheadMillis;
  private volatile boolean stopRequested;
  private volatile boolean ponderHit;
  private volatile long clockStart;
  private long searchStart;

  private Position position = new Position();
  private Limits limits = Limits.UNLIMITED;
  private ClockShare share = ClockShare.ENDLESS;
  private boolean stopped;
  private long nodes;
  private long pollAt;
  private long quiescenceNodes;
  private long tableProbes;
  private long tableHits;
  private long cutoffs;
  private long firstMoveCutoffs;
  private int selectiveDepth;

  public MaterialSearch(int hashMegabytes) {
    this(hashMegabytes, SystemClock.NANOS);
  }

  /** With another clock than that of the system, in nanoseconds. */
  public MaterialSearch(int hashMegabytes, LongSupplier nanoTime) {
    this.table = new SmallTable(hashMegabytes);
    this.nanoTime = nanoTime;
  }

  /** The table is empty afterwards. */
  public void resizeHash(int megabytes) {
    table.resize(megabytes);
  }

  /** Time that passes between the answer and the moment it reaches the opponent's clock. */
  public void setMoveOverhead(long millis) {
    overheadMillis = millis;
  }

  // ---- Control ----

  @Override
  public void prepare() {
    stopRequested = false;
    ponderHit = false;
    searchStart = nanoTime.getAsLong();
    clockStart = searchStart;
  }

  @Override
  public void stop() {
    stopRequested = true;
  }

  @Override
  public void ponderHit() {
    clockStart = nanoTime.getAsLong();
    ponderHit = true;
  }

  @Override
  public void newGame() {
    table.clear();
    ladder.newGame();
  }

  private boolean clockRuns() {
    return !limits.infinite() && (!limits.ponder() || ponderHit);
  }

  private void poll() {
    pollAt = nodes + POLL_NODES;
    if (limits.nodes() != Limits.NONE) {
      pollAt = Math.min(pollAt, limits.nodes());
      stopped |= nodes >= limits.nodes();
    }
    stopped |= stopRequested;
    stopped |= clockRuns() && nanoTime.getAsLong() - clockStart >= share.hard();
  }

  // ---- Iterative deepening ----

  @Override
  public SearchResult search(Position position, Limits limits, SearchListener listener) {
    MoveList roots = limits.rootMoves(position);
    if (roots.isEmpty()) {
      return SearchResult.withoutMoves(position.inCheck());
    }
    begin(position, limits);
    int rootEnd = roots.size();
    for (int i = 0; i < rootEnd; i++) {
      moves[i] = roots.get(i);
    }
    order(0, rootEnd, Move.NONE, 0);
    OrderLadder.pick(moves, scores, 0, rootEnd);
    int best = moves[0];
    int ponder = Move.NONE;
    int score = Value.DRAW;
    int depth = 0;
    while (!stopped && depth < lastDepth() && wantsDeeper(depth, score, rootEnd)) {
      depth++;
      selectiveDepth = 0;
      order(0, rootEnd, best, 0);
      int iterationScore = searchRoot(depth, rootEnd, listener);
      if (pvEnd[0] > 0) {
        best = pv[0];
        ponder = pvEnd[0] > 1 ? pv[1] : Move.NONE;
        score = iterationScore;
        listener.onIteration(iteration(depth, score));
      }
      depth -= stopped ? 1 : 0;
    }
    if (stopped) {
      listener.onBrokenOff(nodes, this::elapsedNanos);
    }
    return new SearchResult(best, ponder, score, depth, statistics());
  }

  private void begin(Position position, Limits limits) {
    this.position = position;
    this.limits = limits;
    share = ClockShare.of(limits, position.sideToMove(), overheadMillis);
    stopped = false;
    nodes = 0;
    pollAt = 0;
    quiescenceNodes = 0;
    tableProbes = 0;
    tableHits = 0;
    cutoffs = 0;
    firstMoveCutoffs = 0;
    table.nextSearch();
    ladder.newSearch();
  }

  private int lastDepth() {
    int depth = limits.depth() == Limits.NONE ? MAX_DEPTH : Math.min(limits.depth(), MAX_DEPTH);
    return limits.mate() == Limits.NONE ? depth : (int) Math.min(depth, 2L * limits.mate() - 1);
  }

  /** Whether another iteration is worth its time. */
  private boolean wantsDeeper(int depth, int score, int rootMoves) {
    if (depth == 0 || limits.infinite()) {
      return true;
    }
    if (Value.isMate(score) && depth >= Value.pliesToMate(score)) {
      return false;
    }
    boolean clock = clockRuns() && limits.hasClock() && limits.moveTime() == Limits.NONE;
    return !clock || rootMoves > 1 && nanoTime.getAsLong() - clockStart < share.soft();
  }

  private Iteration iteration(int depth, int score) {
    Line line = Line.of(pv, 0, pvEnd[0]);
    return new Iteration(
        depth,
        Math.max(depth, selectiveDepth),
        1,
        score,
        stopped ? Bound.LOWER : Bound.EXACT,
        nodes,
        elapsedNanos(),
        table.hashFull(),
        0,
        line);
  }

  private long elapsedNanos() {
    return nanoTime.getAsLong() - searchStart;
  }

  private Statistics statistics() {
    return new Statistics(
        nodes,
        quiescenceNodes,
        ladder.movesOrdered(),
        ladder.givesCheckCalls(),
        tableProbes,
        tableHits,
        0,
        quiescenceNodes,
        cutoffs,
        firstMoveCutoffs,
        0);
  }

  // ---- The tree ----

  /** The line of ply 0 stays empty if not even the first move could be searched to its end. */
  private int searchRoot(int depth, int end, SearchListener listener) {
    nodes++;
    pvEnd[0] = 0;
    int best = -Value.INFINITE;
    boolean talks = nanoTime.getAsLong() - searchStart > QUIET_NANOS;
    for (int i = 0; i < end; i++) {
      OrderLadder.pick(moves, scores, i, end);
      if (talks) {
        listener.onRootMove(depth, moves[i], i + 1);
      }
      position.make(moves[i]);
      int score = -search(depth - 1, -Value.INFINITE, -best, 1, end);
      position.unmake();
      if (stopped) {
        break;
      }
      if (score > best) {
        best = score;
        extendLine(0, moves[i]);
      }
    }
    if (!stopped) {
      table.store(position.key(), pv[0], best, depth, SmallTable.EXACT, 0);
    }
    return best;
  }

  private int search(int depth, int alpha, int beta, int ply, int at) {
    // 1. Draws, and the end of the board's patience.
    if (isDraw(ply)) {
      pvEnd[ply] = ply * Value.MAX_PLY;
      return Value.DRAW;
    }
    if (depth <= 0) {
      return quiesce(alpha, beta, ply, at);
    }
    enter(ply);
    if (stopped || ply >= MAX_PLY) {
      return Material.balance(position, position.sideToMove());
    }

    // 2. A mate nearer to the root has been found already.
    alpha = Math.max(alpha, Value.matedIn(ply));
    beta = Math.min(beta, Value.mateIn(ply + 1));
    if (alpha >= beta) {
      return alpha;
    }

    // 3. The position may be known.
    long entry = table.probe(position.key());
    tableProbes++;
    int tableMove = Move.NONE;
    if (entry != SmallTable.NOTHING) {
      tableMove = SmallTable.move(entry);
      int score = SmallTable.score(entry, ply);
      if (SmallTable.depth(entry) >= depth
          && decides(SmallTable.bound(entry), score, alpha, beta)) {
        tableHits++;
        return score;
      }
    }

    // 4. No move: mate or stalemate.
    int end = MoveGenerator.legal(position, moves, at);
    if (end == at) {
      return position.inCheck() ? Value.matedIn(ply) : Value.DRAW;
    }

    // 5. All moves, best ones first.
    order(at, end, tableMove, ply);
    int best = -Value.INFINITE;
    int bestMove = Move.NONE;
    int bound = SmallTable.UPPER;
    for (int i = at; i < end; i++) {
      OrderLadder.pick(moves, scores, i, end);
      int move = moves[i];
      position.make(move);
      int score = -search(depth - 1, -beta, -alpha, ply + 1, end);
      position.unmake();
      if (stopped) {
        return Value.DRAW;
      }
      if (score <= best) {
        continue;
      }
      best = score;
      if (score <= alpha) {
        continue;
      }
      alpha = score;
      bestMove = move;
      bound = SmallTable.EXACT;
      extendLine(ply, move);
      if (score >= beta) {
        bound = SmallTable.LOWER;
        cutoffs++;
        firstMoveCutoffs += i == at ? 1 : 0;
        if (Move.isQuiet(move)) {
          ladder.reward(position, move, depth, ply);
        }
        break;
      }
    }
    table.store(position.key(), bestMove, best, depth, bound, ply);
    return best;
  }

  private void order(int from, int to, int tableMove, int ply) {
    for (int i = from; i < to; i++) {
      scores[i] = ladder.score(position, moves[i], tableMove, ply);
    }
  }

  /** Captures and promotions until nothing hangs; every evasion when in check. */
  private int quiesce(int alpha, int beta, int ply, int at) {
    enter(ply);
    quiescenceNodes++;
    int best = Material.balance(position, position.sideToMove());
    if (stopped || ply >= MAX_PLY) {
      return best;
    }
    boolean inCheck = position.inCheck();
    int end;
    if (inCheck) {
      end = MoveGenerator.legal(position, moves, at);
      if (end == at) {
        return Value.matedIn(ply);
      }
      best = -Value.INFINITE;
    } else {
      if (best >= beta) {
        return best;
      }
      alpha = Math.max(alpha, best);
      end = MoveGenerator.captures(position, moves, at);
    }
    for (int i = at; i < end; i++) {
      scores[i] = ladder.quiescenceScore(position, moves[i], ply);
    }
    for (int i = at; i < end; i++) {
      OrderLadder.pick(moves, scores, i, end);
      int move = moves[i];
      if (!inCheck && !position.see(move, 0)) {
        continue;
      }
      position.make(move);
      int score =
          position.isInsufficientMaterial() ? Value.DRAW : -quiesce(-beta, -alpha, ply + 1, end);
      position.unmake();
      if (stopped) {
        return Value.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          extendLine(ply, move);
          if (score >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  private void enter(int ply) {
    pvEnd[ply] = ply * Value.MAX_PLY;
    selectiveDepth = Math.max(selectiveDepth, ply);
    nodes++;
    if (nodes >= pollAt) {
      poll();
    }
  }

  private boolean isDraw(int ply) {
    return position.isRepetition(ply)
        || position.isFiftyMoveDraw()
        || position.isInsufficientMaterial();
  }

  private static boolean decides(int bound, int score, int alpha, int beta) {
    return bound == SmallTable.EXACT
        || bound == SmallTable.LOWER && score >= beta
        || bound == SmallTable.UPPER && score <= alpha;
  }

  private void extendLine(int ply, int move) {
    int row = ply * Value.MAX_PLY;
    int next = row + Value.MAX_PLY;
    int length = Math.max(0, pvEnd[ply + 1] - next);
    pv[row] = move;
    System.arraycopy(pv, next, pv, row + 1, length);
    pvEnd[ply] = row + 1 + length;
  }
}
