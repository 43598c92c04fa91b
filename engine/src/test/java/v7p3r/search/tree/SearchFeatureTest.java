package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Perft;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchFeature;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;

/** What the search does without one of its parts. */
class SearchFeatureTest {
  private static final String MIDDLEGAME =
      "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12";

  /** The rook can be taken, but a pawn takes back: only a look beyond the first ply sees it. */
  private static final String POISONED = "4k3/4p3/3r4/8/8/8/3Q4/4K3 w - - 0 1";

  private final NegamaxSearch search = new NegamaxSearch(4);

  private SearchResult search(String fen, Limits limits) {
    search.prepare();
    return search.search(Fen.parse(fen), limits, SearchListener.SILENT);
  }

  private String best(String fen) {
    return San.format(Fen.parse(fen), search(fen, Limits.toDepth(1)).bestMove());
  }

  @Test
  void withoutAlphaBetaEveryLineIsSearched() {
    long all = 0;
    for (int depth = 1; depth <= 2; depth++) {
      all += Perft.count(new Position(), depth);
    }
    long pruned = search(Fen.START, Limits.toDepth(2)).statistics().nodes();
    search.setFeature(SearchFeature.ALPHA_BETA, false);
    long full = search(Fen.START, Limits.toDepth(2)).statistics().nodes();
    assertThat(full).isGreaterThanOrEqualTo(all);
    assertThat(pruned).isLessThan(all / 2);
  }

  @Test
  void withoutMoveOrderingTheSameDepthCostsMoreNodes() {
    search.setFeature(SearchFeature.QUIESCENCE, false);
    SearchResult ordered = search(MIDDLEGAME, Limits.toDepth(6));
    search.setFeature(SearchFeature.MOVE_ORDERING, false);
    SearchResult unordered = search(MIDDLEGAME, Limits.toDepth(6));
    assertThat(unordered.statistics().nodes()).isGreaterThan(2 * ordered.statistics().nodes());
  }

