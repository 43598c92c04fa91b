package v7p3r.lab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.desc.model.Stage;

class DatasetReaderTest {
  private static final String DEEP =
      "fen,source,game,ply,phase,split,n_ref,nodes,best_move,score,loss,loss_8t,r,f,v,c,y,y_live,"
          + "improves,captures,legal_moves,live_depth\n";

  @TempDir private Path folder;

  private static String row(
      String game, int ply, String split, int nodes, double yLive, int improves, int depth) {
    return "8/8/8/8/8/8/8/8 w - - 0 1,games,%s,%d,endgame,%s,6400,%d,e2e4,5,0,0,0,0,0,0,0.3,%s,%d,2,20,%d%n"
        .formatted(game, ply, split, nodes, yLive, improves, depth);
  }

  private EffortDataset read(String text, Stage stage) throws IOException {
    return read(text, stage, Set.of(), false);
  }

  private EffortDataset read(String text, Stage stage, Set<String> excluded, boolean skipBroken)
      throws IOException {
    Files.writeString(folder.resolve("deep.csv"), text);
    return new DatasetReader(folder, Target.VOC, stage, excluded, skipBroken).read();
  }

  @Test
  void thePriorModelGetsOneRowAPositionTheOneAtAnEighthOfTheReference() throws IOException {
    String text =
        DEEP
            + row("g1", 10, "train", 100, 0.9, 0, 4)
            + row("g1", 10, "train", 800, 0.5, 1, 7)
            + row("g1", 10, "train", 6400, 0.1, 0, 10)
            + row("g1", 12, "train", 100, 0.8, 0, 4)
            + row("g2", 12, "validation", 700, 0.8, 1, 4);
    EffortRows rows = read(text, Stage.PRIOR).rows();
    assertThat(rows.size()).isEqualTo(3);
    assertThat(rows.features()).containsExactly("captures", "legal_moves");
    assertThat(rows.labels()).hasSize(3).containsOnly(new float[] {0.03f}, within(1e-6f));
    assertThat(rows.improves(0)).isTrue();
    assertThat(rows.improves(1)).isFalse();
    assertThat(rows.held().size()).isOne();
    assertThat(rows.training().size()).isEqualTo(2);
    assertThat(rows.gameCount()).isEqualTo(2);
    assertThat(rows.phases()).containsExactly("endgame");
    assertThat(rows.reference(0)).isEqualTo(6400);
  }

  @Test
  void theLiveModelGetsAllRowsWithPriorFeaturesFirst() throws IOException {
    String text =
        DEEP + row("g1", 10, "train", 100, 0.9, 0, 4) + row("g1", 10, "train", 6400, 0.1, 0, 10);
    EffortDataset dataset = read(text, Stage.LIVE);
    assertThat(dataset.rows().features()).containsExactly("captures", "legal_moves", "live_depth");
    assertThat(dataset.rows().labels()).containsExactly(new float[] {0.09f, 0.01f}, within(1e-6f));
    assertThat(dataset.rows().value(1, 2)).isEqualTo(10);
    assertThat(dataset.sources()).containsOnly(Map.entry("games", 2L));
    assertThat(dataset.sha256()).hasSize(64);
  }

  @Test
  void whatMoreSearchGainsCountsMostInTheLabel() throws IOException {
    String none = row("g1", 10, "train", 100, 0.4, 0, 4);
    String some = none.replace(",e2e4,5,0,0,", ",e2e4,5,0.35,0.1,");
    String much = none.replace(",e2e4,5,0,0,", ",e2e4,5,0.9,0.1,");
    String worse = none.replace(",e2e4,5,0,0,", ",e2e4,5,0.1,0.2,");
    // 0.1 of y; 0.9 of the gain by 0.5, at most 0.9 and never below nothing
    assertThat(read(DEEP + none + some + much + worse, Stage.LIVE).rows().labels())
        .containsExactly(new float[] {0.04f, 0.49f, 0.94f, 0.04f}, within(1e-6f));
  }

  @Test
  void gamesPlayedOnFromOneGameAreOneGameForEverySplit() throws IOException {
    String text =
        DEEP
            + row("g@8", 10, "train", 100, 0.9, 0, 4)
            + row("g@16", 12, "train", 100, 0.9, 0, 4)
            + row("h@8", 10, "train", 100, 0.9, 0, 4);
    EffortRows rows = read(text, Stage.LIVE).rows();
    assertThat(rows.game(0)).isEqualTo(rows.game(1)).isNotEqualTo(rows.game(2));
    assertThat(rows.gameCount()).isEqualTo(2);
  }

