package v7p3r.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.desc.PriorFeatures;
import v7p3r.notation.Fen;

class EffortCsvTest {
  @Test
  void theWideLayerBeginsWithTheSixteenColumnsOfTheDesign() {
    String header = EffortCsv.header().strip();
    assertThat(header)
        .startsWith(
            "fen,legal_moves,captures,checks,doubled_pawns,isolated_pawns,attackers_king,"
                + "undefended_pieces,tt_hit_rate,eval_time_us,pruning_rate,eval_volatility,nps,"
                + "depth_reached,score,result,source,game,ply,phase,split,nodes,"
                + "log_time_per_node,");
    List<String> columns = List.of(header.split(","));
    assertThat(new HashSet<>(columns)).as("no column twice").hasSameSizeAs(columns);
    for (Feature feature : Feature.prior()) {
      assertThat(columns).contains(feature.column());
    }
    for (Feature feature : Feature.profiled()) {
      assertThat(columns).contains(feature.column());
    }
  }

  @Test
  void aRowHasAFieldForEachColumn() {
    Position position = new Position();
    float[] prior = new float[PriorFeatures.COUNT];
    new PriorFeatures().extract(position, prior);
    StringBuilder text = new StringBuilder();
    EffortCsv.Origin origin = new EffortCsv.Origin("epd", "suite#1", 0, "0.5");
    EffortCsv.append(
        text, position, origin, prior, new DepthProfile(System::nanoTime).of(position));
    List<String> columns = List.of(EffortCsv.header().strip().split(","));
    List<String> lines = text.toString().lines().toList();
    assertThat(lines).hasSize(6);
    for (int i = 0; i < lines.size(); i++) {
      String[] fields = lines.get(i).split(",", -1);
      assertThat(fields).hasSameSizeAs(columns);
      assertThat(fields[0]).isEqualTo(Fen.START);
      assertThat(fields[columns.indexOf("legal_moves")]).isEqualTo("20");
      assertThat(fields[columns.indexOf("depth_reached")]).isEqualTo("" + (i + 1));
      assertThat(fields[columns.indexOf("result")]).isEqualTo("0.5");
      assertThat(fields[columns.indexOf("game")]).isEqualTo("suite#1");
      assertThat(fields[columns.indexOf("phase")]).isEqualTo("opening");
    }
  }

  @Test
  void aGameWithACommaIsRefused() {
    assertThatThrownBy(() -> new EffortCsv.Origin("pgn", "a,b", 0, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("comma");
  }
}
