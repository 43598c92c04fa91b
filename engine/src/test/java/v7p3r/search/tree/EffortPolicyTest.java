package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;
import v7p3r.search.Effort;
import v7p3r.search.EffortPolicy;
import v7p3r.search.Extension;
import v7p3r.search.ExtensionSet;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.Reductions;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.time.TimeArm;

/** What a policy asks for is what real searches do. */
@Timeout(120)
class EffortPolicyTest {
  private static final String MIDDLEGAME =
      "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12";
  private static final String TACTICS =
      "r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1";
  private static final String CHECKS = "6k1/5p2/6p1/8/7p/8/6PP/2Q2q1K w - - 0 1";
  private static final String BACK_RANK = "3r2k1/5ppp/8/8/8/N1B5/P1Q2PPP/6K1 w - - 0 30";
  private static final String ROOK_AND_PAWN = "4k3/8/8/8/8/8/4P3/4K2R w - - 0 1";
  private static final List<String> SEVERAL =
      List.of(
          MIDDLEGAME,
          "r1bq1rk1/p4ppp/1pnbpn2/2pp4/3P4/2PBPNB1/PP1N1PPP/R2QK2R w KQ - 0 9",
          "rn2k2r/pp3ppp/2p1pn2/q4b2/1bBP4/2N2N2/PPPBQPPP/R3K2R w KQkq - 2 9",
          "r2qkbnr/pp1n1pp1/2p1p2p/7P/3P4/3Q1NN1/PPP2PP1/R1B1K2R w KQkq - 0 11");
  private static final int NODES_A_MILLI = 1_000;

  private final NegamaxSearch search = new NegamaxSearch(4);

  private SearchResult search(String fen, Limits limits) {
    search.prepare();
    return search.search(Fen.parse(fen), limits, SearchListener.SILENT);
  }

  private long freshNodes(String fen, int depth) {
    search.newGame();
    return search(fen, Limits.toDepth(depth)).statistics().nodes();
  }

  /** Asks for one effort and remembers what it was asked. */
  private static class Recording implements EffortPolicy {
    private final Effort effort;
    private final List<IterationFacts> facts = new ArrayList<>();
    private int searches;
    private int games;
    private ThemeSet themes = ThemeSet.ALL;

    Recording(Effort effort) {
      this.effort = effort;
    }

    Recording() {
      this(Effort.STANDARD);
    }

    @Override
    public ThemeSet themes(Position root, ThemeSet on) {
      return themes;
    }

    @Override
    public Effort begin(Position root, Limits limits, long usualNanos) {
      searches++;
      return effort;
    }

    @Override
    public Effort next(IterationFacts next) {
      facts.add(next);
      return effort;
    }

    @Override
    public void newGame() {
      games++;
    }
  }

  private Recording use(Recording policy) {
    search.setEffortPolicy(policy);
    return policy;
  }

  // ---- Who is asked, and when ----

  @Test
  void aPolicyThatChangesNothingLeavesTheTreeAsItIs() {
    long constant = freshNodes(MIDDLEGAME, 10);
    use(new Recording());
    assertThat(freshNodes(MIDDLEGAME, 10)).isEqualTo(constant);
  }

  @Test
  void thePolicyIsAskedOnceBeforeTheSearchAndOnceBetweenIterations() {
    Recording policy = use(new Recording());
    SearchResult result = search(MIDDLEGAME, Limits.toDepth(7));
    assertThat(policy.searches).isEqualTo(1);
    assertThat(policy.facts)
        .extracting(IterationFacts::depth)
        .containsExactly(1, 2, 3, 4, 5, 6); // nothing follows the last iteration
    assertThat(result.depth()).isEqualTo(7);
  }

  @Test
  void thePolicyHearsOfNewGames() {
    Recording policy = use(new Recording());
    search.newGame();
    search.forget();
    assertThat(policy.games).isEqualTo(1);
  }

  @Test
  void thePolicyHearsHowASearchEnded() {
    List<SearchResult> results = new ArrayList<>();
    search.setEffortPolicy(
        new Recording() {
          @Override
          public void ended(SearchResult result) {
            results.add(result);
          }
        });
    assertThat(search(MIDDLEGAME, Limits.toDepth(3))).isSameAs(results.getFirst());
    assertThat(results).hasSize(1);
  }

