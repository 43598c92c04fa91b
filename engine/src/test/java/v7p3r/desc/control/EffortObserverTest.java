package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.Feature;
import v7p3r.notation.Fen;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.tree.NegamaxSearch;

class EffortObserverTest {
  private static final EffortModels MODELS = EffortModels.load(Path.of("../models/desc-v1.0"));
  private static final String SHARP =
      "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 9";

  private final EffortObserver observer =
      new EffortObserver(MODELS, ModeProfiles.of(ModeProfiles.TUNED));

  private EffortReport before(String fen) {
    observer.begin(Fen.parse(fen), CarryOver.NONE);
    return observer.report(3);
  }

  @Test
  void everyFeatureOfTheModelsHasItsSentences() {
    List<Feature> all = new ArrayList<>(Feature.prior());
    all.addAll(Feature.live());
    all.addAll(Feature.trend());
    assertThat(all).allMatch(feature -> EffortSentence.knows(feature.column()));
  }

  @Test
  void beforeTheSearchPesIsThatOfThePosition() {
    EffortReport report = before(SHARP);
    assertThat(report.pes()).isBetween(0f, 1f).isEqualTo(report.prior());
    assertThat(report.mode()).isEqualTo(Mode.of(report.pes()));
    assertThat(report.rule()).isEmpty();
    assertThat(report.reasons()).hasSize(3);
    assertThat(report.reasons())
        .allMatch(reason -> reason.text().matches("[A-Z].* .*") && !reason.text().contains("{"));
  }

  @Test
  void reasonsComeByTheirStrength() {
    List<EffortReport.Reason> reasons = before(SHARP).reasons();
    for (int i = 1; i < reasons.size(); i++) {
      assertThat(Math.abs(reasons.get(i).push()))
          .isLessThanOrEqualTo(Math.abs(reasons.get(i - 1).push()));
    }
  }

  @Test
  void aRuleThatRaisesTheModeIsNamed() {
    String check = "7k/8/8/8/8/8/r7/7K w - - 0 1".replace("r7/7K", "7r/7K");
    EffortReport report = before(check);
    assertThat(report.mode().ordinal()).isGreaterThanOrEqualTo(Mode.STANDARD.ordinal());
    if (Mode.of(report.pes()).ordinal() < Mode.STANDARD.ordinal()) {
      assertThat(report.rule()).contains("The king is in check");
    }
  }

  @Test
  void followsTheSearchAndKeepsWhatWasBefore() {
    Position root = Fen.parse(SHARP);
    observer.begin(root, CarryOver.NONE);
    float prior = observer.report(1).prior();
    NegamaxSearch search = new NegamaxSearch(1, System::nanoTime);
    List<Long> plans = new ArrayList<>();
    search.search(
        root.copy(),
        Limits.onClock(60_000, 0).withNodes(20_000),
        new SearchListener() {
          @Override
          public void onIteration(Iteration iteration) {}

          @Override
          public void onPlan(long usualNanos, long longestNanos) {
            plans.add(usualNanos);
            assertThat(usualNanos).isPositive().isLessThanOrEqualTo(longestNanos);
          }

          @Override
          public void onFacts(IterationFacts facts) {
            observer.hear(facts);
          }
        });
    EffortReport report = observer.report(5);
    assertThat(report.prior()).isCloseTo(prior, within(0f));
    assertThat(report.pes()).isBetween(0f, 1f);
    assertThat(report.reasons()).isNotEmpty();
    assertThat(report.reasons())
        .noneMatch(reason -> reason.text().contains("table") || reason.text().contains("refute"));
    assertThat(plans).hasSize(1);
  }
}
