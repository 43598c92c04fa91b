package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
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
  private static final List<String> SEVERAL =
      List.of(
          MIDDLEGAME,
          "r1bq1rk1/p4ppp/1pnbpn2/2pp4/3P4/2PBPNB1/PP1N1PPP/R2QK2R w KQ - 0 9",
          "rn2k2r/pp3ppp/2p1pn2/q4b2/1bBP4/2N2N2/PPPBQPPP/R3K2R w KQkq - 2 9",
          "r2qkbnr/pp1n1pp1/2p1p2p/7P/3P4/3Q1NN1/PPP2PP1/R1B1K2R w KQkq - 0 11");
  private static final int NANOS_A_NODE = 1_000;

  private final NegamaxSearch search = new NegamaxSearch(4);

  private SearchResult search(String fen, Limits limits) {
    search.prepare();
    return search.search(Fen.parse(fen), limits, SearchListener.SILENT);
  }

  private long freshNodes(String fen, int depth) {
    search.newGame();
    return search(fen, Limits.toDepth(depth)).statistics().nodes();
  }

  /** Asks for a changed effort and remembers what it was asked. */
  private static class Recording implements EffortPolicy {
    private final UnaryOperator<Effort> change;
    private final List<Effort> standards = new ArrayList<>();
    private final List<IterationFacts> facts = new ArrayList<>();
    private int games;
    private ThemeSet themes = ThemeSet.ALL;

    Recording(UnaryOperator<Effort> change) {
      this.change = change;
    }

    Recording() {
      this(UnaryOperator.identity());
    }

    @Override
    public ThemeSet themes(Position root, ThemeSet on) {
      return themes;
    }

    @Override
    public Effort begin(Position root, Limits limits, Effort standard) {
      standards.add(standard);
      return change.apply(standard);
    }

    @Override
    public Effort next(IterationFacts next, Effort standard) {
      facts.add(next);
      return change.apply(standard);
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
    assertThat(policy.standards).hasSize(1);
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
    assertThat(other.standards).isEmpty();
    search(MIDDLEGAME, Limits.toDepth(2));
    assertThat(other.standards).hasSize(1);
    assertThat(other.facts).hasSize(1);
  }

  // ---- Limits ----

  @Test
  void aPolicyThatWeighsSignalsGetsAFixedBudget() {
    search.setNodesTime(NANOS_A_NODE);
    Limits clock = Limits.onClock(10_000, 100).withDepth(2);
    Recording fixed = use(new Recording());
    search.setTimeArm(TimeArm.FIXED);
    search(MIDDLEGAME, clock);
    search.newGame();
    Recording weighing =
        use(
            new Recording() {
              @Override
              public boolean weighsSignals() {
                return true;
              }
            });
    search.setTimeArm(TimeArm.SIGNALS);
    search(MIDDLEGAME, clock);
    search.newGame();
    Recording plain = use(new Recording());
    search(MIDDLEGAME, clock);
    assertThat(weighing.standards).isEqualTo(fixed.standards);
    assertThat(plain.standards).isNotEqualTo(fixed.standards);
  }

  @Test
  void theStandardEffortIsWhatTheClockGives() {
    Recording policy = use(new Recording());
    search.setTimeArm(TimeArm.FIXED);
    search.setNodesTime(NANOS_A_NODE);
    search(MIDDLEGAME, Limits.onClock(10_000, 0).withDepth(2));
    Effort standard = policy.standards.getFirst();
    assertThat(standard.softNanos()).isPositive().isLessThan(standard.hardNanos());
    assertThat(standard.extensions()).isEqualTo(ExtensionSet.ALL);
    assertThat(standard.reductions()).isEqualTo(Reductions.STANDARD);
  }

  @Test
  void endgamesGetTheSameTimeAsMiddlegames() {
    Recording policy = use(new Recording());
    search.setNodesTime(NANOS_A_NODE);
    search(MIDDLEGAME, Limits.onClock(100, 0));
    search.newGame();
    search("8/8/4k3/8/4p3/4K3/8/8 w - - 0 12", Limits.onClock(100, 0));
    assertThat(policy.standards.get(1)).isEqualTo(policy.standards.get(0));
  }

  @Test
  void theMoveNumberOfAFenCounts() {
    Recording policy = use(new Recording());
    search.setTimeArm(TimeArm.SEED);
    search.setNodesTime(NANOS_A_NODE);
    search(MIDDLEGAME, Limits.onClock(10_000, 0).withDepth(2));
    search.newGame();
    search(MIDDLEGAME.replace(" 12", " 52"), Limits.onClock(10_000, 0).withDepth(2));
    // Twenty moves are expected to be left, not forty.
    double ratio =
        (double) policy.standards.get(1).softNanos() / policy.standards.get(0).softNanos();
    assertThat(ratio).isBetween(1.98, 2.02);
  }

  @Test
  void aLongerSoftLimitBuysMoreNodes() {
    search.setTimeArm(TimeArm.FIXED);
    search.setNodesTime(100);
    use(new Recording(effort -> effort.withLimits(effort.softNanos() / 4, effort.hardNanos())));
    long few = search(MIDDLEGAME, Limits.onClock(10_000, 0)).statistics().nodes();
    search.newGame();
    use(new Recording(effort -> effort.withLimits(effort.hardNanos(), effort.hardNanos())));
    long many = search(MIDDLEGAME, Limits.onClock(10_000, 0)).statistics().nodes();
    assertThat(many).isGreaterThan(2 * few);
  }

  @Test
  void noPolicyThinksBeyondTheCeilingOfTheClock() {
    search.setNodesTime(10);
    use(new Recording(effort -> effort.withLimits(Long.MAX_VALUE, Long.MAX_VALUE)));
    SearchResult result = search(MIDDLEGAME, Limits.onClock(1_510, 1));
    // Half of the 1,000 ms that are not in reserve, at 10 nodes each; looked at every 1,024 nodes.
    assertThat(result.statistics().nodes()).isBetween(5_000L, 5_000L + 1_024L);
  }

  @Test
  void aHardLimitTakesEffectFromTheNextIterationOn() {
    search.setNodesTime(10);
    search.setTimeArm(TimeArm.FIXED);
    EffortPolicy shortens =
        new EffortPolicy() {
          @Override
          public Effort begin(Position root, Limits limits, Effort standard) {
            return standard;
          }

          @Override
          public Effort next(IterationFacts facts, Effort standard) {
            return facts.depth() < 5 ? standard : standard.withLimits(1, 1);
          }
        };
    search.setEffortPolicy(shortens);
    assertThat(search(MIDDLEGAME, Limits.onClock(1_000_000, 0)).depth()).isEqualTo(5);
  }

  @Test
  void depthsBindGamesButNotAnalysis() {
    search.setNodesTime(1);
    use(new Recording(effort -> effort.withDepths(4, 6)));
    assertThat(search(MIDDLEGAME, Limits.onClock(100_000_000, 0)).depth()).isEqualTo(6);
    assertThat(search(MIDDLEGAME, Limits.toDepth(8)).depth()).isEqualTo(8);
  }

  // ---- Reductions and extensions ----

  @Test
  void aFractionOfAPlyMovesTheTree() {
    long standard = freshNodes(MIDDLEGAME, 10);
    assertThat(nodesWithOffset(256)).isNotEqualTo(standard);
    assertThat(nodesWithOffset(-256)).isNotEqualTo(standard);
    assertThat(nodesWithOffset(-1024)).isGreaterThan(2 * nodesWithOffset(1024));
  }

  @Test
  void reductionsCanBeScaledAndBegunLater() {
    long standard = nodesOfSeveral();
    long half = nodesWith(new Reductions(0, 50, 1));
    long none = nodesWith(new Reductions(0, 0, 1));
    assertThat(standard).isLessThan(half);
    assertThat(half).isLessThan(none);
    long late = nodesWith(new Reductions(0, 100, 12));
    assertThat(late).isGreaterThan(standard);
    assertThat(nodesWith(new Reductions(0, 100, 999)))
        .as("no move is so late")
        .isEqualTo(nodesWith(new Reductions(2048, 300, 999)));
    assertThat(nodesWith(Reductions.STANDARD)).isEqualTo(standard);
  }

  private long nodesWith(Reductions reductions) {
    use(new Recording(effort -> effort.withReductions(reductions)));
    return nodesOfSeveral();
  }

  /** In a single tree fewer reductions can by chance save nodes. */
  private long nodesOfSeveral() {
    return SEVERAL.stream().mapToLong(fen -> freshNodes(fen, 9)).sum();
  }

  private long nodesWithOffset(int offset) {
    use(new Recording(effort -> effort.withReductions(new Reductions(offset, 100, 1))));
    return freshNodes(MIDDLEGAME, 10);
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
    use(new Recording(effort -> effort.withExtensions(set)));
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
    assertThat(search("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1", Limits.toDepth(1)).score())
        .isEqualTo(bestAfterOneMove("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1", policy.themes));
    policy.themes = ThemeSet.NONE;
    assertThat(search(MIDDLEGAME, Limits.toDepth(7)).score()).isZero();
    assertThat(search("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1", Limits.toDepth(3)).score()).isZero();
  }

  /** The best evaluation after one move. */
  private static int bestAfterOneMove(String fen, ThemeSet themes) {
    Evaluator evaluator = new Evaluator(Weights.tuned(), themes);
    Position position = Fen.parse(fen);
    MoveList moves = position.legalMoves();
    int best = -Value.INFINITE;
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      best = Math.max(best, -evaluator.evaluate(position));
      position.unmake();
    }
    return best;
  }
}
