package v7p3r.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;
import v7p3r.search.tree.NegamaxSearch;

class DepthProfileTest {
  private static final String FEN =
      "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

  private final DepthProfile profile = new DepthProfile(System::nanoTime);

  @Test
  void eachDepthShowsWhatASearchToThatDepthFinds() {
    List<DepthProfile.Row> rows = profile.of(Fen.parse(FEN));
    assertThat(rows).extracting(DepthProfile.Row::depth).containsExactly(1, 2, 3, 4, 5, 6);
    for (DepthProfile.Row row : rows) {
      NegamaxSearch alone = new NegamaxSearch(1);
      alone.prepare();
      SearchResult result =
          alone.search(Fen.parse(FEN), Limits.toDepth(row.depth()), SearchListener.SILENT);
      assertThat(row.score()).isEqualTo(result.score());
      assertThat(row.nodes()).isEqualTo(result.statistics().nodes());
    }
  }

  @Test
  void everythingButTheClockIsTheSameAgain() {
    Position position = Fen.parse(FEN);
    List<DepthProfile.Row> first = profile.of(position);
    profile.of(Fen.parse("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"));
    List<DepthProfile.Row> second = profile.of(position);
    for (int i = 0; i < first.size(); i++) {
      assertThat(second.get(i).nodes()).isEqualTo(first.get(i).nodes());
      for (Feature feature : Feature.profiled()) {
        if (feature.kind() != Feature.Kind.COST) {
          assertThat(second.get(i).features()[feature.index()])
              .as(feature.column())
              .isEqualTo(first.get(i).features()[feature.index()]);
        } else {
          assertThat(first.get(i).features()[feature.index()]).isNotNegative();
        }
      }
    }
  }

  @Test
  void aMateInOneHasOneRow() {
    List<DepthProfile.Row> rows = profile.of(Fen.parse("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
    assertThat(rows).hasSize(1);
    assertThat(rows.getFirst().score()).isEqualTo(Value.mateIn(1));
  }
}