  @Test
  void columnsCanBeLeftOut() throws IOException {
    String text = DEEP + row("g1", 10, "train", 100, 0.9, 0, 4);
    assertThat(read(text, Stage.LIVE, Set.of("captures"), false).rows().features())
        .containsExactly("legal_moves", "live_depth");
    assertThatThrownBy(() -> read(text, Stage.LIVE, Set.of("captrues"), false))
        .hasMessageContaining("line 1: there is no column 'captrues' to exclude");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2,20,4 | 2,20 | expected 22 columns, found 21",
        "2,20,4 | 2,20,4,5 | expected 22 columns, found 23",
        "2,20,4 | x,20,4 | column captures: expected a number, found 'x'",
        "2,20,4 | ,20,4 | column captures: expected a number, found ''",
        "2,20,4 | NaN,20,4 | column captures: expected a finite number, found 'NaN'",
        "0.3,0.9,0 | 0.3,1.5,0 | column y_live: expected 0 to 1, found '1.5'",
        "0,0,0,0,0,0,0.3 | x,0,0,0,0,0,0.3 | column loss: expected a number, found 'x'",
        "0.9,0,2 | 0.9,2,2 | column improves: expected 0 or 1, found '2'",
        "train | test | column split: expected train or validation, found 'test'"
      })
  void aBrokenRowIsNamedByLineAndColumnOrSkippedAndTold(String good, String bad, String problem)
      throws IOException {
    String whole = row("g1", 10, "train", 100, 0.9, 0, 4);
    String broken = whole.replace(good, bad);
    assertThat(broken).isNotEqualTo(whole);
    String text = DEEP + whole + broken + whole;
    assertThatThrownBy(() -> read(text, Stage.LIVE))
        .isInstanceOf(DatasetException.class)
        .hasMessage(folder.resolve("deep.csv") + ", line 3: " + problem);
    EffortDataset rest = read(text, Stage.LIVE, Set.of(), true);
    assertThat(rest.rows().size()).isEqualTo(2);
    assertThat(rest.brokenCount()).isOne();
    assertThat(rest.broken().getFirst()).endsWith(problem);
  }

  @Test
  void aFileWithoutTheColumnsOrRowsIsRefused() {
    assertThatThrownBy(() -> read("fen,source,game\n", Stage.PRIOR))
        .hasMessageContaining("deep.csv, line 1: expected columns that are features, found none");
    assertThatThrownBy(() -> read(DEEP.replace(",y_live", ",z"), Stage.LIVE))
        .hasMessageContaining("line 1: expected a column 'y_live', found none");
    assertThatThrownBy(() -> read(DEEP, Stage.PRIOR))
        .hasMessageContaining("deep.csv: expected rows of positions, found none");
    assertThatThrownBy(() -> read("", Stage.PRIOR)).hasMessageContaining("found an empty file");
    Path nowhere = folder.resolve("nowhere");
    assertThatThrownBy(
            () -> new DatasetReader(nowhere, Target.SEED, Stage.PRIOR, Set.of(), false).read())
        .hasMessage(
            nowhere.resolve("effort_dataset.csv")
                + ": there is no such file; ./v7p3r profile makes it");
  }

  @Test
  void theSeedsTargetNeverSeesTimeOrSpeed() throws IOException {
    String header =
        "fen,legal_moves,tt_hit_rate,eval_time_us,pruning_rate,eval_volatility,nps,depth_reached,"
            + "score,result,source,game,ply,phase,split,nodes,log_time_per_node,queens,efficiency,"
            + "time_king_attack_us,tt_collision_rate\n";
    String line = "f,30,0.5,1,0.5,9,1e6,4,20,0.5,games,g1,1,opening,train,900,-7.5,2,0.1,0.2,0.3\n";
    Files.writeString(folder.resolve("effort_dataset.csv"), header + line);
    EffortRows rows =
        new DatasetReader(folder, Target.SEED, Stage.PRIOR, Set.of(), false).read().rows();
    assertThat(rows.features()).isEqualTo(List.of("legal_moves", "queens"));
    assertThat(rows.label(0)).isEqualTo(-7.5f);
    assertThat(rows.knowsImprovement()).isFalse();
  }
}
