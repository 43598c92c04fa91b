package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import v7p3r.board.Position;
import v7p3r.engine.BenchPositions;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Tunable;
import v7p3r.search.Value;

/**
 * Every technique of the search can be switched, and then the tree is another one: without one that
 * prunes or reduces it is larger, without one that extends it is smaller. That is asked of the sum
 * over many positions, for a single tree may turn by chance.
 */
@Timeout(120)
class TechniquesTest {
  /** Quiet and sharp middlegames, checks, mates, a lead that can be repeated away, endings. */
  private static final List<String> POSITIONS =
      List.of(
          "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12",
          "r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1",
          "6k1/5p2/6p1/8/7p/8/6PP/2Q2q1K w - - 0 1",
          "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1",
          "3r2k1/5ppp/8/8/8/N1B5/P1Q2PPP/6K1 w - - 0 30",
          "8/5pk1/R5p1/7p/4PP1P/1r4P1/6K1/8 w - - 20 40",
          "8/8/8/4k3/8/3BN3/4K3/8 w - - 0 1");

  private static final Set<Tunable> SAVING =
      EnumSet.of(
          Tunable.ASPIRATION_WINDOW,
          Tunable.REVERSE_FUTILITY_DEPTH,
          Tunable.LATE_MOVE_DEPTH,
          Tunable.REDUCTION_DEPTH,
          Tunable.QUIESCENCE_SEE);

  private static final Set<Tunable> EXTENDING =
      EnumSet.of(
          Tunable.SINGULAR_DEPTH, Tunable.DOUBLE_EXTENSION_MARGIN, Tunable.CHECK_EXTENSION_DEPTH);

  /** For the sum over the positions of the bench. */
  private static final int DEPTH_OF_MANY = 8;

  private static final int DEPTH = 11;
  private static final Map<Integer, Long> USUAL = new HashMap<>();

  private static Stream<Tunable> switches() {
    return Stream.of(Tunable.values()).filter(tunable -> tunable.off().isPresent());
  }

  private static long nodes(NegamaxSearch search, List<String> fens, int depth) {
    long nodes = 0;
    for (String fen : fens) {
      search.newGame();
      search.prepare();
      Position position = Fen.parse(fen);
      SearchResult result = search.search(position, Limits.toDepth(depth), SearchListener.SILENT);
      assertThat(position.isLegal(result.bestMove())).isTrue();
      nodes += result.statistics().nodes();
    }
    return nodes;
  }

  @ParameterizedTest
  @MethodSource("switches")
  void aTechniqueThatIsSwitchedChangesTheTree(Tunable tunable) {
    NegamaxSearch search = search();
    boolean isOff = tunable.initial() == tunable.off().orElseThrow();
    search.setTunable(tunable, isOff ? tunable.max() : tunable.off().orElseThrow());
    int depth = depthFor(tunable);
    long nodes = nodes(search, POSITIONS, depth);
    assertThat(nodes).isNotEqualTo(usual(depth));
    if (tunable == Tunable.MATE_DISTANCE) {
      assertThat(nodes).as("where there are mates").isGreaterThan(usual(depth) * 11 / 10);
    }
  }

  private static Stream<Tunable> amounts() {
    return Stream.of(Tunable.values())
        .filter(tunable -> tunable.off().isEmpty() && !tunable.needsClock());
  }

  @ParameterizedTest
  @MethodSource("amounts")
  void anAmountThatIsMovedChangesTheTree(Tunable tunable) {
    int depth = depthFor(tunable);
    assertThat(IntStream.of(tunable.min(), tunable.max()))
        .anySatisfy(
            value -> {
              NegamaxSearch search = search();
              search.setTunable(tunable, value);
              assertThat(nodes(search, POSITIONS, depth)).isNotEqualTo(usual(depth));
            });
  }

  @Test
  void theFewerMovesAreLateTheMoreNodes() {
    for (Tunable limit :
        List.of(Tunable.LATE_MOVE_BASE, Tunable.LATE_MOVE_SQUARE, Tunable.LATE_MOVE_WORSE)) {
      assertThat(nodesWith(limit, limit.max()))
          .as(limit.key())
          .isGreaterThan(nodesWith(limit, limit.min()));
    }
  }

  @Test
  void whatPrunesSavesNodesAndWhatExtendsCostsThem() {
    long usual = nodesWithout(Optional.empty());
    for (Tunable tunable : SAVING) {
      assertThat(nodesWithout(Optional.of(tunable)))
          .as(tunable.key())
          .isGreaterThan(usual * 11 / 10);
    }
    for (Tunable tunable : EXTENDING) {
      assertThat(nodesWithout(Optional.of(tunable)))
          .as(tunable.key())
          .isLessThan(tunable == Tunable.SINGULAR_DEPTH ? usual * 9 / 10 : usual);
    }
  }

  private static long nodesWithout(Optional<Tunable> tunable) {
    NegamaxSearch search = new NegamaxSearch(8);
    tunable.ifPresent(each -> search.setTunable(each, each.off().orElseThrow()));
    return nodesOfMany(search);
  }

  private static long nodesWith(Tunable tunable, int value) {
    NegamaxSearch search = new NegamaxSearch(8);
    search.setTunable(tunable, value);
    return nodesOfMany(search);
  }

  private static long nodesOfMany(NegamaxSearch search) {
    List<String> unfinished =
        BenchPositions.ALL.stream().filter(fen -> Fen.parse(fen).hasLegalMove()).toList();
    return nodes(search, unfinished, DEPTH_OF_MANY);
  }

  /** Bad histories grow slowly: with the least margin they count in a short search too. */
  private static NegamaxSearch search() {
    NegamaxSearch search = new NegamaxSearch(8);
    search.setTunable(Tunable.HISTORY_PRUNING_MARGIN, Tunable.HISTORY_PRUNING_MARGIN.min());
    return search;
  }

  private static long usual(int depth) {
    return USUAL.computeIfAbsent(depth, missing -> nodes(search(), POSITIONS, missing));
  }

  /** Some techniques need deep null moves or many nodes, and draws are far away. */
  private static int depthFor(Tunable tunable) {
    return switch (tunable) {
      case NULL_VERIFY_DEPTH, NULL_EVAL_MAX, MATE_THREAT_EXTENSION, SHORT_MATE_SCORE, CONTEMPT ->
          DEPTH + 3;
      default -> DEPTH;
    };
  }

  @Test
  void aPlainSearchWithoutAnyTechniqueFindsMate() {
    NegamaxSearch bare = new NegamaxSearch(8);
    switches().forEach(tunable -> bare.setTunable(tunable, tunable.off().orElseThrow()));
    bare.prepare();
    Position position = Fen.parse("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    SearchResult result = bare.search(position, Limits.toDepth(5), SearchListener.SILENT);
    assertThat(Value.movesToMate(result.score())).isEqualTo(2);
  }
}