  @Test
  void aPolicyMayLeaveASearchToAnother() {
    Recording other = new Recording();
    search.setEffortPolicy(
        new Recording() {
          @Override
          public EffortPolicy forSearch(Position root, Limits limits, SearchListener listener) {
            return limits.depth() == 3 ? this : other;
          }
        });
    search(MIDDLEGAME, Limits.toDepth(3));
    assertThat(other.searches).isZero();
    search(MIDDLEGAME, Limits.toDepth(2));
    assertThat(other.searches).isEqualTo(1);
    assertThat(other.facts).hasSize(1);
  }

  // ---- Limits ----

  /** What a search of a policy spends of its usual time, in nanoseconds, by its first iteration. */
  private double usualNanos(String fen, Limits clock) {
    Recording policy = use(new Recording());
    search.newGame();
    search(fen, clock);
    IterationFacts last = policy.facts.getLast();
    return last.nanos() / last.budgetShare();
  }

  @Test
  void endgamesGetTheSameTimeAsMiddlegames() {
    search.setNodesTime(NODES_A_MILLI);
    Limits clock = Limits.onClock(100, 0);
    assertThat(usualNanos("8/8/4k3/8/4p3/4K3/8/8 w - - 0 12", clock))
        .isCloseTo(usualNanos(MIDDLEGAME, clock), withinPercentage(0.01));
  }

  @Test
  void theMoveNumberOfAFenCounts() {
    search.setTimeArm(TimeArm.SEED);
    search.setNodesTime(NODES_A_MILLI);
    Limits clock = Limits.onClock(10_000, 0).withDepth(9);
    // Twenty moves are expected to be left, not forty.
    assertThat(usualNanos(MIDDLEGAME.replace(" 12", " 52"), clock))
        .isCloseTo(2 * usualNanos(MIDDLEGAME, clock), withinPercentage(1));
  }

  @Test
  void aLongerSoftLimitBuysMoreNodes() {
    search.setTimeArm(TimeArm.FIXED);
    search.setNodesTime(100);
    use(new Recording(Effort.ofShare(0.25)));
    long few = search(MIDDLEGAME, Limits.onClock(10_000, 0)).statistics().nodes();
    search.newGame();
    use(new Recording(Effort.ofShare(2)));
    long many = search(MIDDLEGAME, Limits.onClock(10_000, 0)).statistics().nodes();
    assertThat(many).isGreaterThan(2 * few);
  }

  @Test
  void noPolicyThinksBeyondTheHardLimitOfTheClock() {
    search.setNodesTime(1);
    use(new Recording(Effort.ofShare(1_000)));
    SearchResult result = search(MIDDLEGAME, Limits.onClock(100_510, 0).withMovesToGo(3));
    // A fourth of the 100,000 ms that are not in reserve is the usual time, but no move takes more
    // than half of them, at one node each; the clock is looked at every 256 nodes.
    assertThat(result.statistics().nodes()).isBetween(50_000L, 50_000L + 256L);
  }

  @Test
  void anotherShareTakesEffectFromTheNextIterationOn() {
    search.setNodesTime(10);
    search.setTimeArm(TimeArm.FIXED);
    EffortPolicy shortens =
        new EffortPolicy() {
          @Override
          public Effort begin(Position root, Limits limits, long usualNanos) {
            return Effort.STANDARD;
          }

          @Override
          public Effort next(IterationFacts facts) {
            return facts.depth() < 5 ? Effort.STANDARD : Effort.ofShare(1e-9);
          }
        };
    search.setEffortPolicy(shortens);
    assertThat(search(MIDDLEGAME, Limits.onClock(1_000_000, 0)).depth()).isEqualTo(5);
  }

  @Test
  void depthsBindGamesButNotAnalysis() {
    search.setNodesTime(1);
    use(
        new Recording(
            new Effort(1, Reductions.STANDARD, ExtensionSet.ALL, 4, 6, Effort.ANY_SHARE)));
    assertThat(search(MIDDLEGAME, Limits.onClock(100_000_000, 0)).depth()).isEqualTo(6);
    assertThat(search(MIDDLEGAME, Limits.toDepth(8)).depth()).isEqualTo(8);
  }