  @Test
  void withoutMoveOrderingNoMoveIsLost() {
    SearchThread thread = threadWithout(SearchFeature.MOVE_ORDERING);
    for (String fen : List.of(MIDDLEGAME, "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1")) {
      thread.startSearch(Fen.parse(fen));
      MovePicker picker = thread.root().picker;
      picker.start(thread.root(), Move.NONE);
      List<Integer> found = new ArrayList<>();
      for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
        found.add(move);
      }
      MoveList legal = Fen.parse(fen).legalMoves();
      List<Integer> expected = new ArrayList<>();
      for (int i = 0; i < legal.size(); i++) {
        expected.add(legal.get(i));
      }
      assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void withoutQuiescenceAPoisonedPieceIsTaken() {
    assertThat(best(POISONED)).isNotEqualTo("Qxd6");
    search.setFeature(SearchFeature.QUIESCENCE, false);
    assertThat(best(POISONED)).isEqualTo("Qxd6");
  }

  @Test
  void withoutCheckmateDetectionAMateIsFoundBySearching() {
    String mateInOne = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    search.setFeature(SearchFeature.CHECKMATE_DETECTION, false);
    SearchResult result = search(mateInOne, Limits.toDepth(6));
    assertThat(result.score()).isEqualTo(Value.mateIn(1));
    assertThat(result.depth()).isEqualTo(6);
    assertThat(result.statistics().nodes()).isGreaterThan(100);
  }

  @Test
  void withoutStalemateDetectionAStalemateLooksWon() {
    String onlyMoveStalemates = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
    int move = UciMove.parse(Fen.parse(onlyMoveStalemates), "f1f7");
    Limits limits = Limits.toDepth(2).withSearchMoves(Line.of(move));
    assertThat(Math.abs(search(onlyMoveStalemates, limits).score())).isLessThan(50);
    search.setFeature(SearchFeature.STALEMATE_DETECTION, false);
    assertThat(search(onlyMoveStalemates, limits).score()).isGreaterThan(500);
  }

  @Test
  void onlyWithDrawPreventionADrawIsWorthLessThanNothing() {
    SearchThread thread = threadWithout(SearchFeature.QUIESCENCE);
    thread.startSearch(Fen.parse("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"));
    assertThat(thread.drawScore(0)).isNegative();
    thread = threadWithout(SearchFeature.DRAW_PREVENTION);
    thread.startSearch(Fen.parse("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"));
    assertThat(thread.drawScore(0)).isZero();
    thread = threadWithout(SearchFeature.QUIESCENCE);
    thread.startSearch(Fen.parse("q3k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    assertThat(thread.drawScore(0)).as("a saving draw").isZero();
  }

  @Test
  void capturesComeFirstAmongEvasionsUnlessSwitchedOff() {
    String check = "4k3/8/8/8/8/2b5/1P6/4K3 w - - 0 1";
    assertThat(firstMove(check, SearchFeature.QUIESCENCE, "b2c3")).isEqualTo("b2c3");
    assertThat(firstMove(check, SearchFeature.EVADING_CAPTURES, "b2c3")).isNotEqualTo("b2c3");
  }

  @Test
  void theGreatestVictimComesFirstUnlessSwitchedOff() {
    String choice = "4k3/8/8/1q1p4/2P5/8/8/4K3 w - - 0 1";
    assertThat(firstMove(choice, SearchFeature.QUIESCENCE, "c4b5")).isEqualTo("c4b5");
    assertThat(firstMove(choice, SearchFeature.VICTIM_ORDER, "c4b5")).isEqualTo("c4d5");
  }

  /** The first move without a feature, after experience spoke against another move. */
  private static String firstMove(String fen, SearchFeature off, String disliked) {
    SearchThread thread = threadWithout(off);
    Position position = Fen.parse(fen);
    thread.startSearch(position);
    thread.history.rewardCapture(position, UciMove.parse(position, disliked), -500);
    MovePicker picker = thread.root().picker;
    picker.start(thread.root(), Move.NONE);
    return UciMove.format(position, picker.next());
  }

  private static SearchThread threadWithout(SearchFeature off) {
    Features features = new Features();
    features.set(off, false);
    return FreshThread.with(features);
  }

  @Test
  void aLimitOfOrderedMovesShrinksTheTreeButNotTheRoot() {
    long all = search(MIDDLEGAME, Limits.toDepth(8)).statistics().nodes();
    search.setMaxOrderedMoves(3);
    SearchResult limited = search(MIDDLEGAME, Limits.toDepth(8));
    assertThat(limited.statistics().nodes()).isLessThan(all);
    search.setMaxOrderedMoves(1);
    String quietMate = "k7/8/1K6/8/8/8/8/7R w - - 0 1";
    assertThat(search(quietMate, Limits.toDepth(3)).score()).isEqualTo(Value.mateIn(1));
  }

  @Test
  void aNodeLimitEndsTheDeepeningSoonerWhenTheScoreIsGood() {
    search.setMaxNodes(20_000);
    assertThat(search(MIDDLEGAME, Limits.toDepth(30)).depth()).isLessThan(30);
    Features features = new Features();
    assertThat(features.areEnough(Long.MAX_VALUE, 1000)).as("no limit").isFalse();
    features.setMaxNodes(1000);
    assertThat(features.areEnough(999, 0)).isFalse();
    assertThat(features.areEnough(1000, -300)).isTrue();
    assertThat(features.areEnough(500, 100)).as("a pawn ahead halves it").isTrue();
  }

  @ParameterizedTest
  @EnumSource(SearchFeature.class)
  void aFeatureThatIsSwitchedOnAgainLeavesNoTrace(SearchFeature feature) {
    SearchResult before = search(MIDDLEGAME, Limits.toDepth(7));
    search.setFeature(feature, false);
    SearchResult without = search(MIDDLEGAME, Limits.toDepth(2));
    assertThat(Fen.parse(MIDDLEGAME).isLegal(without.bestMove())).isTrue();
    search.setFeature(feature, true);
    assertThat(search(MIDDLEGAME, Limits.toDepth(7))).isEqualTo(before);
  }
}
