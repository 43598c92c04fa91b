package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.effort.MoveFact;
import v7p3r.search.effort.MoveRule;
import v7p3r.search.effort.MoveSampling;
import v7p3r.search.effort.MoveTrial;

class MoveEffortLogTest {
  private static final List<String> POSITIONS =
      List.of(
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 10",
          "8/5pk1/6p1/1p1r3p/7P/1P3RP1/5P2/6K1 b - - 3 40");

  private static final MoveSampling SOME = new MoveSampling(60, 50_000, 10, 7);

  private final List<MoveTrial> trials = new ArrayList<>();

  private static List<SearchResult> played(NegamaxSearch search, int depth) {
    List<SearchResult> results = new ArrayList<>();
    for (String fen : POSITIONS) {
      Position position = Fen.parse(fen);
      search.prepare();
      results.add(search.search(position, Limits.toDepth(depth), SearchListener.SILENT));
    }
    return results;
  }

  @Test
  void aSearchThatIsLoggedDoesAndFindsWhatItWouldWithout() {
    List<SearchResult> logged = played(NegamaxSearch.withTrials(4, SOME, trials::add), 9);

    assertThat(logged).isEqualTo(played(new NegamaxSearch(4), 9));
    assertThat(trials).hasSizeGreaterThan(100);
  }

  @Test
  void everyRuleThatMakesLateMovesCheapIsSeen() {
    played(NegamaxSearch.withTrials(4, SOME, trials::add), 9);

    Set<MoveRule> seen = EnumSet.noneOf(MoveRule.class);
    trials.forEach(trial -> seen.add(trial.rule()));
    assertThat(seen)
        .contains(
            MoveRule.REDUCED,
            MoveRule.LATE_MOVE,
            MoveRule.FUTILITY,
            MoveRule.SEE_QUIET,
            MoveRule.SEE_FORCING,
            MoveRule.SKIPPED);
  }

  @Test
  void theSameSeedTriesTheSameMoves() {
    played(NegamaxSearch.withTrials(4, SOME, trials::add), 8);
    List<MoveTrial> again = new ArrayList<>();
    played(NegamaxSearch.withTrials(4, SOME, again::add), 8);

    assertThat(again).usingRecursiveComparison().isEqualTo(trials);
  }

  @Test
  void aReductionThatLeavesLessThanAPlyCostsAsMuchAsOneThatLeavesOne() {
    played(NegamaxSearch.withTrials(4, SOME, trials::add), 8);

    assertThat(trials)
        .filteredOn(trial -> trial.newDepth() == 3)
        .isNotEmpty()
        .allSatisfy(
            trial -> {
              long[] nodes = trial.nodes();
              assertThat(nodes[3]).isEqualTo(nodes[2]);
              assertThat(nodes[7]).isEqualTo(nodes[2]);
            });
  }

  @Test
  void factsAreThoseOfTheNode() {
    played(NegamaxSearch.withTrials(4, SOME, trials::add), 8);

    assertThat(trials)
        .allSatisfy(
            trial -> {
              assertThat(trial.ply()).isPositive();
              assertThat(trial.fact(MoveFact.DEPTH)).isBetween(1, 10);
              assertThat(trial.fact(MoveFact.NUMBER)).isGreaterThan(1);
              assertThat(trial.fact(MoveFact.DECIDED)).isEqualTo(Math.abs(trial.alpha()));
              assertThat(trial.score()).isBetween(trial.alpha(), trial.alpha() + 600);
            });
    assertThat(trials).anyMatch(trial -> trial.fact(MoveFact.CHILD_EVALUATION) != 0);
  }
}