  // ---- Reductions and extensions ----

  @Test
  void aFractionOfAPlyMovesTheTree() {
    long standard = nodesOfSeveral();
    assertThat(nodesWithOffset(256)).isNotEqualTo(standard);
    assertThat(nodesWithOffset(-256)).isNotEqualTo(standard);
    assertThat(nodesWithOffset(-1024)).isGreaterThan(2 * nodesWithOffset(1024));
  }

  @Test
  void reductionsCanBeScaledAndBegunLater() {
    long standard = nodesOfSeveral();
    long half = nodesWith(new Reductions(0, 50, 1, 100));
    long none = nodesWith(new Reductions(0, 0, 1, 100));
    assertThat(standard).isLessThan(half);
    assertThat(half).isLessThan(none);
    long late = nodesWith(new Reductions(0, 100, 12, 100));
    assertThat(late).isGreaterThan(standard);
    assertThat(nodesWith(new Reductions(0, 100, 999, 100)))
        .as("no move is so late")
        .isEqualTo(nodesWith(new Reductions(2048, 300, 999, 100)));
    assertThat(nodesWith(Reductions.STANDARD)).isEqualTo(standard);
  }

  private long nodesWith(Reductions reductions) {
    use(
        new Recording(
            new Effort(1, reductions, ExtensionSet.ALL, 1, Value.MAX_PLY, Effort.ANY_SHARE)));
    return nodesOfSeveral();
  }

  /** In a single tree fewer reductions can by chance save nodes. */
  private long nodesOfSeveral() {
    return SEVERAL.stream().mapToLong(fen -> freshNodes(fen, 11)).sum();
  }

  private long nodesWithOffset(int offset) {
    return nodesWith(new Reductions(offset, 100, 1, 100));
  }

  @ParameterizedTest
  @EnumSource
  void everyExtensionCanBeSwitchedOff(Extension extension) {
    search.setTunable(Tunable.MATE_THREAT_EXTENSION, 1);
    long all = extensionNodes(ExtensionSet.ALL);
    assertThat(extensionNodes(ExtensionSet.ALL.without(extension))).isNotEqualTo(all);
    assertThat(extensionNodes(ExtensionSet.ALL)).isEqualTo(all);
  }

  private long extensionNodes(ExtensionSet set) {
    use(new Recording(new Effort(1, Reductions.STANDARD, set, 1, Value.MAX_PLY, Effort.ANY_SHARE)));
    return freshNodes(TACTICS, 11) + freshNodes(CHECKS, 11) + freshNodes(BACK_RANK, 14);
  }

  // ---- Themes ----

  @Test
  void themesOfOneSearchLeaveNoTraceInTheNext() {
    Recording policy = use(new Recording());
    policy.themes = ThemeSet.ALL;
    long all = freshNodes(MIDDLEGAME, 8);
    policy.themes = ThemeSet.only(Theme.MATERIAL);
    long material = freshNodes(MIDDLEGAME, 8);
    assertThat(material).isNotEqualTo(all);

    // The same searches one after the other, with all tables kept, never see each other's scores.
    search.newGame();
    policy.themes = ThemeSet.NONE;
    assertThat(search(MIDDLEGAME, Limits.toDepth(6)).score()).isZero();
    policy.themes = ThemeSet.only(Theme.MATERIAL);
    assertThat(search(ROOK_AND_PAWN, Limits.toDepth(1)).score())
        .isEqualTo(bestAfterOneMove(ROOK_AND_PAWN, policy.themes));
    policy.themes = ThemeSet.NONE;
    assertThat(search(MIDDLEGAME, Limits.toDepth(7)).score()).isZero();
    assertThat(search(ROOK_AND_PAWN, Limits.toDepth(3)).score()).isZero();
  }

  /** The best static score after one move, by an evaluator that knows no search. */
  private static int bestAfterOneMove(String fen, ThemeSet themes) {
    Evaluator evaluator = new Evaluator(Weights.tuned(), themes);
    Position position = Fen.parse(fen);
    MoveList moves = position.legalMoves();
    int best = -Value.INFINITE;
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      best = Math.max(best, -evaluator.evaluate(position));
      position.unmake(moves.get(i));
    }
    return best;
  }
}
