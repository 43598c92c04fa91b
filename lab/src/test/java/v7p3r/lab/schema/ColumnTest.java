package v7p3r.lab.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.desc.Feature;
import v7p3r.profile.EffortCsv;

/** The list of facts is true of the files. */
class ColumnTest {
  @Test
  void theFactsOfTheWideLayerAreAllItsColumnsThatAreNoFeatures() {
    List<String> rest = new ArrayList<>(List.of(EffortCsv.header().strip().split(",")));
    for (Feature feature : DataLayer.WIDE.features()) {
      assertThat(rest.remove(feature.column())).as(feature.column()).isTrue();
    }
    assertThat(rest)
        .containsExactlyInAnyOrderElementsOf(
            Column.of(DataLayer.WIDE).stream().map(Column::label).toList());
  }

  /** As it was when the first datasets were made; new facts come last. */
  @Test
  void theFactsOfTheDeepLayerKeepTheirOrder() {
    assertThat(Column.of(DataLayer.DEEP))
        .extracting(Column::label)
        .startsWith(
            "fen,source,game,ply,phase,split,n_ref,nodes,best_move,score,loss,loss_8t,r,f,v,c,y,y_live,improves"
                .split(","));
    assertThat(Column.OF_ITERATIONS)
        .extracting(Column::label)
        .containsExactly(
            "source,game,ply,n_ref,depth,nodes,best_move,score,fail_lows,fail_highs,best_share"
                .split(","));
  }

  @Test
  void everyFactIsExplainedAndNoneIsAFeature() {
    assertThat(Column.values()).allMatch(column -> column.meaning().endsWith("."));
    assertThat(Arrays.stream(Feature.values()).map(Feature::column))
        .noneMatch(name -> Column.find(name).isPresent());
  }

  @Test
  void marksTellTheLayersApart() {
    for (DataLayer layer : DataLayer.values()) {
      assertThat(DataLayer.values()).filteredOn(layer.mark()::isIn).containsExactly(layer);
    }
  }
}
