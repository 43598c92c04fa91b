package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.search.Effort;
import v7p3r.search.EffortPolicy;
import v7p3r.search.ExtensionSet;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.Reductions;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.effort.MoveDecision;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.effort.MoveFact;
import v7p3r.search.effort.MoveReason;

class ExplainedMoveEffortTest {
  private static final List<String> POSITIONS =
      List.of(
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 10",
          "8/5pk1/6p1/1p1r3p/7P/1P3RP1/5P2/6K1 b - - 3 40");

  private static final List<String> NAMES =
      List.of("pawn", "knight", "bishop", "rook", "queen", "king");

  private final List<MoveDecision> told = new ArrayList<>();

  private static NegamaxSearch search(Optional<MoveEffortTables> tables) {
    NegamaxSearch search = new NegamaxSearch(4);
    search.setMoveEffort(tables);
    return search;
  }

  private NegamaxSearch explained(Optional<MoveEffortTables> tables) {
    NegamaxSearch search = search(tables);
    search.explainTo(told::add);
    return search;
  }

  private static List<SearchResult> results(NegamaxSearch search) {
    List<SearchResult> results = new ArrayList<>();
    for (String fen : POSITIONS) {
      search.prepare();
      results.add(search.search(Fen.parse(fen), Limits.toDepth(9), SearchListener.SILENT));
    }
    return results;
  }

  /** Tables in which every bin has another number. */
  private static Optional<MoveEffortTables> learned() {
    SplittableRandom random = new SplittableRandom(5);
    return Optional.of(new MoveEffortTables(random.ints(MoveFact.BINS, -400, 401).toArray(), 300));
  }

  private void assertThatPartsAddUp() {
    assertThat(told).hasSizeGreaterThan(500);
    assertThat(told)
        .allSatisfy(
            decision ->
                assertThat(decision.parts().stream().mapToInt(MoveDecision.Part::amount).sum())
                    .isEqualTo(decision.reduction()));
  }

  @Test
  void thePartsOfTheFormulaAddUpToWhatTheSearchReducesBy() {
    results(explained(Optional.empty()));

    assertThatPartsAddUp();
  }

  @Test
  void withLearnedTablesTheyDoToo() {
    results(explained(learned()));

    assertThatPartsAddUp();
    assertThat(told).anyMatch(decision -> decision.amount(MoveReason.CHILD_EVALUATION) != 0);
  }

  @Test
  void withOtherNumbersOfTheSearchTheyDoToo() {
    NegamaxSearch search = explained(learned());
    search.setTunable(Tunable.REDUCTION_BASE, 600);
    search.setTunable(Tunable.REDUCTION_KILLER, 333);
    search.setTunable(Tunable.REDUCTION_CORRECTION, 21);
    search.setTunable(Tunable.REDUCTION_HISTORY_DIVISOR, 4321);
    results(search);

    assertThatPartsAddUp();
  }

  @Test
  void aSearchThatIsExplainedDoesAndFindsWhatItWouldWithout() {
    assertThat(results(explained(Optional.empty()))).isEqualTo(results(search(Optional.empty())));
    assertThat(results(explained(learned()))).isEqualTo(results(search(learned())));
  }

  @Test
  void whatTheModeAsksForIsAPartOfItsOwn() {
    NegamaxSearch search = explained(Optional.empty());
    search.setEffortPolicy(new Eager());
    results(search);

    assertThatPartsAddUp();
    assertThat(told)
        .allSatisfy(decision -> assertThat(decision.amount(MoveReason.MODE)).isEqualTo(-200));
  }

  @Test
  void decisionsAreAboutLegalMovesAtTheRootAndTheFirstMovesOfLines() {
    NegamaxSearch search = explained(Optional.empty());
    Position root = Fen.parse(POSITIONS.getFirst());
    search.prepare();
    search.search(root, Limits.toDepth(9), SearchListener.SILENT);

    assertThat(told).anyMatch(decision -> decision.path().isEmpty());
    assertThat(told).anyMatch(decision -> decision.path().size() == 2);
    assertThat(told)
        .allSatisfy(
            decision -> {
              Position node = root.copy();
              decision.path().forEach(node::make);
              assertThat(node.isLegal(decision.move())).isTrue();
              assertThat(decision.path()).hasSizeLessThanOrEqualTo(ExplainedMoveEffort.PLIES);
              assertThat(decision.plies()).isBetween(0, Math.max(decision.newDepth() - 1, 0));
            });
  }

  @Test
  void theManThatMovesIsNamed() {
    NegamaxSearch search = explained(learned());
    Position root = Fen.parse(POSITIONS.getFirst());
    search.prepare();
    search.search(root, Limits.toDepth(8), SearchListener.SILENT);

    assertThat(told)
        .hasSizeGreaterThan(50)
        .allSatisfy(
            decision -> {
              Position node = root.copy();
              decision.path().forEach(node::make);
              int man = Piece.type(node.pieceOn(Move.from(decision.move())));
              assertThat(words(decision)).contains("it is a move of a " + NAMES.get(man));
            });
  }

  private static List<String> words(MoveDecision decision) {
    return decision.parts().stream().map(MoveDecision.Part::text).toList();
  }

  /** Asks for less reduced moves. */
  private static final class Eager implements EffortPolicy {
    private static final Effort EFFORT =
        new Effort(
            1,
            new Reductions(-200, 100, 1, 100),
            ExtensionSet.ALL,
            1,
            Value.MAX_PLY,
            Effort.ANY_SHARE);

    @Override
    public Effort begin(Position root, Limits limits, long usualNanos) {
      return EFFORT;
    }

    @Override
    public Effort next(IterationFacts facts) {
      return EFFORT;
    }
  }
}
