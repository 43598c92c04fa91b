package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.board.SharedData;
import v7p3r.eval.Evaluator;
import v7p3r.notation.Fen;
import v7p3r.search.Effort;
import v7p3r.search.EffortPolicy;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.memory.TranspositionTable;
import v7p3r.search.solved.SolvedEndings;
import v7p3r.search.time.SearchControl;
import v7p3r.search.time.TimeManager;
import v7p3r.tablebase.Tablebases;

class SolvedNodesTest {
  private static final String ROOK_WINS = "8/8/8/4k3/8/8/8/R3K3 w - - 0 1";
  private static final String ROOK_LOSES = "8/8/8/4k3/8/8/8/R3K3 b - - 0 1";
  private static final String KNIGHT_DRAWS = "8/8/8/4k3/8/8/8/N3K3 w - - 0 1";
  private static final int PLY = 5;
  private static final int DEPTH = 3;

  private final SearchThread thread = FreshThread.make();
  private final SolvedNodes nodes = new SolvedNodes(thread);

  private static SolvedEndings endings() throws IOException {
    return new SolvedEndings(
        Tablebases.open(SharedData.folder("tb/syzygy34").toString()), 1, 7, true);
  }

  /** The frame of a node some half moves after the root. */
  private Frame frame(String fen, boolean pvNode) throws IOException {
    thread.use(endings());
    thread.startSearch(Fen.parse(fen));
    Frame frame = thread.root();
    while (frame.ply < PLY) {
      frame = frame.next;
    }
    frame.pvNode = pvNode;
    return frame;
  }

  private int storedBound() {
    return TranspositionTable.bound(thread.probe());
  }

  @Test
  void aWinDecidesANodeThatItReachesBetaIn() throws IOException {
    Frame frame = frame(ROOK_WINS, false);
    assertThat(nodes.score(100, 101, DEPTH, frame)).isEqualTo(Value.solvedWinIn(PLY));
    assertThat(storedBound()).isEqualTo(TranspositionTable.LOWER);
    assertThat(TranspositionTable.depth(thread.probe())).isEqualTo(DEPTH + 6);
    assertThat(TranspositionTable.scoreAt(thread.probe(), PLY + 2))
        .as("counted from the position")
        .isEqualTo(Value.solvedWinIn(PLY + 2));
    assertThat(thread.statistics().solvedHits()).isOne();
  }

  @Test
  void aLossDecidesANodeThatItLeavesBelowAlphaIn() throws IOException {
    Frame frame = frame(ROOK_LOSES, false);
    assertThat(nodes.score(-100, -99, DEPTH, frame)).isEqualTo(-Value.solvedWinIn(PLY));
    assertThat(storedBound()).isEqualTo(TranspositionTable.UPPER);
  }

  @Test
  void aDrawDecidesEveryNode() throws IOException {
    Frame frame = frame(KNIGHT_DRAWS, true);
    assertThat(nodes.score(-Value.INFINITE, Value.INFINITE, DEPTH, frame)).isEqualTo(Value.DRAW);
    assertThat(storedBound()).isEqualTo(TranspositionTable.EXACT);
  }

  /** There may be a mate, which is more than a win. */
  @Test
  void aPrincipalVariationIsSearchedWithinTheBound() throws IOException {
    Frame won = frame(ROOK_WINS, true);
    assertThat(nodes.score(0, Value.INFINITE, DEPTH, won)).isEqualTo(Value.INFINITE);
    assertThat(won.least).isEqualTo(Value.solvedWinIn(PLY));
    assertThat(won.most).isEqualTo(Value.INFINITE);
    Frame lost = frame(ROOK_LOSES, true);
    assertThat(nodes.score(-Value.INFINITE, 0, DEPTH, lost)).isEqualTo(Value.INFINITE);
    assertThat(lost.least).isEqualTo(-Value.INFINITE);
    assertThat(lost.most).isEqualTo(-Value.solvedWinIn(PLY));
    thread.position = Fen.parse(Fen.START);
    nodes.score(-Value.INFINITE, 0, DEPTH, lost);
    assertThat(lost.most).as("another node of the ply").isEqualTo(Value.INFINITE);
  }

  /** The disk takes a second for an answer, and the move has a tenth of that. */
  @Test
  void theClockIsLookedAtAfterASlowAnswer() throws IOException {
    long[] now = {0};
    long[] step = {0};
    TimeManager time = new TimeManager(Tunable.initialValues());
    SearchControl control = new SearchControl(() -> now[0] += step[0], time);
    SearchThread slow =
        new SearchThread(
            new TranspositionTable(1),
            new Evaluator(),
            control,
            true,
            Tunable.initialValues(),
            new Features());
    Limits limits = Limits.forMoveTime(100);
    control.prepare();
    time.start(limits, Color.WHITE, 1, false);
    control.start(limits, 1);
    control.answerFound();
    slow.use(endings());
    slow.startSearch(Fen.parse(ROOK_WINS));
    assertThat(slow.mustStop()).isFalse();
    step[0] = 1_000_000_000L;
    slow.solvedScore(DEPTH, PLY);
    step[0] = 0;
    assertThat(slow.mustStop()).isTrue();
  }

  @Test
  void aSolvedRootIsNoMatterForTheUsualPolicy() throws IOException {
    List<String> asked = new ArrayList<>();
    EffortPolicy policy =
        new EffortPolicy() {
          @Override
          public EffortPolicy forSearch(Position root, Limits limits, SearchListener listener) {
            asked.add("search");
            return EffortPolicy.CONSTANT;
          }

          @Override
          public EffortPolicy forSolved(SearchListener listener) {
            asked.add("solved");
            return EffortPolicy.CONSTANT;
          }

          @Override
          public Effort begin(Position root, Limits limits, long usualNanos) {
            return Effort.STANDARD;
          }

          @Override
          public Effort next(IterationFacts facts) {
            return Effort.STANDARD;
          }
        };
    NegamaxSearch search = new NegamaxSearch(1);
    search.setSolvedEndings(endings());
    search.setEffortPolicy(policy);
    search.prepare();
    search.search(Fen.parse(ROOK_WINS), Limits.toDepth(2), SearchListener.SILENT);
    search.prepare();
    search.search(Fen.parse(Fen.START), Limits.toDepth(2), SearchListener.SILENT);
    assertThat(asked).containsExactly("solved", "search");
  }
}
