package v7p3r.desc.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.Feature;
import v7p3r.desc.PriorFeatures;
import v7p3r.json.JsonNode;
import v7p3r.notation.Fen;

/** The models that come with the project. */
class ShippedModelTest {
  private static final Path FOLDER = Path.of("../models/desc-v1.0");

  /** Pieces hang or hit each other, and kings are in danger. */
  private static final List<String> SHARP =
      List.of(
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "r1bq1rk1/ppp2ppp/2np1n2/2b1p1B1/2B1P3/2NP1N2/PPP2PPP/R2Q1RK1 w - - 0 7",
          "r2q1rk1/1b2bppp/p1n1pn2/1p2N3/3P4/P1NB4/1P2QPPP/R1B2RK1 b - - 0 14");

  /** A rook or a queen against a bare king, and pawns that nothing stops. */
  private static final List<String> PLAIN =
      List.of(
          "8/8/8/4k3/8/8/3QK3/8 w - - 0 1",
          "8/8/3k4/8/8/3K4/7R/8 w - - 0 1",
          "7k/8/8/8/P7/1P6/2K5/8 w - - 0 1");

  @Test
  void bothStagesKnowTheFeaturesOfThisVersion() {
    List<String> names = new ArrayList<>(Feature.prior().stream().map(Feature::column).toList());
    assertThat(EffortModel.load(FOLDER, Stage.PRIOR, names).featureNames()).isEqualTo(names);
    Feature.live().forEach(feature -> names.add(feature.column()));
    assertThat(EffortModel.load(FOLDER, Stage.LIVE, names).featureNames()).isEqualTo(names);
  }

  @Test
  void sharpPositionsDeserveMoreThanPlainOnes() {
    double least = SHARP.stream().mapToDouble(ShippedModelTest::priorPes).min().orElseThrow();
    double most = PLAIN.stream().mapToDouble(ShippedModelTest::priorPes).max().orElseThrow();
    assertThat(least).isGreaterThan(most);
  }

  @Test
  void theMetadataTellWhatItWasTrainedOn() {
    JsonNode metadata = JsonNode.read(ModelFile.read(FOLDER.resolve(Stage.METADATA_FILE)));
    JsonNode profile = metadata.at("profile");
    assertThat(profile.at("effort_dataset.csv").at("rows").number()).isGreaterThan(1_000_000);
    assertThat(profile.at("deep.csv").at("rows").number()).isGreaterThanOrEqualTo(7 * 60_000);
    for (String layer : List.of("effort_dataset.csv", "deep.csv")) {
      assertThat(profile.at(layer).at("sha256").text()).hasSize(64);
      assertThat(profile.at(layer).at("command").text()).startsWith("./v7p3r profile ");
    }
    assertThat(metadata.at("stages").at("prior").at("data").at("sources").names())
        .hasSizeGreaterThanOrEqualTo(4);
  }

  private static double priorPes(String fen) {
    EffortModel model = EffortModel.load(FOLDER, Stage.PRIOR);
    Position position = Fen.parse(fen);
    float[] features = new float[PriorFeatures.COUNT];
    new PriorFeatures().extract(position, CarryOver.NONE, features);
    return model.pes(features, model.newScratch());
  }
}
